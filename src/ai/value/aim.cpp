#include "ai/value/aim.h"

#include <algorithm>

namespace nhx {

Aim aim_of(const Position& position, const Effects& effects, Hex hex, Seat holder) {
  const Unit& unit = position.board[hex];
  const TileFacts& facts = facts_of(unit.tile);
  const HexSet hqs = effects.with(Trait::hq);
  const HexSet prey = effects.prey[holder];
  Aim aim;
  for_each_direction(on_board(facts.melee, unit.facing), [&](Direction direction) {
    const int strength = facts.melee_strength[edge_towards(direction, unit.facing)];
    const HexSet there = beside(hex, direction) & position.playable();
    if ((there & prey & hqs).any()) {
      aim.melee_at_hq += facts.has(Trait::hq) ? 0 : strength;
    } else if ((there & prey).any()) {
      aim.melee_at_units += strength;
    } else if ((there - position.units).any()) {
      aim.melee_at_nothing += strength;
    }
  });
  for_each_direction(on_board(static_cast<EdgeBits>(facts.ranged | facts.gauss), unit.facing), [&](Direction direction) {
    const int strength = std::max<int>(1, facts.ranged_strength);
    const HexSet way = ray(hex, direction) & position.playable();
    const HexSet seen = way & prey;
    if (seen.none()) {
      aim.ranged_at_nothing += strength * std::min(3, way.size());
    } else if (facts.gauss != 0 ? (seen & hqs).any() : hqs.has(nearest(seen, direction))) {
      aim.ranged_at_hq += strength;
    } else {
      aim.ranged_at_units += strength;
    }
  });
  return aim;
}

}  // namespace nhx
