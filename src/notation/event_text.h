#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/model/event.h"
#include "notation/reading/fault.h"

namespace nhx {

class WordReader;

// Without the leading "> ".
std::string to_text(const Event& event, bool large_board);
// The position says only who plays what on which board.
Parsed<Event> parse_event(std::string_view text, const Position& position);

// The words of a line from here to its end.
std::optional<Event> read_event(WordReader& words, const Position& position);

// The event in plain words, for people: "Mutant c3 hits Hornet c4 for 1".
std::string in_words(const Event& event, const Position& before);

}  // namespace nhx
