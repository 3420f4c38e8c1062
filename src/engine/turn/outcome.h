#pragma once

#include "engine/model/position.h"

// Who has won.
namespace nhx {

SeatSet all_seats(const Position& position);
SeatSet living_seats(const Position& position);  // those with an HQ
SeatSet fallen_seats(const Position& position);  // those who have just lost it: not `out` yet

// Are they of more than one side?
bool is_tie(const Position& position, SeatSet seats);

// After a Battle: the winners if it has ended the game, otherwise nobody. Seats whose HQ fell in it are not `out` yet.
SeatSet winners_after_battle(const Position& position);

// The winners by comparison of points, or of scores; in overtime among the rivals.
SeatSet leaders(const Position& position);

// The winners when the seat gives up and this ends the game; otherwise nobody (decision D52).
SeatSet winners_after_resigning(const Position& position, Seat seat);

}  // namespace nhx
