#include "engine/turn/blow.h"

#include "engine/turn/duel.h"

namespace nhx {

namespace {

void hit(const Position& position, HexSet hexes, u8 wounds, Blow& blow) {
  for (const Hex hex : hexes) {
    if (position.units.has(hex)) {
      blow.packets.push_back({.source = kNoHex, .target = hex, .wounds = wounds});
    } else if (position.board[hex].tile != kNoTile) {
      blow.foundations.add(hex);
    }
  }
}

}  // namespace

HexSet air_strike_area(const Position& position, Hex centre) {
  const HexSet area = HexSet::of(centre) | around(centre);
  return area.size() == 7 && (area - position.playable()).none() ? area : HexSet{};
}

HexSet covered_hexes(const Position& position, const Action& action) {
  switch (action.kind) {
    case ActionKind::sniper:
    case ActionKind::grenade:
    case ActionKind::run_elimination: return HexSet::of(action.a);
    case ActionKind::air_strike: return air_strike_area(position, action.a);
    case ActionKind::small_bomb: return HexSet::of(action.a) | HexSet::of(action.b) | HexSet::of(action.c);
    case ActionKind::run_laser: return between(action.a, action.b);
    case ActionKind::explode: return (HexSet::of(action.a) | around(action.a)) & position.playable();
    default: return {};
  }
}

HexSet aims(const Position& position, const Effects& effects, Seat seat) {
  HexSet result = position.units - effects.friends[seat] - effects.with(Trait::hq);
  for (const Hex hex : position.playable() - position.units) {
    const Unit& tile = position.board[hex];
    if (tile.tile != kNoTile && !same_side(position, tile.seat, seat)) result.add(hex);
  }
  return result;
}

HexSet grenade_reach(const Position& position, const Effects& effects, Seat seat) {
  HexSet result;
  for (const Hex hq : (effects.with(Trait::hq) & effects.held[seat]) - effects.netted) result |= around(hq) & position.playable();
  return result;
}

void find_blow(const Position& position, const Effects& effects, const Action& action, Blow& blow) {
  const HexSet hqs = effects.with(Trait::hq);
  switch (action.kind) {
    case ActionKind::grenade:
    case ActionKind::run_elimination: return hit(position, covered_hexes(position, action), kDestroys, blow);
    case ActionKind::sniper:
    case ActionKind::air_strike:
    case ActionKind::small_bomb: return hit(position, covered_hexes(position, action) - hqs, 1, blow);
    case ActionKind::run_laser: return hit(position, laser_targets(position, effects, action.seat, action.a, action.b), kDestroys, blow);
    case ActionKind::run_detonation: return hit(position, detonation_targets(position, effects, action.seat), kDestroys, blow);
    default: return;
  }
}

}  // namespace nhx
