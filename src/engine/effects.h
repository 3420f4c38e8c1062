#pragma once

#include <array>

#include "engine/position.h"

// What the layout means now: who is netted, who controls whom, what every unit's bonuses are. A function of the layout alone.
namespace nhx {

struct Bonus {
  i8 initiative = 0;
  u8 melee = 0;
  u8 ranged = 0;
  u8 extra = 0;  // additional initiatives
  friend constexpr bool operator==(const Bonus&, const Bonus&) = default;
};

struct Effects {
  std::array<HexSet, kSeats> held;    // units by the seat that controls them
  std::array<HexSet, kSeats> prey;    // what the attacks of that seat's units hit
  std::array<HexSet, kSeats> scoped;  // modules that serve this seat through its Scoper
  HexSet netted;
  std::array<Bonus, kHexes> bonus;

  [[nodiscard]] Seat controller(Hex hex) const;  // kNoSeat on an empty hex
  [[nodiscard]] HexSet all_scoped() const;
};

Effects evaluate(const Position& position);

// The seat for whom the module or HQ on the hex works: its controller, or the one who scopes it.
Seat beneficiary(const Effects& effects, Hex hex);

// The units that the working module or HQ on the hex serves (a Saboteur: slows). Empty for netted and for other tiles.
HexSet linked(const Position& position, const Effects& effects, Hex hex);

// The segments the unit acts in, additional ones included: bit i for segment i.
u16 initiatives(const Position& position, const Effects& effects, Hex hex);

// Do units of these seats belong to one side?
bool same_side(const Position& position, Seat a, Seat b);

}  // namespace nhx
