#include "properties/engine_outcomes.h"

#include "engine/battle/battle.h"
#include "engine/legal.h"

namespace nhx::properties {
namespace {

struct Exploration {
  std::set<reference::Result> found;
  std::size_t left = 0;
  bool complete = true;
};

void explore(const Position& position, BattleStop stop, Exploration& exploration) {
  if (stop == BattleStop::end) {
    exploration.found.insert(result_of(position));
    return;
  }
  if (exploration.left == 0) exploration.complete = false;
  if (!exploration.complete) return;
  --exploration.left;
  ActionList actions;
  legal_actions(position, actions);
  for (const Action& action : actions) {
    Position next = position;
    NoEvents sink;
    const BattleStop next_stop = fight_on(next, action, sink);
    explore(next, next_stop, exploration);
  }
}

}  // namespace

reference::Result result_of(const Position& position) {
  reference::Result result;
  for (Seat seat = 0; seat < kSeats; ++seat) {
    result.hp[seat] = position.players[seat].hp;
    if (position.players[seat].bio_droid_on_top) result.to_pile.push_back(seat);
  }
  for (Hex hex = 0; hex < kHexes; ++hex) {
    const Unit& unit = position.board[hex];
    if (unit.tile == kNoTile) continue;
    result.tiles.push_back({hex, unit.seat, unit.tile, index_of(unit.facing), unit.wounds});
  }
  return result;
}

std::optional<std::set<reference::Result>> engine_outcomes(const Position& position, Seat causer, std::size_t limit) {
  Exploration exploration;
  exploration.left = limit;
  Position start = position;
  announce_battle(start, BattleKind::played, causer);
  NoEvents sink;
  const BattleStop stop = fight(start, sink);
  explore(start, stop, exploration);
  if (!exploration.complete) return std::nullopt;
  return exploration.found;
}

}  // namespace nhx::properties
