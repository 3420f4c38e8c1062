#pragma once

#include "core/rng.h"
#include "engine/model/action.h"

namespace nhx {

// Draws for the players; nothing else in the game is random. Choosing every tile when it is drawn is the same as shuffling the pile first,
// and there is no order that could leak. The phase must be draw.
Action deal_tile(const Position& position, Rng& rng);

}  // namespace nhx
