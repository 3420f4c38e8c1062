#pragma once

#include <vector>

#include "ai/search/turns.h"

// Games that bots play to learn from.
namespace nhx {

// A position when a turn is over, and what came of it for the seat whose turn it was.
struct Lesson {
  Position position;
  Seat seat = 0;
  u8 result = 0;  // 2 won, 1 drawn, 0 lost
  i8 margin = 0;  // HQ points more than the opponent at the end
  u32 game = 0;
};

// One game of two players with any armies, the same for the same number. For exploration a player now and then chooses another good turn
// than the best, or any legal action. With a network, one player may still judge by the formula.
void play_to_learn(u32 game, const Network* network, std::vector<Lesson>& lessons);

}  // namespace nhx
