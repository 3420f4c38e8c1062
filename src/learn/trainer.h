#pragma once

#include <functional>
#include <vector>

#include "ai/value/network.h"

#include "learn/self_play.h"

// Fits a network to lessons: what it says of a position becomes the probability that the seat wins.
namespace nhx {

struct Round {
  int number = 0;
  double surprise = 0;  // on games that were kept apart, in bits a lesson; 1 is a coin's
  double right = 0;     // how often the likelier side won there
};

// One game in twenty is kept apart. The same lessons give the same network. `tell` hears of every round.
Network train(const std::vector<Lesson>& lessons, int rounds, const std::function<void(const Round&)>& tell);

}  // namespace nhx
