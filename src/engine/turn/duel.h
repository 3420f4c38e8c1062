#pragma once

#include "engine/layout/effects.h"

// The Duel board: terminals, Links and what the procedures cost (rulings 157-162).
namespace nhx {

// The centre and the six middle hexes of the rim: a deduction, the rulebook's picture is lost (ruling 180, decision D45).
inline constexpr HexSet kTerminals = [] {
  HexSet hexes;
  for (const ColumnLine at : {ColumnLine{3, 3}, {2, 4}, {4, 5}, {5, 4}, {4, 2}, {2, 1}, {1, 2}}) {
    hexes.add(hex_tables::kTables.hex_at[static_cast<std::size_t>(at.column + 1)][static_cast<std::size_t>(at.line + 1)]);
  }
  return hexes;
}();

// The Links of a seat: un-netted units it controls on terminals. Empty on other boards.
HexSet links_of(const Position& position, const Effects& effects, Seat seat);

// The price in energy; 0 for an action that is no procedure.
int cost_of(const Rules& rules, ActionKind kind);

// The hexes strictly between two hexes of one line; empty when they are not on one, or side by side.
HexSet between(Hex a, Hex b);

// What a Laser between the Links destroys: enemy units but HQs, and enemy foundations.
HexSet laser_targets(const Position& position, const Effects& effects, Seat seat, Hex a, Hex b);

// Enemy units, but HQs, with three of the seat's Links beside them.
HexSet elimination_targets(const Position& position, const Effects& effects, Seat seat);

// Links of enemies, but HQs.
HexSet detonation_targets(const Position& position, const Effects& effects, Seat seat);

}  // namespace nhx
