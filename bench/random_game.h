#pragma once

#include "core/rng.h"
#include "engine/model/action.h"
#include "engine/setup.h"

// Games by players who choose at random, the same for a seed on every platform.
namespace nhx {

// Any mode, board, preset and armies that go together.
Setup random_setup(Rng& rng);

// Any legal action, a draw as the dealer would deal it. First a kind is chosen among the possible ones, so that rare things happen.
Action random_action(const Position& position, Rng& rng);

// The same without listing all actions: takes a tile from the hand and tries it, or now and then does what needs no tile; for benchmarks.
Action quick_random_action(const Position& position, Rng& rng);

}  // namespace nhx
