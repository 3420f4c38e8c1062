#include "notation/action_text.h"

#include <algorithm>
#include <array>

#include "notation/reading/read_word.h"

namespace nhx {

namespace {

// The words behind an action's name, one letter each:
// a, b, c hexes; s the seat that is next; t a tile; d a side; i what an icon becomes;
// f the facing of the tile, none for one that is alike on all sides; h a facing that is written only when it is not n;
// m, k a facing and a second one, which may be left out when reading and then mean n;
// l tiles, if there are any; e points of energy and the tiles given up; w an attacker and wounds, outside a Battle neither.
struct ActionShape {
  std::string_view word;
  std::string_view rest;
  std::string_view usage;
};

// In the order of ActionKind.
constexpr std::array<ActionShape, kActionKinds> kActionShapes = {{
    {"hq", "ah", "hq HEX"},
    {"draw", "t", "draw TILE"},
    {"redraw", "l", "redraw"},
    {"discard", "t", "discard TILE"},
    {"place", "taf", "place TILE HEX FACING"},
    {"battle", "", "battle"},
    {"move", "abm", "move FROM TO FACING"},
    {"push", "ab", "push PUSHER PUSHED"},
    {"sniper", "a", "sniper HEX"},
    {"grenade", "a", "grenade HEX"},
    {"air-strike", "a", "air-strike HEX"},
    {"small-bomb", "abc", "small-bomb HEX HEX HEX"},
    {"castle", "ab", "castle HEX HEX"},
    {"rotate", "ad", "rotate HEX FACING"},
    {"terror", "", "terror"},
    {"walk", "abm", "walk FROM TO FACING"},
    {"transport", "abm", "transport FROM TO FACING"},
    {"hq-move", "abm", "hq-move FROM TO FACING"},
    {"hq-turn", "ad", "hq-turn HEX FACING"},
    {"run rotation", "ad", "run rotation HEX FACING"},
    {"run swap", "ambk", "run swap HEX FACING HEX FACING"},
    {"run push-back", "ab", "run push-back PUSHER PUSHED"},
    {"run laser", "ab", "run laser HEX HEX"},
    {"run elimination", "a", "run elimination HEX"},
    {"run detonation", "", "run detonation"},
    {"energy", "e", "energy POINTS TILES"},
    {"end", "", "end"},
    {"resign", "", "resign"},
    {"retreat", "ab", "retreat FROM TO"},
    {"turn", "ad", "turn HEX FACING"},
    {"explode", "a", "explode HEX"},
    {"hold", "a", "hold HEX"},
    {"convert", "adi", "convert HEX SIDE KIND"},
    {"keep", "a", "keep HEX"},
    {"medic", "abw", "medic LOST PATIENT ATTACKER WOUNDS"},
    {"order", "s", "order SEAT"},
}};

constexpr std::string_view kRun = "run";
constexpr int kMostPoints = 255;

const ActionShape& shape_of(ActionKind kind) { return kActionShapes[static_cast<std::size_t>(kind)]; }

std::string_view action_part(char letter) {
  switch (letter) {
    case 't': return "the name of a tile";
    case 's': return "the number of a seat";
    case 'd':
    case 'f': return "a direction (n, ne, se, s, sw, nw)";
    case 'i': return "what the icon becomes (melee or ranged)";
    case 'e': return "the number of points";
    case 'w': return "the number of wounds";
    default: return "a hex";
  }
}

std::string joined_tiles(const Action& action) {
  std::string text;
  for (const TileId tile : action.tiles) {
    if (tile != kNoTile) text += (text.empty() ? "" : ",") + std::string(spec_of(tile).word);
  }
  return text;
}

int tiles_in(const Action& action) {
  return static_cast<int>(std::count_if(action.tiles.begin(), action.tiles.end(), [](TileId tile) { return tile != kNoTile; }));
}

std::string part_text(const Action& action, char letter, bool large_board) {
  const auto side = [](Direction direction) { return std::string(direction_word(direction)); };
  switch (letter) {
    case 'a': return hex_word(action.a, large_board);
    case 'b': return hex_word(action.b, large_board);
    case 'c': return hex_word(action.c, large_board);
    case 's': return seat_word(action.next);
    case 't': return std::string(spec_of(action.tiles[0]).word);
    case 'd':
    case 'm': return side(action.side);
    case 'k': return side(action.second_side);
    case 'h': return action.side == Direction::n ? "" : side(action.side);
    case 'f': return action.side == Direction::n && is_round(action.tiles[0]) ? "" : side(action.side);
    case 'i': return action.to_ranged ? "ranged" : "melee";
    case 'l': return joined_tiles(action);
    case 'e': {
      const std::string tiles = joined_tiles(action);
      return std::to_string(action.number + tiles_in(action)) + (tiles.empty() ? "" : " " + tiles);
    }
    default: return action.c == kNoHex ? "" : hex_word(action.c, large_board) + " " + std::to_string(action.number);
  }
}

// Reads one action from the words of a line.
class ActionReader {
 public:
  ActionReader(WordReader& words, const Position& position, std::string_view end) : words_(words), position_(position), end_(end) {}

  std::optional<Action> read() {
    if (!read_start() || !read_parts()) return std::nullopt;
    if (at_end()) return action_;
    words_.finish();
    return std::nullopt;
  }

  // A line of a file.
  std::vector<Action> read_all() {
    std::vector<Action> actions;
    bool good = read_start() && read_parts();
    if (good) actions.push_back(action_);
    while (good && action_.kind == ActionKind::draw && !at_end()) {
      good = read_parts();
      actions.push_back(action_);
    }
    if (good && !at_end()) {
      words_.finish();
      good = false;
    }
    return good ? actions : std::vector<Action>{};
  }

 private:
  [[nodiscard]] bool at_end() const { return words_.at_end() || (!end_.empty() && words_.peek().text == end_); }
  [[nodiscard]] bool is_facing_left_out() const { return at_end() || parse_hex(words_.peek().text, position_.large_board()).has_value(); }

  const Word* next(std::string_view what) {
    if (!at_end()) return words_.next(what);
    return words_.missing(std::string(what) + " (" + std::string(shape_of(action_.kind).usage) + ")");
  }

  bool read_start() {
    const Word* seat_there = words_.next("the number of a seat");
    if (seat_there == nullptr) return false;
    const std::optional<Seat> seat = read_player_seat(*seat_there, position_, words_.faults());
    if (seat) action_.seat = *seat;
    is_seated_ = seat.has_value();
    const Word* kind_there = words_.next("an action ('place', 'move', 'end' and so on)");
    return kind_there != nullptr && read_kind(*kind_there);
  }

  bool read_kind(const Word& word) {
    Word full = word;
    std::string run;
    if (word.text == kRun) {
      const Word* procedure = words_.next("a procedure (rotation, swap, push-back, laser, elimination, detonation)");
      if (procedure == nullptr) return false;
      full = *procedure;
      run = std::string(kRun) + " " + std::string(procedure->text);
      full.text = run;
    }
    for (std::size_t i = 0; i < kActionShapes.size(); ++i) {
      if (kActionShapes[i].word != full.text) continue;
      action_.kind = static_cast<ActionKind>(i);
      return true;
    }
    std::vector<std::string_view> known;
    for (const ActionShape& shape : kActionShapes) known.push_back(shape.word);
    words_.faults().add(full, "unknown-word", in_quotes(full.text) + " is no action." + suggestion(full.text, known));
    return false;
  }

  bool read_parts() {
    bool good = true;
    for (const char letter : shape_of(action_.kind).rest) {
      if (read_part(letter)) continue;
      good = false;
      if (at_end()) break;
    }
    return good && is_seated_;
  }

  bool read_part(char letter) {
    switch (letter) {
      case 'h':
      case 'm': return is_facing_left_out() || read_side(action_.side);
      case 'k': return is_facing_left_out() || read_side(action_.second_side);
      case 'f': return (at_end() && is_round(action_.tiles[0])) || read_side(action_.side);
      case 'l': return at_end() || read_tile_list();
      case 'w': return at_end() || read_attack();
      case 'e': return read_energy();
      default: break;
    }
    const Word* word = next(action_part(letter));
    if (word == nullptr) return false;
    FaultList& faults = words_.faults();
    const bool large_board = position_.large_board();
    switch (letter) {
      case 'a': return put(action_.a, read_hex(*word, large_board, faults));
      case 'b': return put(action_.b, read_hex(*word, large_board, faults));
      case 'c': return put(action_.c, read_hex(*word, large_board, faults));
      case 'd': return put(action_.side, read_direction(*word, faults));
      case 's': return put(action_.next, read_seat(*word, faults));
      case 't': return is_seated_ && put(action_.tiles[0], read_tile(*word, army(), faults));
      default: return read_icon(*word);
    }
  }

  [[nodiscard]] Army army() const { return position_.players[action_.seat].army_word(); }

  bool read_side(Direction& side) {
    const Word* word = next(action_part('d'));
    return word != nullptr && put(side, read_direction(*word, words_.faults()));
  }

  bool read_icon(const Word& word) {
    action_.to_ranged = word.text == "ranged";
    if (action_.to_ranged || word.text == "melee") return true;
    words_.faults().add(word, "unknown-word", "An icon becomes melee or ranged, not " + in_quotes(word.text) + ".");
    return false;
  }

  bool read_attack() {
    if (!put(action_.c, read_hex(*words_.next(""), position_.large_board(), words_.faults()))) return false;
    const Word* word = next(action_part('w'));
    return word != nullptr && put(action_.number, read_number(*word, "The number of wounds", 1, kMostPoints, words_.faults()));
  }

  bool read_tile_list() {
    const Word* word = words_.next("");
    if (!is_seated_) return false;
    const std::optional<std::vector<TileId>> tiles = nhx::read_tiles(*word, army(), words_.faults());
    if (!tiles) return false;
    if (tiles->size() > action_.tiles.size()) {
      words_.faults().add(*word, "too-many-tiles", "Nobody has more than " + std::to_string(action_.tiles.size()) + " tiles in his hand.");
      return false;
    }
    std::copy(tiles->begin(), tiles->end(), action_.tiles.begin());
    return true;
  }

  bool read_energy() {
    const Word* word = next(action_part('e'));
    if (word == nullptr) return false;
    const std::optional<int> points = read_number(*word, "The number of points", 0, kMostPoints, words_.faults());
    if (!at_end() && !read_tile_list()) return false;
    if (!points) return false;
    if (*points < tiles_in(action_)) {
      words_.faults().add(*word, "bad-number", "Every tile given up is a point, so there are at least as many points as tiles.");
      return false;
    }
    action_.number = static_cast<u8>(*points - tiles_in(action_));
    return true;
  }

  WordReader& words_;
  const Position& position_;
  std::string_view end_;
  Action action_;
  bool is_seated_ = false;
};

}  // namespace

std::string to_text(const Action& action, bool large_board) {
  const ActionShape& shape = shape_of(action.kind);
  std::string text = seat_word(action.seat) + " " + std::string(shape.word);
  for (const char letter : shape.rest) {
    const std::string part = part_text(action, letter, large_board);
    if (!part.empty()) text += " " + part;
  }
  return text;
}

std::optional<Action> read_action(WordReader& words, const Position& position, std::string_view end) {
  return ActionReader(words, position, end).read();
}

std::vector<Action> read_actions(WordReader& words, const Position& position) { return ActionReader(words, position, {}).read_all(); }

Parsed<Action> parse_action(std::string_view text, const Position& position) {
  FaultList faults;
  Parsed<Action> parsed;
  const Lines lines = split_lines(text, faults);
  if (lines.empty() && !faults.any()) faults.add({.line = 1, .column = 1}, "missing-word", "There is no action.");
  if (!lines.empty()) {
    WordReader words(lines[0], faults);
    parsed.value = read_action(words, position);
  }
  if (lines.size() > 1) faults.add(lines[1][0], "extra-word", "One action is expected, but another line follows.");
  if (faults.any()) parsed.value.reset();
  parsed.faults = faults.take();
  return parsed;
}

}  // namespace nhx
