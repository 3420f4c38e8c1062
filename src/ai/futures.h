#pragma once

#include "ai/turns.h"

namespace nhx {

// What the seat can expect from the position, its turn being over: the mean of its prospects after every other player has drawn and
// played, in so many futures. The futures of a seed are the same ones for every position of a game, so that turns can be compared.
int prospects_after_replies(const Position& after, Seat seat, int futures, const TurnLimits& reply, u64 seed);

}  // namespace nhx
