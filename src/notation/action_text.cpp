#include "notation/action_text.h"

#include <array>

#include "notation/read_word.h"

namespace nhx {

namespace {

constexpr std::array<std::string_view, 7> kKindWords = {"battle", "explode", "hold", "convert", "keep", "medic", "order"};
constexpr int kMostWounds = 255;

std::optional<ActionKind> read_kind(const Word& word, FaultList& faults) {
  for (std::size_t i = 0; i < kKindWords.size(); ++i) {
    if (kKindWords[i] == word.text) return static_cast<ActionKind>(i);
  }
  faults.add(word, "unknown-word",
             quoted(word.text) + " is no action: battle, explode, hold, convert, keep, medic and order are." +
                 suggestion(word.text, {kKindWords.begin(), kKindWords.end()}));
  return std::nullopt;
}

// Puts what stands there into `field`; false with a fault when it cannot.
bool read_into(Hex& field, WordReader& words, std::string_view what, bool large_board) {
  const Word* word = words.next(what);
  const std::optional<Hex> hex = word != nullptr ? read_hex(*word, large_board, words.faults()) : std::nullopt;
  if (hex) field = *hex;
  return hex.has_value();
}

bool read_icon(Action& action, WordReader& words) {
  const Word* side = words.next("the side of the icon (n, ne, se, s, sw, nw)");
  if (side == nullptr) return false;
  const std::optional<Direction> direction = read_direction(*side, words.faults());
  if (direction) action.side = *direction;
  const Word* kind = words.next("what the icon becomes (melee or ranged)");
  if (kind == nullptr) return false;
  action.to_ranged = kind->text == "ranged";
  if (action.to_ranged || kind->text == "melee") return direction.has_value();
  words.faults().add(*kind, "unknown-word", "An icon becomes melee or ranged, not " + quoted(kind->text) + ".");
  return false;
}

bool read_wounds(Action& action, WordReader& words) {
  const Word* word = words.next("the number of wounds");
  const std::optional<int> wounds =
      word != nullptr ? read_number(*word, "The number of wounds", 1, kMostWounds, words.faults()) : std::nullopt;
  if (wounds) action.wounds = static_cast<u8>(*wounds);
  return wounds.has_value();
}

bool read_next_seat(Action& action, WordReader& words) {
  const Word* word = words.next("the seat that decides next");
  const std::optional<Seat> seat = word != nullptr ? read_seat(*word, words.faults()) : std::nullopt;
  if (seat) action.next = *seat;
  return seat.has_value();
}

bool read_rest(Action& action, WordReader& words, bool large_board) {
  switch (action.kind) {
    case ActionKind::battle: return true;
    case ActionKind::explode:
    case ActionKind::hold: return read_into(action.a, words, "the hex of the Clown", large_board);
    case ActionKind::convert: return read_into(action.a, words, "the hex of the unit", large_board) && read_icon(action, words);
    case ActionKind::keep: return read_into(action.a, words, "the hex of the unit", large_board);
    case ActionKind::medic:
      return read_into(action.a, words, "the hex of the Medic that is lost", large_board) &&
             read_into(action.b, words, "the hex of the patient", large_board) &&
             read_into(action.c, words, "the hex of the attacker", large_board) && read_wounds(action, words);
    case ActionKind::order: return read_next_seat(action, words);
  }
  return false;
}

}  // namespace

std::string to_text(const Action& action, bool large_board) {
  const auto hex = [&](Hex which) { return " " + hex_word(which, large_board); };
  std::string start = seat_word(action.seat) + " " + std::string(kKindWords[static_cast<std::size_t>(action.kind)]);
  switch (action.kind) {
    case ActionKind::battle: return start;
    case ActionKind::explode:
    case ActionKind::hold:
    case ActionKind::keep: return start + hex(action.a);
    case ActionKind::convert:
      return start + hex(action.a) + " " + std::string(direction_word(action.side)) + (action.to_ranged ? " ranged" : " melee");
    case ActionKind::medic: return start + hex(action.a) + hex(action.b) + hex(action.c) + " " + std::to_string(action.wounds);
    case ActionKind::order: return start + " " + seat_word(action.next);
  }
  return start;
}

std::optional<Action> read_action(WordReader& words, bool large_board) {
  const Word* seat_there = words.next("the number of a seat");
  if (seat_there == nullptr) return std::nullopt;
  const std::optional<Seat> seat = read_seat(*seat_there, words.faults());
  const Word* kind_there = words.next("an action (battle, explode, hold, convert, keep, medic, order)");
  const std::optional<ActionKind> kind = kind_there != nullptr ? read_kind(*kind_there, words.faults()) : std::nullopt;
  if (!kind) return std::nullopt;
  Action action{.kind = *kind, .seat = seat.value_or(Seat{0})};
  if (!read_rest(action, words, large_board)) return std::nullopt;
  const bool ends_here = words.at_end();
  words.finish();
  return seat && ends_here ? std::optional(action) : std::nullopt;
}

Parsed<Action> parse_action(std::string_view text, bool large_board) {
  FaultList faults;
  Parsed<Action> parsed;
  const std::vector<Line> lines = split_lines(text, faults);
  if (lines.empty() && !faults.any()) faults.add({.line = 1, .column = 1}, "missing-word", "There is no action.");
  if (!lines.empty()) {
    WordReader words(lines[0], faults);
    parsed.value = read_action(words, large_board);
  }
  if (lines.size() > 1) faults.add(lines[1][0], "extra-word", "One action is expected, but another line follows.");
  if (faults.any()) parsed.value.reset();
  parsed.faults = faults.take();
  return parsed;
}

std::string_view sentence(Illegal reason) {
  switch (reason) {
    case Illegal::none: return "It is legal.";
    case Illegal::not_your_turn: return "Another seat is asked.";
    case Illegal::over: return "The game is over.";
    case Illegal::not_now: return "A decision of another kind is asked now.";
    case Illegal::no_such_tile: return "That tile is not in the hand.";
    case Illegal::not_offered: return "That is not one of the answers that are possible now.";
  }
  return "It is not legal.";
}

}  // namespace nhx
