#pragma once

#include <functional>
#include <vector>

#include "ai/value/network.h"
#include "learn/self_play.h"

// Fits a network to lessons by stochastic gradient descent (Adagrad) on log loss: what it says of a position becomes the probability that
// the seat wins.
namespace nhx {

struct Round {  // an epoch: every lesson once
  int number = 0;
  double log_loss = 0;  // on held-out games, in bits a lesson; 1 is a coin's
  double accuracy = 0;  // how often the likelier side won there
};

// One game in twenty is held out for validation. The same lessons give the same network. `tell` hears of every round.
Network train(const std::vector<Lesson>& lessons, int rounds, const std::function<void(const Round&)>& tell);

}  // namespace nhx
