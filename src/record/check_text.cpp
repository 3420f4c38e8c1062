#include <algorithm>
#include <array>

#include "notation/action_text.h"
#include "notation/position/draft.h"
#include "notation/reading/read_word.h"
#include "record/check.h"

namespace nhx {

namespace {

// The words behind a check's name, one letter each: h a hex; s a seat; n a number; i initiatives; l a list of hexes; p a phase; a an
// action; r an action and, if there is one, the reason why not; t the Bio-droid; w seats; c tiles of the seat.
struct CheckShape {
  std::string_view word;
  CheckKind kind;
  std::string_view rest;
};

constexpr std::array<CheckShape, 25> kCheckShapes = {{
    {"hp", CheckKind::hp, "sn"},
    {"netted", CheckKind::netted, "h"},
    {"free", CheckKind::free, "h"},
    {"control", CheckKind::control, "hs"},
    {"scoped", CheckKind::scoped, "hs"},
    {"unscoped", CheckKind::unscoped, "h"},
    {"initiative", CheckKind::initiative, "hi"},
    {"melee", CheckKind::melee, "hn"},
    {"ranged", CheckKind::ranged, "hn"},
    {"medics", CheckKind::medics, "hl"},
    {"linked", CheckKind::linked, "hl"},
    {"to-act", CheckKind::to_act, "sp"},
    {"actions", CheckKind::actions, "n"},
    {"legal", CheckKind::legal, "a"},
    {"illegal", CheckKind::illegal, "r"},
    {"winner", CheckKind::winner, "w"},
    {"hand", CheckKind::hand, "sc"},
    {"gone", CheckKind::gone, "sc"},
    {"pile", CheckKind::pile, "sn"},
    {"energy", CheckKind::energy, "sn"},
    {"score", CheckKind::score, "sn"},
    {"link", CheckKind::link, "h"},
    {"no-link", CheckKind::no_link, "h"},
    {"returned", CheckKind::returned, "st"},
    {"outcomes", CheckKind::outcomes, "n"},
}};

constexpr std::string_view kBecause = ":";
constexpr int kMostCounted = 1'000'000;

std::string_view check_part(char letter) {
  switch (letter) {
    case 's': return "a seat";
    case 'n': return "a number";
    case 'i': return "a list of initiatives ('3,2', '-' for none)";
    case 'l': return "a list of hexes ('b2,b3', '-' for none)";
    case 'p': return "a phase ('play', 'draw', 'battle' and so on)";
    case 'w': return "a list of seats ('1,2', '-' for none)";
    case 'c': return "a list of tiles ('mutant,move', '-' for none)";
    case 't': return "'bio-droid'";
    default: return "a hex";
  }
}

const CheckShape* shape_named(std::string_view word) {
  for (const CheckShape& shape : kCheckShapes) {
    if (shape.word == word) return &shape;
  }
  return nullptr;
}

class CheckReader {
 public:
  CheckReader(const Line& line, const Position& position, FaultList& faults)
      : line_(line), position_(position), faults_(faults), words_(line, faults), check_{.line = line[0].line, .text = joined(line)} {}

  std::optional<Check> read() {
    const CheckShape* shape = shape_named(line_[0].text);
    const bool good = shape != nullptr ? read_shape(*shape) : read_hex_check();
    return good ? std::optional(check_) : std::nullopt;
  }

 private:
  bool read_shape(const CheckShape& shape) {
    words_.take(shape.word);
    check_.kind = shape.kind;
    if (shape.rest == "a") return put(check_.action, read_action(words_, position_));
    if (shape.rest == "r") return put(check_.action, read_action(words_, position_, kBecause)) && read_reason();
    bool good = true;
    for (const char letter : shape.rest) {
      const Word* word = words_.next(check_part(letter));
      if (word == nullptr) return false;
      good = read_part(letter, *word) && good;
      if (!good && letter == 's') return false;
    }
    good = good && words_.at_end();
    words_.finish();
    return good;
  }

  bool read_part(char letter, const Word& word) {
    switch (letter) {
      case 's': return put(check_.seat, read_player_seat(word, position_, faults_));
      case 'n': return put(check_.number, read_number(word, "This", 0, kMostCounted, faults_));
      case 'i': return put(check_.segments, read_segments(word, faults_));
      case 'l': return put(check_.hexes, read_hexes(word, position_.large_board(), faults_));
      case 'h': return put(check_.hex, read_hex(word, position_.large_board(), faults_));
      case 'p': return read_phase(word);
      case 'w': return put(check_.seats, read_seats(word, position_, faults_));
      case 'c': return read_tile_list(word);
      default: return read_bio_droid(word);
    }
  }

  bool read_phase(const Word& word) {
    if (put(check_.phase, parse_phase(word.text))) return true;
    faults_.add(word, "unknown-word", "There is no phase " + in_quotes(word.text) + "." + suggestion(word.text, phase_words()));
    return false;
  }

  bool read_tile_list(const Word& word) {
    std::optional<std::vector<TileId>> tiles = read_tiles(word, position_.players[check_.seat].army, faults_);
    if (!tiles) return false;
    std::sort(tiles->begin(), tiles->end());
    check_.tiles = std::move(*tiles);
    return true;
  }

  // What may stand behind the action: `: netted`.
  bool read_reason() {
    if (!words_.take(kBecause)) return true;
    const Word* word = words_.next("the word of a reason");
    if (word == nullptr) return false;
    words_.finish();
    const std::optional<Illegal> reason = parse_illegal(word->text);
    if (reason && *reason != Illegal::none) {
      check_.reason = *reason;
      return true;
    }
    faults_.add(*word, "unknown-word", in_quotes(word->text) + " is no reason." + suggestion(word->text, illegal_words()));
    return false;
  }

  bool read_bio_droid(const Word& word) {
    if (word.text == "bio-droid") return true;
    faults_.add(word, "unknown-tile", "Only a Bio-droid returns to the pile, not " + in_quotes(word.text) + ".");
    return false;
  }

  // `c3 empty` or `c3 2 mutant s wounds 1`
  bool read_hex_check() {
    const bool is_hex = line_[0].text.size() == 2 && parse_number(line_[0].text.substr(1)).has_value();
    if (!is_hex) {
      std::vector<std::string_view> names;
      for (const CheckShape& shape : kCheckShapes) names.push_back(shape.word);
      faults_.add(line_[0], "unknown-word", "No check starts with " + in_quotes(line_[0].text) + "." + suggestion(line_[0].text, names));
      return false;
    }
    if (!put(check_.hex, read_hex(line_[0], position_.large_board(), faults_))) return false;
    if (line_.size() > 1 && line_[1].text == "empty") {
      words_.next("");
      words_.next("");
      words_.finish();
      return line_.size() == 2;
    }
    check_.kind = CheckKind::unit;
    const std::optional<UnitDraft> draft = read_unit_line(line_, faults_);
    return draft && read_unit(*draft);
  }

  bool read_unit(const UnitDraft& draft) {
    for (const std::optional<Word>* word : {&draft.spent.word, &draft.extra.word, &draft.converted.word, &draft.moved.word}) {
      if (!*word) continue;
      faults_.add(**word, "extra-word", "A check compares owner, tile, facing and wounds only.");
      return false;
    }
    const std::optional<Seat> seat = read_player_seat(draft.seat, position_, faults_);
    if (!seat) return false;
    const std::optional<TileId> tile = read_tile(draft.tile, position_.players[*seat].army, faults_);
    const std::optional<Direction> facing = draft.facing ? read_direction(*draft.facing, faults_) : Direction::n;
    const std::optional<int> wounds = draft.wounds.word ? read_number(*draft.wounds.word, "The number of wounds", 0, 3, faults_) : 0;
    if (!tile || !facing || !wounds) return false;
    check_.unit = make_unit(*tile, *seat, is_round(*tile) ? Direction::n : *facing, *wounds);
    return true;
  }

  Line line_;
  const Position& position_;
  FaultList& faults_;
  WordReader words_;
  Check check_;
};

}  // namespace

std::optional<Check> read_check(const Line& line, const Position& position, FaultList& faults) {
  return CheckReader(line, position, faults).read();
}

}  // namespace nhx
