#pragma once

#include <vector>

#include "engine/layout/effects.h"

// Where a unit's attacks go now, for people who look at the board.
namespace nhx {

enum class AttackKind : u8 { melee, ranged, gauss };

struct Attack {
  Direction side = Direction::n;  // of the board
  AttackKind kind = AttackKind::melee;
  int strength = 0;         // with bonuses, before armour
  std::vector<Hex> path{};  // as it flies, through the redirectors of its side: to its target or to the edge of the board
  HexSet hits{};            // whom it would strike; nobody when the unit is netted
};

// By sides, clockwise from north; of one side melee first.
std::vector<Attack> attacks_of(const Position& position, const Effects& effects, Hex hex);

}  // namespace nhx
