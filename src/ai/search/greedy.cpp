#include "ai/search/greedy.h"

#include <algorithm>
#include <array>
#include <limits>
#include <optional>

#include "ai/search/carry_out.h"
#include "ai/search/glance.h"
#include "ai/value/evaluation.h"
#include "ai/value/worth.h"
#include "engine/apply.h"
#include "engine/layout/effects.h"
#include "engine/legal.h"
#include "engine/turn/hand.h"

namespace nhx {

namespace {

constexpr int kDrawWorth = 90;     // of a tile that is not drawn yet
constexpr int kPlaysOfDrawn = 12;  // that are looked at to see what a tile is good for
constexpr int kNever = -100'000'000;

class Greedy {
 public:
  Greedy(const Position& position, Rng& rng, int noise)
      : position_(position), seat_(position.to_act), rng_(rng), luck_(16 * static_cast<u32>(noise + 1)) {}

  Action choose() {
    if (const std::optional<Action> redraw = best_redraw()) return *redraw;
    legal_actions(position_, actions_);
    if (actions_.size() == 1) return actions_[0];
    switch (position_.phase) {
      case Phase::setup: return best(actions_, [&](const Action& action) { return place_of_hq(action); });
      case Phase::discard: return put_away();
      case Phase::play: return best_of_turn(position_, actions_);
      case Phase::captive: return likely_answer(position_, actions_);
      default: return best(actions_, [&](const Action& action) { return value_after(position_, action); });
    }
  }

  // After an unlucky draw: the best redraw, if that is better than keeping the tiles.
  std::optional<Action> best_redraw() {
    if (!position_.drawing) return std::nullopt;
    legal_actions(position_, actions_);
    std::optional<Action> given_up;
    int most = 0;
    for (const Action& action : actions_) {
      if (action.kind != ActionKind::redraw) continue;
      const bool is_whole_hand = action.tiles[0] == kNoTile;
      int gain = 0;
      for (const TileId tile : is_whole_hand ? position_.players[seat_].hand : action.tiles) {
        if (tile != kNoTile) gain += kDrawWorth - usefulness(tile);
      }
      if (gain <= most) continue;
      most = gain;
      given_up = action;
    }
    return given_up;
  }

 private:
  // Values that differ by less than the noise are decided by luck.
  template <class Value>
  Action best(const ActionList& actions, Value value) {
    Action choice;
    int most = std::numeric_limits<int>::min();
    for (const Action& action : actions) {
      const int found = value(action) * 16 + static_cast<int>(rng_.below(luck_));
      if (found <= most) continue;
      most = found;
      choice = action;
    }
    return choice;
  }

  Action best_of_turn(const Position& position, const ActionList& actions) {
    return best(actions, [&](const Action& action) {
      if (action.kind == ActionKind::redraw) return kNever;
      const bool ends = action.kind == ActionKind::end || action.kind == ActionKind::battle;
      return value_after(position, action) - (ends ? 0 : kEffort);
    });
  }

  // The tile goes without which the turn ends best.
  Action put_away() {
    return best(actions_, [&](const Action& action) { return action.kind == ActionKind::discard ? value_of_turn_after(action) : kNever; });
  }

  int value_of_turn_after(const Action& discard) {
    Position position = position_;
    carry_out(position, discard);
    while (position.phase == Phase::play && position.turn == position_.turn) {
      legal_actions(position, plays_);
      carry_out(position, best_of_turn(position, plays_));
    }
    return prospects(position, seat_);
  }

  // What the tile adds when it is played at once, or kept.
  int usefulness(TileId tile) {
    Position at_play = position_;
    at_play.phase = Phase::play;
    at_play.drawing = false;
    Position without = at_play;
    take_from_hand(without.players[seat_], tile);
    int most = prospects(at_play, seat_);
    actions_with(at_play, tile, plays_);
    keep_promising(at_play, kPlaysOfDrawn, plays_);
    for (const Action& action : plays_) most = std::max(most, value_after(at_play, action));
    return most - prospects(without, seat_);
  }

  // The prospects after the action, or after the action and a Battle when the hand allows it.
  int value_after(const Position& before, const Action& action) {
    Position after = before;
    carry_out(after, action);
    const int value = prospects(after, seat_);
    if (after.active != seat_ || !can_fight(after)) return value;
    carry_out(after, {.kind = ActionKind::battle, .seat = seat_});
    return std::max(value, prospects(after, seat_));
  }

  // At the rim, where few can reach it, away from the HQs of enemies, its weapons inwards.
  [[nodiscard]] int place_of_hq(const Action& action) const {
    const TileFacts& facts = facts_of(hq_of(position_.players[seat_].army));
    const HexSet sides = around(action.a) & position_.playable();
    int value = -10 * sides.size();
    for (const Hex hex : position_.units) {
      if (same_side(position_, seat_, position_.board[hex].seat)) continue;
      if (sides.has(hex)) value -= 20;
      if ((sides & around(hex)).any()) value -= 10;
    }
    const EdgeBits weapons = static_cast<EdgeBits>(facts.melee | facts.takeover);
    if (!is_round(hq_of(position_.players[seat_].army))) value += 6 * (faced(action.a, weapons, action.side) & sides).size();
    return value;
  }

  const Position& position_;
  Seat seat_;
  Rng& rng_;
  u32 luck_;  // in sixteenths
  ActionList actions_;
  ActionList plays_;
};

}  // namespace

Action choose_greedy(const Position& position, Rng& rng, int noise) { return Greedy(position, rng, noise).choose(); }

std::optional<Action> better_redraw(const Position& position) {
  Rng unused(0);
  return Greedy(position, unused, 0).best_redraw();
}

}  // namespace nhx
