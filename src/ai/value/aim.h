#pragma once

#include "engine/layout/effects.h"

namespace nhx {

// The strength of a unit's weapons by what they point at, whatever happens before they are used.
struct Aim {
  int melee_at_hq = 0;
  int melee_at_units = 0;
  int melee_at_nothing = 0;  // an empty hex beside it
  int ranged_at_hq = 0;
  int ranged_at_units = 0;
  int ranged_at_nothing = 0;  // times the hexes of the way, at most three
};

// For a unit that the holder controls. An HQ does not count as a danger to an HQ.
Aim aim_of(const Position& position, const Effects& effects, Hex hex, Seat holder);

}  // namespace nhx
