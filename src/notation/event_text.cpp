#include "notation/event_text.h"

#include "notation/event_shape.h"
#include "notation/names.h"
#include "notation/reading/read_word.h"

namespace nhx {

namespace {

constexpr int kDestroys = 255;  // wounds that nothing survives

std::string_view event_part(char letter) {
  switch (letter) {
    case 'n':
    case 'w': return "a number";
    case 's': return "a seat";
    case 'd':
    case 'f': return "a direction (n, ne, se, s, sw, nw)";
    case 'i': return "'melee' or 'ranged'";
    case 't': return "'bio-droid'";
    case 'k': return "'played', 'full-board', 'final' or 'overtime'";
    case 'p': return "the name of a tile";
    default: return "a hex";
  }
}

class EventReader {
 public:
  EventReader(WordReader& words, const Position& position) : words_(words), position_(position) {}

  std::optional<Event> read() {
    const Word* kind_there = words_.next("the name of an event");
    if (kind_there == nullptr || !read_kind(*kind_there)) return std::nullopt;
    bool good = true;
    for (const char letter : shape_of(event_.kind).rest) {
      if (read_part(letter)) continue;
      good = false;
      if (words_.at_end()) break;
    }
    good = good && words_.at_end();
    words_.finish();
    return good ? std::optional(event_) : std::nullopt;
  }

 private:
  bool read_kind(const Word& word) {
    for (std::size_t i = 0; i < kEventShapes.size(); ++i) {
      if (kEventShapes[i].word != word.text) continue;
      event_.kind = static_cast<EventKind>(i);
      return true;
    }
    std::vector<std::string_view> known;
    for (const EventShape& shape : kEventShapes) known.push_back(shape.word);
    words_.faults().add(word, "unknown-word", "There is no event " + in_quotes(word.text) + "." + suggestion(word.text, known));
    return false;
  }

  bool read_part(char letter) {
    const bool may_be_left_out = letter == 'm' || letter == 'w' || (letter == 'f' && is_round(event_.n));
    if (may_be_left_out && words_.at_end()) return true;
    const Word* word = words_.next(event_part(letter));
    if (word == nullptr) return false;
    FaultList& faults = words_.faults();
    const bool large_board = position_.large_board();
    switch (letter) {
      case 'n': return read_count(*word);
      case 's': return put(event_.seat, read_player_seat(*word, position_, faults));
      case 'd':
      case 'f':
      case 'm': return put(event_.side, read_direction(*word, faults));
      case 'a': return put(event_.a, read_hex(*word, large_board, faults));
      case 'b': return put(event_.b, read_hex(*word, large_board, faults));
      case 'x': return word->text == "-" || put(event_.a, read_hex(*word, large_board, faults));
      case 'k': return read_battle_kind(*word);
      case 'p': return read_placed(*word);
      case 'w': return read_attack(*word);
      case 'i':
        event_.n = word->text == "ranged" ? 1 : 0;
        if (event_.n == 1 || word->text == "melee") return true;
        faults.add(*word, "unknown-word", "An icon becomes melee or ranged, not " + in_quotes(word->text) + ".");
        return false;
      default:
        if (word->text == kBioDroid) return true;
        faults.add(*word, "unknown-tile", "Only a Bio-droid returns to the pile, not " + in_quotes(word->text) + ".");
        return false;
    }
  }

  bool read_count(const Word& word) {
    const std::string what = "The last word of '" + std::string(shape_of(event_.kind).word) + "'";
    return put(event_.n, read_number(word, what, 0, 255, words_.faults()));
  }

  bool read_battle_kind(const Word& word) {
    if (put(event_.n, parse_battle_kind(word.text))) return true;
    words_.faults().add(word, "unknown-word", "A Battle is played, full-board, final or overtime, not " + in_quotes(word.text) + ".");
    return false;
  }

  bool read_placed(const Word& word) {
    if (event_.seat == kNoSeat) return false;
    return put(event_.n, read_tile(word, position_.players[event_.seat].army, words_.faults()));
  }

  bool read_attack(const Word& attacker) {
    if (!put(event_.c, read_hex(attacker, position_.large_board(), words_.faults()))) return false;
    const Word* number = words_.next(event_part('n'));
    return number != nullptr && read_count(*number);
  }

  WordReader& words_;
  const Position& position_;
  Event event_;
};

std::string part_text(const Event& event, char letter, bool large_board) {
  switch (letter) {
    case 'n': return std::to_string(event.n);
    case 's': return seat_word(event.seat);
    case 'd':
    case 'm': return std::string(direction_word(event.side));
    case 'f': return event.side == Direction::n && is_round(event.n) ? "" : std::string(direction_word(event.side));
    case 'i': return event.n != 0 ? "ranged" : "melee";
    case 't': return std::string(kBioDroid);
    case 'k': return std::string(battle_kind_word(static_cast<BattleKind>(event.n)));
    case 'p': return std::string(spec_of(event.n).word);
    case 'x':
    case 'a': return hex_word(event.a, large_board);
    case 'b': return hex_word(event.b, large_board);
    default: return event.c == kNoHex ? "" : hex_word(event.c, large_board) + " " + std::to_string(event.n);
  }
}

// A plain sentence for every event, with the names of the position before it.
class Teller {
 public:
  explicit Teller(const Position& before) : before_(before) {}

  [[nodiscard]] std::string tell(const Event& event) const {
    switch (event.kind) {
      case EventKind::moved: return moved(event);
      case EventKind::placed: return placed(event);
      case EventKind::eliminated: return army(event.seat) + " is eliminated, its tiles leave the board";
      case EventKind::fight: return fight(event);
      case EventKind::segment: return "Segment " + std::to_string(event.n);
      case EventKind::converted:
        return unit(event.a) + (event.n != 0 ? " shoots instead of striking" : " strikes instead of shooting") + " to the " +
               side(event.side) + " (Quartermaster)";
      case EventKind::exploded: return unit(event.a) + " explodes";
      case EventKind::hit: return hit(event);
      case EventKind::blocked: return "Armour of " + unit(event.b) + " stops the attack of " + unit(event.a);
      case EventKind::endless:
        return unit(event.a) + " hits " + unit(event.b) + " infinitely many times, for " + std::to_string(event.n) + " each";
      case EventKind::saved: return saved(event);
      case EventKind::wounded: return unit(event.a) + " stays with " + wounds(event.n);
      case EventKind::destroyed: return unit(event.a) + " leaves the board";
      case EventKind::hp: return army(event.seat) + " is down to " + std::to_string(event.n) + (event.n == 1 ? " point" : " points");
      case EventKind::score: return army(event.seat) + " has scored " + std::to_string(event.n) + (event.n == 1 ? " point" : " points");
      case EventKind::returned: return "The Bio-droid goes to the top of the pile of " + army(event.seat);
      case EventKind::captured: return army(event.seat) + " takes control of " + unit(event.a);
      case EventKind::released: return unit(event.a) + " is its owner's again";
      case EventKind::over: return "The Battle is over";
      case EventKind::won: return army(event.seat) + " has won";
    }
    return {};
  }

 private:
  [[nodiscard]] std::string unit(Hex hex) const { return unit_name(before_, hex); }
  [[nodiscard]] std::string army(Seat seat) const { return army_name(before_, seat); }
  static std::string side(Direction direction) { return std::string(direction_word(direction)); }
  static std::string wounds(int count) { return std::to_string(count) + (count == 1 ? " wound" : " wounds"); }

  [[nodiscard]] std::string moved(const Event& event) const {
    const bool is_alike = event.a < kHexes && before_.board[event.a].tile != kNoTile && is_round(before_.board[event.a].tile);
    if (event.a == event.b) return unit(event.a) + " turns to the " + side(event.side);
    return unit(event.a) + " goes to " + hex_word(event.b, before_.large_board()) + (is_alike ? "" : ", facing " + side(event.side));
  }

  [[nodiscard]] std::string placed(const Event& event) const {
    return army(event.seat) + " places " + std::string(spec_of(event.n).name) + " on " + hex_word(event.a, before_.large_board()) +
           (is_round(event.n) ? "" : ", facing " + side(event.side));
  }

  [[nodiscard]] std::string fight(const Event& event) const {
    switch (static_cast<BattleKind>(event.n)) {
      case BattleKind::played: return army(event.seat) + " starts a Battle";
      case BattleKind::full_board: return "The board is full: a Battle, caused by " + army(event.seat);
      case BattleKind::final: return "The Final Battle, caused by " + army(event.seat);
      case BattleKind::overtime: return "The Battle of the overtime, caused by " + army(event.seat);
    }
    return {};
  }

  [[nodiscard]] std::string hit(const Event& event) const {
    if (event.a != kNoHex) return unit(event.a) + " hits " + unit(event.b) + " for " + std::to_string(event.n);
    return unit(event.b) + " is hit" + (event.n == kDestroys ? " and would not survive it" : " for " + std::to_string(event.n));
  }

  [[nodiscard]] std::string saved(const Event& event) const {
    const std::string from = event.c == kNoHex ? "" : " the attack of " + unit(event.c) + " (" + wounds(event.n) + ")";
    return unit(event.a) + " is spared" + from + "; " + unit(event.b) + " is lost for it";
  }

  const Position& before_;
};

}  // namespace

std::string to_text(const Event& event, bool large_board) {
  const EventShape& shape = shape_of(event.kind);
  std::string text(shape.word);
  for (const char letter : shape.rest) {
    const std::string part = part_text(event, letter, large_board);
    if (!part.empty()) text += " " + part;
  }
  return text;
}

std::optional<Event> read_event(WordReader& words, const Position& position) { return EventReader(words, position).read(); }

Parsed<Event> parse_event(std::string_view text, const Position& position) {
  FaultList faults;
  const Lines lines = split_lines(text, faults);
  if (lines.empty() && !faults.any()) faults.add({.line = 1, .column = 1}, "missing-word", "There is no event.");
  std::optional<Event> event;
  if (!lines.empty()) {
    WordReader words(lines[0], faults);
    words.take(">");
    event = read_event(words, position);
  }
  if (lines.size() > 1) faults.add(lines[1][0], "extra-word", "One event is expected, but another line follows.");
  return unless_faulty(event, faults);
}

std::string in_words(const Event& event, const Position& before) { return Teller(before).tell(event); }

}  // namespace nhx
