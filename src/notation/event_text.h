#pragma once

#include <string>
#include <string_view>

#include "engine/event.h"
#include "notation/fault.h"

namespace nhx {

// Without the leading "> ".
std::string to_text(const Event& event, bool large_board);
Parsed<Event> parse_event(std::string_view text, bool large_board);

// The event in plain words, for people: "Mutant c3 hits Hornet c4 for 1".
std::string in_words(const Event& event, const Position& before_segment);

}  // namespace nhx
