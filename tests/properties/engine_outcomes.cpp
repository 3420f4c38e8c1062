#include "properties/engine_outcomes.h"

#include "engine/apply.h"
#include "engine/battle/battle.h"
#include "engine/legal.h"

namespace nhx::properties {
namespace {

struct Exploration {
  std::set<reference::Result> found;
  std::size_t left = 0;
  bool complete = true;
};

void explore(const Position& position, Exploration& exploration) {
  if (position.phase != Phase::battle) {
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
    apply(next, action, sink);
    explore(next, exploration);
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
  if (start.mode == Mode::deathmatch) start.mode = Mode::team;  // the Battle alone: nobody's tiles leave after it
  start.stage = Stage::usual;
  NoEvents sink;
  start_battle(start, BattleKind::played, causer, sink);
  explore(start, exploration);
  if (!exploration.complete) return std::nullopt;
  return exploration.found;
}

}  // namespace nhx::properties
