#pragma once

#include "engine/position.h"

namespace nhx {

// How the position looks to the seat: points and units now, after a Battle now, after another one, weighed by how likely a Battle is to
// come before the layout changes; and what the layout and the hands promise. Larger is better.
int prospects(const Position& position, Seat seat);

// What the layout would be after a Battle now, every choice in it answered by the first answer.
Position after_virtual_battle(const Position& position);

}  // namespace nhx
