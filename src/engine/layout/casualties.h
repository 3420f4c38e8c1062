#pragma once

#include "engine/model/position.h"

namespace nhx {

// Units leave the board for their owner's discard pile; a Bio-droid for the top of its pile (ruling 121).
void remove_units(Position& position, HexSet units);

// A unit goes off the board without being destroyed: a Transporter that makes room, the tiles of an eliminated player.
void take_off(Position& position, HexSet tiles);

}  // namespace nhx
