#pragma once

#include "engine/effects.h"

namespace nhx {

// What a Battle now would make of the layout, and another one after it, every choice answered by the first answer.
struct Outlook {
  Position then;
  Position later;
};
Outlook outlook_of(const Position& position);

// How the position looks to the seat: points and units now, after a Battle now, after another one, weighed by how likely a Battle is to
// come before the layout changes; and what the layout and the hands promise. Larger is better, in hundredths of an HQ point.
int prospects(const Position& position, Seat seat);

// The same, of a game that is not over, for those who know the rest already.
int prospects(const Position& position, Seat seat, const Outlook& outlook, const Effects& effects);

// What the layout would be after a Battle now.
Position after_virtual_battle(const Position& position);

}  // namespace nhx
