#pragma once

#include <array>

#include "ai/bot.h"

// Bots against each other in paired games: every deal is played twice with the bots' seats changed, as in duplicate bridge, so that luck
// counts less.
namespace nhx {

struct Contest {
  BotSpec a;
  BotSpec b;
  Army first = Army::outpost;  // of the seat that begins
  Army second = Army::moloch;
  u64 seed = 0;
};

struct PairResult {
  int points = 0;                    // of a, in two games: 2 for a game won, 1 for one drawn
  std::array<u64, 2> turns{};        // of a and of b
  std::array<u64, 2> nanoseconds{};  // that they thought
};

Position start_of(const Contest& contest);

// Two games with the same piles: a plays the first army, then the second.
PairResult play_pair(const Contest& contest);

}  // namespace nhx
