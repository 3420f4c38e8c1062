#pragma once

#include "ai/search/turns.h"

namespace nhx {

// How far a future is followed, and how well the players in it play.
struct FutureLimits {
  TurnLimits reply{.beam = 1, .nodes = 1'500, .width = 5, .margin = 100, .repaired = 0, .most = 1};
  int own_turns = 0;          // further turns of the seat itself
  bool sees_the_end = false;  // when the end is near it is played to
};

// What may come after a turn: the same draws for every position with the same number, so that turns can be compared.
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

// The mean of glimpses at a position. Whether the next player gets a Battle is luck whose chances are known exactly, so those with and
// those without one are weighed by that and not by how often they came.
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
