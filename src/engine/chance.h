#pragma once

#include "core/fixed_vector.h"
#include "engine/model/action.h"

namespace nhx {

struct Chance {
  Action action;
  u8 weight = 0;  // copies of the tile in the pile
};
using Chances = FixedVector<Chance, kPileTiles>;

// What the next draw can be, each tile once, in the order of the army's list; the probability is its weight by the sum of all. Empty
// unless the phase is draw.
void chance_outcomes(const Position& position, Chances& chances);

}  // namespace nhx
