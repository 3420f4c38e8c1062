#pragma once

#include <vector>

#include "ai/search/turns.h"

namespace nhx {

struct BotSpec;

// The turns that a bot of this kind considers, the best first, each with the chance to win in ten thousandths as its value. Somebody must
// be in Phase::discard or Phase::play.
std::vector<TurnPlan> rank_turns(const Position& position, const BotSpec& spec, u64 seed, const Thinking& thinking);

// The chance of the seat whose turn led to this position, judged in the same way.
int chance_after_turn(const Position& after, Seat seat, const BotSpec& spec, u64 seed);

}  // namespace nhx
