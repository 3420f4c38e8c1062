#pragma once

#include "ai/value/chance_to_win.h"
#include "ai/value/network.h"

namespace nhx {

// What the seat can hope for when a turn is over, its own or that of the last other player. Larger is better. By a network for games that
// networks know: ten thousandths of a chance to win. Otherwise, or without one, by the formula: hundredths of an HQ point.
int value_after_turn(const Position& position, Seat seat, const Network* network);

// Is it a game that networks know? They learn from games for two on the small board.
bool is_learned(const Position& position);

// The chance of a seat by the network, as if the turn of the mover were over.
int learned_chance(const Position& position, Seat seat, Seat mover, const Network& network);

}  // namespace nhx
