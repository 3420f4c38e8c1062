#pragma once

#include <optional>
#include <vector>

#include "engine/model/event.h"
#include "record/check.h"

// Where a record or a scenario says something else than what happens; nothing where both agree.
namespace nhx {

// An action or an event and its line.
template <class T>
struct Placed {
  T value;
  int line = 0;
};

std::optional<Fault> why_impossible(const Position& position, const Action& action, int line);

// Some event must be expected.
std::optional<Fault> difference(const std::vector<Placed<Event>>& expected, const std::vector<Event>& happened, bool large_board);

std::optional<Fault> difference(const Check& check, const Inspector& inspector);

}  // namespace nhx
