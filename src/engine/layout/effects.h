#pragma once

#include <array>

#include "engine/model/facts.h"
#include "engine/model/position.h"

// What the layout means now: who is netted, who controls whom, what every unit's bonuses are. A function of the layout alone (ruling 1),
// asked by battle, legality, screens and search alike; never stored.
namespace nhx {

struct Effects {
  int seats = 0;                         // seats in the game
  std::array<HexSet, kSeats> held{};     // units by the seat that controls them
  std::array<HexSet, kSeats> friends{};  // units of that seat's side
  std::array<HexSet, kSeats> prey{};     // what the attacks of that seat's units hit
  std::array<HexSet, kSeats> scoped{};   // modules that serve this seat through its Scoper
  HexSet scoped_by_anyone;
  std::array<HexSet, kTraits> traits{};  // units by trait
  HexSet captured;                       // units that their owner does not control
  HexSet netted;
  HexSet hurried;  // units whose initiative may differ from the printed one
  std::array<Bonus, kHexes> bonus{};

  [[nodiscard]] HexSet with(Trait trait) const { return traits[static_cast<std::size_t>(trait)]; }
  [[nodiscard]] HexSet acting_in(int printed) const { return traits[static_cast<std::size_t>(printed)]; }
  [[nodiscard]] HexSet fighters() const { return acting_in(0) | acting_in(1) | acting_in(2) | acting_in(3); }
  [[nodiscard]] HexSet working(Trait trait) const { return with(trait) - netted; }
  [[nodiscard]] Seat holder(Hex hex) const;     // the seat that controls the unit there
  [[nodiscard]] Seat scoped_by(Hex hex) const;  // kNoSeat: nobody
};

Effects effects_of(const Position& position);

// The same without prey and bonuses, which only Battles ask for.
Effects control_of(const Position& position);

// Units whose absence can change control or nets: without one of them everything must be evaluated again.
inline HexSet decisive_units(const Effects& effects) {
  return effects.with(Trait::netter) | effects.with(Trait::takes_over) | effects.with(Trait::scoper);
}

// What effects_of would say after these units, none of them decisive, have left; in less time; what is said of
// their bonuses means nothing. The position still has them.
void lose_units(const Position& position, Effects& effects, HexSet dead);

// The seat that controls the unit there; the owner's in nearly all cases.
inline Seat controller(const Position& position, const Effects& effects, Hex hex) {
  return effects.captured.has(hex) ? effects.holder(hex) : position.board[hex].seat;
}

// The seat for whom the module or HQ there works: its controller, or whoever scopes it.
inline Seat beneficiary(const Position& position, const Effects& effects, Hex hex) {
  return effects.scoped_by_anyone.has(hex) ? effects.scoped_by(hex) : controller(position, effects, hex);
}

// The hexes that the tile's links reach, occupied or not.
HexSet reach(const Position& position, Hex hex);

// The units that the working module or HQ on the hex serves (a Saboteur: slows, a Scoper: turns). Empty for netted and for other tiles.
HexSet linked(const Position& position, const Effects& effects, Hex hex);

// The segments the unit acts in, additional ones included, whatever has passed: bit i for segment i.
u16 initiatives(const Position& position, const Effects& effects, Hex hex);

inline bool same_side(const Position& position, Seat a, Seat b) { return position.players[a].team == position.players[b].team; }

}  // namespace nhx
