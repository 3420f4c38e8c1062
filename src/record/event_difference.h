#pragma once

#include <string>
#include <vector>

#include "engine/model/event.h"

namespace nhx {

// An action or an event and its line.
template <class T>
struct Placed {
  T value;
  int line = 0;
};

struct EventDifference {
  int line = 0;  // of the first event that is not as expected
  std::string sentence;
};

// What was expected and what happened instead; an empty sentence when both are alike. Some event must be expected.
EventDifference difference(const std::vector<Placed<Event>>& expected, const std::vector<Event>& happened, bool large_board);

}  // namespace nhx
