#pragma once

#include "bench/random_position.h"
#include "engine/apply.h"
#include "engine/legal.h"
#include "engine/turn/flow.h"

namespace nhx::properties {

// Answers what is asked at random until nobody is asked any more. `seen` is called with every position in which somebody is asked.
template <class Sink, class Seen>
void answer_randomly(Position& position, Rng& rng, Sink& sink, Seen seen) {
  while (position.phase == Phase::battle) {
    seen(position);
    ActionList actions;
    legal_actions(position, actions);
    apply(position, actions[rng.below(static_cast<u32>(actions.size()))], sink);
  }
}

template <class Sink>
void fight_randomly(Position& position, Seat causer, Rng& rng, Sink& sink) {
  start_battle(position, BattleKind::played, causer, sink);
  answer_randomly(position, rng, sink, [](const Position&) {});
}

// The same position with a Battle tile taken from the pile of the seat to act.
Position with_battle_in_hand(Position position);

}  // namespace nhx::properties
