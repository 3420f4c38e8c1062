#pragma once

#include <set>

#include "reference/reference_state.h"

namespace nhx::reference {

// NETS of section 2.1: the netted units when control and scoping are as in the reading (its own netted units are not looked at).
std::set<Hex> netted_units(const State& state, const Reading& reading);

}  // namespace nhx::reference
