#pragma once

#include "core/rng.h"
#include "engine/action.h"

namespace nhx {

// Where the player who is asked puts his HQ, in a game for two on 19 hexes: by what was won and lost in games whose HQs were placed by lot.
// Places as good as each other are chosen from by luck.
Action choose_opening(const Position& position, Rng& rng);

}  // namespace nhx
