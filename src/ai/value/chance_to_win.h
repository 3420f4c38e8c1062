#pragma once

#include "engine/model/position.h"

namespace nhx {

inline constexpr int kCertain = 10'000;

// How likely the seat's side is to win, in ten thousandths, at any moment of any game. In a turn: if nothing more were done in it.
int chance_to_win(const Position& position, Seat seat);

// What a value of prospects() means as a chance, in ten thousandths, against that many other sides.
int chance_with(int prospects, int other_sides);

}  // namespace nhx
