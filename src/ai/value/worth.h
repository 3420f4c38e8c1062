#pragma once

#include "engine/armies/catalogue.h"

// What tiles are worth to bots, in hundredths of an HQ point. Guesses from the tile's facts, so that no army needs a list.
namespace nhx {

inline constexpr int kPoint = 100;  // an HQ point
inline constexpr int kEffort = 8;   // nothing is done for less

// A unit or foundation on the board.
int board_worth(TileId tile);

// A tile kept in the hand. An instant is played when it gains more than this.
int hand_worth(TileId tile);

}  // namespace nhx
