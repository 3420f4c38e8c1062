#include "engine/turn/duel.h"

#include "engine/model/action_spec.h"

namespace nhx {

namespace {

HexSet enemies(const Position& position, const Effects& effects, Seat seat) {
  return position.units - effects.friends[seat] - effects.with(Trait::hq);
}

HexSet enemy_foundations(const Position& position, Seat seat) {
  HexSet result;
  for (const Hex hex : position.playable() - position.units) {
    const Unit& tile = position.board[hex];
    if (tile.tile != kNoTile && !same_side(position, tile.seat, seat)) result.add(hex);
  }
  return result;
}

}  // namespace

HexSet links_of(const Position& position, const Effects& effects, Seat seat) {
  return position.duel_board() ? (effects.held[seat] - effects.netted) & kTerminals : HexSet{};
}

int cost_of(const Rules& rules, ActionKind kind) {
  const bool is_dearer = kind == ActionKind::run_push && rules.has(RuleOption::push_costs_3);
  return spec_of(kind).pays.energy + (is_dearer ? 1 : 0);
}

HexSet between(Hex a, Hex b) {
  for (int d = 0; d < kDirections; ++d) {
    if (ray(a, direction_at(d)).has(b)) return ray(a, direction_at(d)) & ray(b, opposite(direction_at(d)));
  }
  return {};
}

HexSet laser_targets(const Position& position, const Effects& effects, Seat seat, Hex a, Hex b) {
  return between(a, b) & (enemies(position, effects, seat) | enemy_foundations(position, seat));
}

HexSet elimination_targets(const Position& position, const Effects& effects, Seat seat) {
  const HexSet links = links_of(position, effects, seat);
  HexSet result;
  for (const Hex hex : enemies(position, effects, seat)) {
    if ((around(hex) & links).size() >= 3) result.add(hex);
  }
  return result;
}

HexSet detonation_targets(const Position& position, const Effects& effects, Seat seat) {
  return position.duel_board() ? (enemies(position, effects, seat) - effects.netted) & kTerminals : HexSet{};
}

}  // namespace nhx
