#pragma once

#include "bench/random_position.h"

// Positions for the property tests: every pair of armies, three to six players, teams, both boards, all densities, all rules.
namespace nhx::properties {

// The same number gives the same position, always.
Position position_number(u64 number);

}  // namespace nhx::properties
