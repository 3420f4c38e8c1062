#pragma once

#include <functional>

namespace nhx {

struct TurnPlan;

// Hears now and then how much of the thinking is done, in percent.
using Progress = std::function<void(int percent)>;

// Is asked for every position that is looked at. True: the best so far has to do.
using MustStop = std::function<bool()>;

// Whoever waits for a bot that thinks: what he hears and says meanwhile.
struct Thinking {
  Progress progress{};
  std::function<void(const TurnPlan& best)> best{};  // whenever another turn seems best; its value is its chance to win
  MustStop must_stop{};
};

}  // namespace nhx
