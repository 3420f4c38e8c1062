#pragma once

#include <functional>
#include <vector>

#include "ai/search/turns.h"

namespace nhx {

struct BotSpec;

// Hears now and then how much of the thinking is done, in percent.
using Progress = std::function<void(int percent)>;

// The turns that a bot of this kind considers, the best first, each with the chance to win in ten thousandths as its value. Somebody must
// be in Phase::discard or Phase::play.
std::vector<TurnPlan> rank_turns(const Position& position, const BotSpec& spec, u64 seed, const Progress& progress);

// The chance of the seat whose turn led to this position, judged in the same way.
int chance_after_turn(const Position& after, Seat seat, const BotSpec& spec, u64 seed);

}  // namespace nhx
