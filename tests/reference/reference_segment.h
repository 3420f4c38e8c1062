#pragma once

#include "reference/reference_medics.h"

namespace nhx::reference {

Frozen freeze(const State& state);

// Section 5: all states that one segment can end in.
std::set<State> fight_segment(const State& state, int segment, Budget& budget);

}  // namespace nhx::reference
