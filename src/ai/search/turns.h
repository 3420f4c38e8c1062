#pragma once

#include <vector>

#include "ai/search/thinking.h"
#include "ai/value/value.h"
#include "engine/model/action.h"

// Beam search over whole turns: what the active player can do from now until his turn is over, each result once.
namespace nhx {

inline constexpr int kTurnActions = 24;  // a mandatory discard, a hand of six, abilities

struct TurnPlan {
  FixedVector<Action, kTurnActions> actions;  // questions after them are answered as carry_out does it
  Position after;
  u64 mark = 0;   // a hash of what it leads to
  int value = 0;  // to the seat whose turn it was, when it is over: value_after_turn, less a little for every action
};

struct TurnLimits {
  int beam = 16;                     // unfinished turns that are followed at each step, for every hand that is left
  int nodes = 60'000;                // results that are looked at; the best so far count when there are more
  int width = 24;                    // placements of one tile, or moves of one kind, that are looked at: those that look best
  int margin = 1'000;                // how much worse than the best of its length an unfinished turn may be
  int repaired = 4;                  // best finished turns that a local search improves, one placement at a time
  int most = 32;                     // turns to return
  const Network* network = nullptr;  // that judges finished turns; unfinished ones are always judged by the formula
  const MustStop* must_stop = nullptr;
};

// The best ones first, without redraws. Somebody must be in Phase::discard or Phase::play. Deterministic.
std::vector<TurnPlan> find_turns(const Position& position, const TurnLimits& limits);

}  // namespace nhx
