#include "engine/apply.h"

#include <algorithm>
#include <cassert>

namespace nhx {

namespace {

TileId battle_tile(const Player& player) { return tile_named(player.army_word(), "battle"); }

bool holds(const Player& player, TileId tile) { return std::find(player.hand.begin(), player.hand.end(), tile) != player.hand.end(); }

void take_from_hand(Player& player, TileId tile) {
  const auto played = std::find(player.hand.begin(), player.hand.end(), tile);
  assert(played != player.hand.end());
  std::move(played + 1, player.hand.end(), played);
  player.hand.back() = kNoTile;
}

}  // namespace

void legal_actions(const Position& position, ActionList& actions) {
  actions.clear();
  if (position.phase == Phase::battle) {
    ActionList chosen;
    pending_question(position, actions, chosen);
  } else if (position.phase == Phase::play) {
    const Player& player = position.players[position.to_act];
    if (holds(player, battle_tile(player))) actions.push_back({.kind = ActionKind::battle, .seat = position.to_act});
  }
}

Illegal why_illegal(const Position& position, const Action& action) {
  if (position.phase == Phase::over) return Illegal::over;
  if (action.seat != position.to_act) return Illegal::not_your_turn;
  ActionList legal;
  legal_actions(position, legal);
  if (std::find(legal.begin(), legal.end(), action) != legal.end()) return Illegal::none;
  if (position.phase == Phase::play && action == Action{.kind = ActionKind::battle, .seat = action.seat}) return Illegal::no_such_tile;
  const bool is_asked = std::any_of(legal.begin(), legal.end(), [&](const Action& other) { return other.kind == action.kind; });
  return is_asked ? Illegal::not_offered : Illegal::not_now;
}

template <class Sink>
void apply(Position& position, const Action& action, Sink& sink) {
  if (position.phase == Phase::play) {
    Player& player = position.players[position.to_act];
    take_from_hand(player, battle_tile(player));
    start_battle(position, position.to_act, sink);
    return;
  }
  assert(position.phase == Phase::battle);
  answer_in_battle(position, action, sink);
}

void chosen_actions(const Position& position, ActionList& actions) {
  actions.clear();
  if (position.phase != Phase::battle) return;
  ActionList question;
  pending_question(position, question, actions);
}

template void apply(Position&, const Action&, NoEvents&);
template void apply(Position&, const Action&, EventLog&);

}  // namespace nhx
