#pragma once

#include <span>
#include <string>

#include "engine/model/action.h"
#include "engine/model/event.h"

// What happens at the table, told to those who sit there.
namespace nhx::cli {

// One line for what was decided; empty for what its events tell well enough.
std::string deed_in_words(const Action& action, const Position& before);

// The events line by line, a Battle segment by segment; `before` is the position in which they begin.
std::string story(const Position& before, std::span<const Event> events);

}  // namespace nhx::cli
