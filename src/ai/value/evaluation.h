#pragma once

#include "engine/layout/effects.h"

namespace nhx {

// What a Battle now would make of the layout, every choice answered by the first answer. The effects are those of the layout, before it
// and then after it.
Position after_battle_now(const Position& position, Effects& effects);

// The formula, a static evaluation. How the position looks to the seat: points and units now and after a Battle now, weighed by how likely
// a Battle is to come before the layout changes; and what the layout and the hands promise. Larger is better, in hundredths of an HQ point.
int prospects(const Position& position, Seat seat);

struct Prospects {
  int value = 0;
  int in_battle = 0;  // about how much better they would be after a Battle now
};
Prospects detailed_prospects(const Position& position, Seat seat);

// The same, of a game that is not over, for those who know the rest already.
Prospects detailed_prospects(const Position& position, Seat seat, const Effects& effects, const Position& then);

// What a tile that is kept in the hand adds to it.
int kept_worth(const Position& position, TileId tile);

}  // namespace nhx
