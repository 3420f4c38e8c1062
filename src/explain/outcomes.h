#pragma once

#include <cstddef>
#include <vector>

#include "engine/model/action.h"

// All results a Battle can have, over all choices of all players.
namespace nhx {

struct Outcome {
  Position position;            // when the Battle is over, before anything follows
  std::vector<Action> choices;  // one way to get there
  std::vector<Seat> to_pile;    // whose Bio-droid the Battle put on top of the pile
};

struct Outcomes {
  bool complete = true;       // false: the limit was reached first
  std::vector<Outcome> list;  // distinct in tiles, points, scores and Bio-droids; in the order in which they were found
};

inline constexpr std::size_t kOutcomeLimit = 100'000;  // decision points looked at

// From a position in play: the Battle that the seat to act would cause. From the middle of a Battle: its rest. From anywhere else: this
// position is the only outcome.
Outcomes explore_outcomes(const Position& position, std::size_t limit = kOutcomeLimit);

// The Battle that is announced, or the rest of the running one.
Outcomes explore_battle(const Position& position, std::size_t limit = kOutcomeLimit);

}  // namespace nhx
