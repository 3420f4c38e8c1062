#include "notation/event_text.h"

#include <array>

#include "notation/names.h"
#include "notation/read_word.h"

namespace nhx {

namespace {

// The words behind an event's name, one letter each: a, b, c hexes; n a number; s a seat; d a side; i what an icon becomes; t the
// Bio-droid.
struct Shape {
  std::string_view word;
  std::string_view rest;
};

constexpr std::array<Shape, 14> kShapes = {{
    {"segment", "n"},
    {"converted", "adi"},
    {"exploded", "a"},
    {"hit", "abn"},
    {"blocked", "ab"},
    {"endless", "abn"},
    {"saved", "abcn"},
    {"wounded", "an"},
    {"destroyed", "a"},
    {"hp", "sn"},
    {"returned", "st"},
    {"captured", "as"},
    {"released", "a"},
    {"over", ""},
}};

constexpr std::string_view kBioDroid = "bio-droid";

const Shape& shape_of(EventKind kind) { return kShapes[static_cast<std::size_t>(kind)]; }

std::string_view name_of(char letter) {
  switch (letter) {
    case 'n': return "a number";
    case 's': return "a seat";
    case 'd': return "a side (n, ne, se, s, sw, nw)";
    case 'i': return "'melee' or 'ranged'";
    case 't': return "'bio-droid'";
    default: return "a hex";
  }
}

template <class Field, class Value>
bool put(Field& field, const std::optional<Value>& value) {
  if (value) field = static_cast<Field>(*value);
  return value.has_value();
}

bool read_part(Event& event, char letter, const Word& word, bool large_board, FaultList& faults) {
  switch (letter) {
    case 'n': return put(event.n, read_number(word, "The last word of '" + std::string(shape_of(event.kind).word) + "'", 0, 255, faults));
    case 's': return put(event.seat, read_seat(word, faults));
    case 'd': return put(event.side, read_direction(word, faults));
    case 'a': return put(event.a, read_hex(word, large_board, faults));
    case 'b': return put(event.b, read_hex(word, large_board, faults));
    case 'c': return put(event.c, read_hex(word, large_board, faults));
    case 'i':
      event.n = word.text == "ranged" ? 1 : 0;
      if (event.n == 1 || word.text == "melee") return true;
      faults.add(word, "unknown-word", "An icon becomes melee or ranged, not " + quoted(word.text) + ".");
      return false;
    default:
      if (word.text == kBioDroid) return true;
      faults.add(word, "unknown-tile", "Only a Bio-droid returns to the pile, not " + quoted(word.text) + ".");
      return false;
  }
}

std::string part_text(const Event& event, char letter, bool large_board) {
  switch (letter) {
    case 'n': return std::to_string(event.n);
    case 's': return seat_word(event.seat);
    case 'd': return std::string(direction_word(event.side));
    case 'i': return event.n != 0 ? "ranged" : "melee";
    case 't': return std::string(kBioDroid);
    case 'a': return hex_word(event.a, large_board);
    case 'b': return hex_word(event.b, large_board);
    default: return hex_word(event.c, large_board);
  }
}

std::optional<EventKind> read_kind(const Word& word, FaultList& faults) {
  std::vector<std::string_view> words;
  for (std::size_t i = 0; i < kShapes.size(); ++i) {
    if (kShapes[i].word == word.text) return static_cast<EventKind>(i);
    words.push_back(kShapes[i].word);
  }
  faults.add(word, "unknown-word", "There is no event " + quoted(word.text) + "." + suggestion(word.text, words));
  return std::nullopt;
}

std::string wounds_in_words(int wounds) { return std::to_string(wounds) + (wounds == 1 ? " wound" : " wounds"); }

}  // namespace

std::string to_text(const Event& event, bool large_board) {
  std::string text(shape_of(event.kind).word);
  for (const char letter : shape_of(event.kind).rest) text += " " + part_text(event, letter, large_board);
  return text;
}

std::optional<Event> read_event(WordReader& words, bool large_board) {
  const Word* kind_there = words.next("the name of an event");
  const std::optional<EventKind> kind = kind_there != nullptr ? read_kind(*kind_there, words.faults()) : std::nullopt;
  if (!kind) return std::nullopt;
  Event event{.kind = *kind};
  bool good = true;
  for (const char letter : shape_of(*kind).rest) {
    const Word* word = words.next(name_of(letter));
    if (word == nullptr) return std::nullopt;
    good = read_part(event, letter, *word, large_board, words.faults()) && good;
  }
  good = good && words.at_end();
  words.finish();
  return good ? std::optional(event) : std::nullopt;
}

Parsed<Event> parse_event(std::string_view text, bool large_board) {
  FaultList faults;
  Parsed<Event> parsed;
  const std::vector<Line> lines = split_lines(text, faults);
  if (lines.empty() && !faults.any()) faults.add({.line = 1, .column = 1}, "missing-word", "There is no event.");
  if (!lines.empty()) {
    WordReader words(lines[0], faults);
    words.take(">");
    parsed.value = read_event(words, large_board);
  }
  if (lines.size() > 1) faults.add(lines[1][0], "extra-word", "One event is expected, but another line follows.");
  if (faults.any()) parsed.value.reset();
  parsed.faults = faults.take();
  return parsed;
}

std::string in_words(const Event& event, const Position& before_segment) {
  const auto unit = [&](Hex hex) { return unit_name(before_segment, hex); };
  switch (event.kind) {
    case EventKind::segment: return "Segment " + std::to_string(event.n);
    case EventKind::converted:
      return unit(event.a) + (event.n != 0 ? " shoots instead of striking" : " strikes instead of shooting") + " to the " +
             std::string(direction_word(event.side)) + " (Quartermaster)";
    case EventKind::exploded: return unit(event.a) + " explodes";
    case EventKind::hit: return unit(event.a) + " hits " + unit(event.b) + " for " + std::to_string(event.n);
    case EventKind::blocked: return "Armour of " + unit(event.b) + " stops the attack of " + unit(event.a);
    case EventKind::endless:
      return unit(event.a) + " hits " + unit(event.b) + " infinitely many times, for " + std::to_string(event.n) + " each";
    case EventKind::saved:
      return unit(event.a) + " is spared the attack of " + unit(event.c) + " (" + wounds_in_words(event.n) + "); " + unit(event.b) +
             " is lost for it";
    case EventKind::wounded: return unit(event.a) + " stays with " + wounds_in_words(event.n);
    case EventKind::destroyed: return unit(event.a) + " leaves the board";
    case EventKind::hp:
      return army_name(before_segment, event.seat) + " is down to " + std::to_string(event.n) + (event.n == 1 ? " point" : " points");
    case EventKind::returned: return "The Bio-droid goes to the top of the pile of " + army_name(before_segment, event.seat);
    case EventKind::captured: return army_name(before_segment, event.seat) + " takes control of " + unit(event.a);
    case EventKind::released: return unit(event.a) + " is its owner's again";
    case EventKind::over: return "The Battle is over";
  }
  return {};
}

}  // namespace nhx
