#pragma once

#include "core/fixed_vector.h"
#include "engine/model/action.h"

namespace nhx {

struct PossibleDraw {
  Action action;
  u8 weight = 0;  // copies of the tile in the pile
};
using PossibleDraws = FixedVector<PossibleDraw, kPileTiles>;

// What the next draw can be, each tile once, in the order of the army's list; the probability is its weight by the sum of all. Empty
// unless the phase is draw.
void possible_draws(const Position& position, PossibleDraws& draws);

}  // namespace nhx
