#include "notation/action_text.h"

#include <algorithm>

#include "engine/model/action_spec.h"
#include "notation/reading/read_word.h"

namespace nhx {

namespace {

constexpr std::string_view kRun = "run";
constexpr int kMostPoints = 255;

std::string_view expected(OperandType type) {
  switch (type) {
    case OperandType::tile: return "the name of a tile";
    case OperandType::seat: return "the number of a seat";
    case OperandType::facing:
    case OperandType::side: return "a direction (n, ne, se, s, sw, nw)";
    case OperandType::icon: return "what the icon becomes (melee or ranged)";
    case OperandType::points: return "the number of points";
    case OperandType::wounds: return "the number of wounds";
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

Direction side_of(const Action& action, Field field) { return field == Field::side ? action.side : action.second_side; }

bool is_written(const Action& action, const Operand& operand) {
  switch (operand.written) {
    case Written::always:
    case Written::always_or_n: return true;
    case Written::unless_n: return action.side != Direction::n;
    case Written::unless_round: return action.side != Direction::n || !is_round(action.tiles[0]);
    case Written::if_any: return operand.type == OperandType::tiles ? tiles_in(action) > 0 : action.c != kNoHex;
    case Written::with_attacker: return action.c != kNoHex;
  }
  return true;
}

std::string operand_text(const Action& action, const Operand& operand, bool large_board) {
  switch (operand.type) {
    case OperandType::none: break;
    case OperandType::hex: return hex_word(hex_of(action, operand.field), large_board);
    case OperandType::facing:
    case OperandType::side: return std::string(direction_word(side_of(action, operand.field)));
    case OperandType::tile: return std::string(spec_of(action.tiles[0]).word);
    case OperandType::tiles: return joined_tiles(action);
    case OperandType::seat: return seat_word(action.next);
    case OperandType::icon: return action.to_ranged ? "ranged" : "melee";
    case OperandType::wounds: return std::to_string(action.number);
    case OperandType::points: return std::to_string(action.number + tiles_in(action));
  }
  return {};
}

bool may_be_missing(const Operand& operand) {
  return operand.written == Written::unless_n || operand.written == Written::if_any || operand.written == Written::with_attacker;
}

// Reads one action from the words of a line.
class ActionReader {
 public:
  ActionReader(WordReader& words, const Position& position, std::string_view end) : words_(words), position_(position), end_(end) {}

  std::optional<Action> read() {
    if (!read_start() || !read_operands()) return std::nullopt;
    if (at_end()) return action_;
    words_.finish();
    return std::nullopt;
  }

  // A line of a file.
  std::vector<Action> read_all() {
    std::vector<Action> actions;
    bool good = read_start() && read_operands();
    if (good) actions.push_back(action_);
    while (good && action_.kind == ActionKind::draw && !at_end()) {
      good = read_operands();
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

  const Word* next(std::string_view what) {
    if (!at_end()) return words_.next(what);
    return words_.missing(std::string(what) + " (" + usage_of(action_.kind) + ")");
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
    std::vector<std::string_view> known;
    for (const ActionSpec& spec : kActionSpecs) {
      action_.kind = spec.kind;
      if (spec.word == full.text) return true;
      known.push_back(spec.word);
    }
    words_.faults().add(full, "unknown-word", in_quotes(full.text) + " is no action." + suggestion(full.text, known));
    return false;
  }

  bool read_operands() {
    bool good = true;
    for (const Operand& operand : operands_of(action_.kind)) {
      if (is_left_out(operand) || read_operand(operand)) continue;
      good = false;
      if (at_end()) break;
    }
    return good && is_seated_ && settle_points();
  }

  [[nodiscard]] bool is_left_out(const Operand& operand) const {
    switch (operand.written) {
      case Written::always: return false;
      case Written::always_or_n:
      case Written::unless_n: return at_end() || parse_hex(words_.peek().text, position_.large_board()).has_value();
      case Written::unless_round: return at_end() && is_round(action_.tiles[0]);
      case Written::if_any: return at_end();
      case Written::with_attacker: return action_.c == kNoHex;
    }
    return false;
  }

  bool read_operand(const Operand& operand) {
    const Word* word = next(expected(operand.type));
    if (word == nullptr) return false;
    FaultList& faults = words_.faults();
    switch (operand.type) {
      case OperandType::none: return false;
      case OperandType::hex: return put(hex_at(operand.field), read_hex(*word, position_.large_board(), faults));
      case OperandType::facing:
      case OperandType::side: return put(side_at(operand.field), read_direction(*word, faults));
      case OperandType::tile: return is_seated_ && put(action_.tiles[0], read_tile(*word, army(), faults));
      case OperandType::tiles: return is_seated_ && read_tile_list(*word);
      case OperandType::seat: return put(action_.next, read_seat(*word, faults));
      case OperandType::icon: return read_icon(*word);
      case OperandType::wounds: return put(action_.number, read_number(*word, "The number of wounds", 1, kMostPoints, faults));
      case OperandType::points:
        points_ = *word;
        return put(action_.number, read_number(*word, "The number of points", 0, kMostPoints, faults));
    }
    return false;
  }

  Hex& hex_at(Field field) { return field == Field::a ? action_.a : field == Field::b ? action_.b : action_.c; }
  Direction& side_at(Field field) { return field == Field::side ? action_.side : action_.second_side; }
  [[nodiscard]] Army army() const { return position_.players[action_.seat].army; }

  bool read_icon(const Word& word) {
    action_.to_ranged = word.text == "ranged";
    if (action_.to_ranged || word.text == "melee") return true;
    words_.faults().add(word, "unknown-word", "An icon becomes melee or ranged, not " + in_quotes(word.text) + ".");
    return false;
  }

  bool read_tile_list(const Word& word) {
    const std::optional<std::vector<TileId>> tiles = nhx::read_tiles(word, army(), words_.faults());
    if (!tiles) return false;
    if (tiles->size() > action_.tiles.size()) {
      words_.faults().add(word, "too-many-tiles", "Nobody has more than " + std::to_string(action_.tiles.size()) + " tiles in his hand.");
      return false;
    }
    std::copy(tiles->begin(), tiles->end(), action_.tiles.begin());
    return true;
  }

  // Points are written with those for tiles among them.
  bool settle_points() {
    if (points_.text.empty()) return true;
    if (action_.number < tiles_in(action_)) {
      words_.faults().add(points_, "bad-number", "Every tile given up is a point, so there are at least as many points as tiles.");
      return false;
    }
    action_.number = static_cast<u8>(action_.number - tiles_in(action_));
    return true;
  }

  WordReader& words_;
  const Position& position_;
  std::string_view end_;
  Action action_;
  Word points_{};
  bool is_seated_ = false;
};

}  // namespace

std::string usage_of(ActionKind kind) {
  std::string text(spec_of(kind).word);
  bool is_open = false;
  for (const Operand& operand : operands_of(kind)) {
    const bool opens = may_be_missing(operand) && !is_open;
    text += opens ? " [" : " ";
    is_open = is_open || opens;
    for (const char letter : operand.name) text += static_cast<char>(letter - 'a' + 'A');
  }
  return is_open ? text + "]" : text;
}

std::string to_text(const Action& action, bool large_board) {
  std::string text = seat_word(action.seat) + " " + std::string(spec_of(action.kind).word);
  for (const Operand& operand : operands_of(action.kind)) {
    if (is_written(action, operand)) text += " " + operand_text(action, operand, large_board);
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
