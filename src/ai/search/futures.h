#pragma once

#include "ai/search/turns.h"

namespace nhx {

// How far a future is followed, and how well the players in it play.
struct FutureLimits {
  TurnLimits reply{.beam = 1, .nodes = 1'500, .width = 5, .margin = 100, .repaired = 0, .most = 1};
  int own_turns = 0;          // further turns of the seat itself
  bool sees_the_end = false;  // when the end is near it is played to
};

// Monte Carlo rollouts: draws and turns that may follow a turn, cut off after a few turns and evaluated there. The same number gives the
// same draws whatever the turn was (common random numbers), so that turns can be compared with little noise.
class Futures {
 public:
  Futures(Seat seat, const FutureLimits& limits, u64 seed) : seat_(seat), limits_(limits), seed_(seed) {}

  struct Glimpse {
    int value = 0;            // for the seat, the mean of what every turn that is seen ends with: far ones tell more, near ones are surer
    bool has_battle = false;  // the next player has a Battle in hand after drawing
  };
  [[nodiscard]] Glimpse look(const Position& after, int number) const;

 private:
  Seat seat_;
  FutureLimits limits_;
  u64 seed_;
};

// The mean of glimpses at a position with post-stratification: how likely the next player gets a Battle is known exactly, so glimpses with
// and without one are weighted by that and not by how often they came.
class Expectation {
 public:
  explicit Expectation(const Position& after);

  void add(const Futures::Glimpse& glimpse);
  [[nodiscard]] int value() const;  // something must have been added

 private:
  struct Part {
    i64 sum = 0;
    i64 count = 0;
  };
  i64 ways_with_battle_ = 0;  // of all_ways_
  i64 all_ways_ = 1;
  Part with_, without_;
};

}  // namespace nhx
