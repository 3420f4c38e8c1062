#pragma once

#include <optional>

#include "core/rng.h"
#include "engine/model/action.h"

namespace nhx {

// One-ply search for every mode and board: tries each action and takes the one with the best prospects. It sees what every player sees and
// never the order of a pile. With noise it takes an action that is at most so much worse than the best. The same position and generator
// give the same action. Somebody must be asked: not for Phase::draw or Phase::over.
Action choose_greedy(const Position& position, Rng& rng, int noise = 0);

// A redraw, if the draw is unlucky and that is better than keeping it.
std::optional<Action> better_redraw(const Position& position);

}  // namespace nhx
