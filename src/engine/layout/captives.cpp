#include "engine/layout/captives.h"

namespace nhx {

namespace {

// The working takeover units whose edge points at the captive in favour of its captor's side.
HexSet holders_of(const Position& position, const Effects& effects, Hex captive) {
  HexSet holders;
  const Seat captor = effects.holder(captive);
  for (const Hex hex : effects.working(Trait::takes_over) & around(captive)) {
    const Unit& unit = position.board[hex];
    if (!faced(hex, facts_of(unit.tile).takeover, unit.facing).has(captive)) continue;
    if (same_side(position, beneficiary(position, effects, hex), captor)) holders.add(hex);
  }
  return holders;
}

}  // namespace

bool can_capture(const Position& position) {
  bool is_vegas_here = false;
  for (const Player& player : position.players) is_vegas_here |= player.plays && player.army == Army::vegas;
  return is_vegas_here;
}

bool is_takeover_near(const Position& position) {
  if (!can_capture(position)) return false;
  bool is_scoper_here = false;
  bool is_friend_near = false;
  for (const Hex hex : position.units) {
    const Unit& unit = position.board[hex];
    const TileFacts& facts = facts_of(unit.tile);
    is_scoper_here |= facts.has(Trait::scoper);
    if (facts.takeover == 0) continue;
    for (const Hex target : faced(hex, facts.takeover, unit.facing) & position.units) {
      if (facts_of(position.board[target].tile).has(Trait::hq)) continue;
      if (!same_side(position, unit.seat, position.board[target].seat)) return true;
      is_friend_near = true;
    }
  }
  return is_scoper_here && is_friend_near;  // scoped, it would work against its own side
}

bool is_control_touched(const Position& position, TileId tile, Hex hex) {
  if (!can_capture(position)) return false;
  const TileFacts& facts = facts_of(tile);
  if (facts.has(Trait::netter) || facts.has(Trait::takes_over) || facts.has(Trait::scoper)) return true;
  for (const Hex other : around(hex) & position.units) {
    const Unit& unit = position.board[other];
    if (faced(other, facts_of(unit.tile).takeover, unit.facing).has(hex)) return true;
  }
  return false;
}

Seat controller_now(const Position& position, Hex hex) {
  return is_takeover_near(position) ? controller(position, control_of(position), hex) : position.board[hex].seat;
}

HexSet new_captives(const Position& position, const Effects& before, const Effects& after, const Change& change) {
  HexSet fresh;
  for (const Hex hex : after.captured) {
    const bool was_held = before.captured.has(hex) && before.holder(hex) == after.holder(hex) && !change.moved.has(hex);
    const HexSet old_holders = before.working(Trait::takes_over) - change.moved - change.turned;
    if (!was_held || (holders_of(position, after, hex) & old_holders).none()) fresh.add(hex);
  }
  return fresh;
}

}  // namespace nhx
