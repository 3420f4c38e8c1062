#pragma once

#include "reference/reference_attacks.h"

namespace nhx::reference {

// Where an attack comes in: the unit and the side of the unit that looks to where it comes from.
struct Arrival {
  Hex target = kNoHex;
  Direction side = Direction::n;
  auto operator<=>(const Arrival&) const = default;
};

enum class Piercing { no, yes };  // yes: Gauss

// Do the attacks of the attacker's controller hit that unit (section 11)?
bool is_prey(const Frozen& frozen, Hex attacker, Hex target);

// All arrivals of a shot over one edge, redirection included, and how often each happens, possibly kEndless (section 7).
std::map<Arrival, int> shots(const Frozen& frozen, Hex attacker, Direction direction, Piercing piercing);

}  // namespace nhx::reference
