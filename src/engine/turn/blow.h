#pragma once

#include "engine/battle/medics.h"
#include "engine/layout/effects.h"

// What instants, Mines and procedures do to tiles: one batch of wounds, Medics, removal (rulings 54, 110-113, 135-139, 161).
namespace nhx {

struct Blow {
  Packets packets;
  HexSet foundations;  // that are cleared away
};

// The hexes an instant of area covers; empty when not all of them are on the board (decision D23).
HexSet air_strike_area(const Position& position, Hex centre);

// The hexes the action covers, whoever stands there; empty for actions that harm nobody.
HexSet covered_hexes(const Position& position, const Action& action);

// What the action hits. Empty for actions that hit nothing.
void find_blow(const Position& position, const Effects& effects, const Action& action, Blow& blow);

// Units a Sniper or a Grenade of the seat may be aimed at, and enemy foundations (decision D16).
HexSet aims(const Position& position, const Effects& effects, Seat seat);

// The hexes beside the seat's own un-netted HQ.
HexSet grenade_reach(const Position& position, const Effects& effects, Seat seat);

}  // namespace nhx
