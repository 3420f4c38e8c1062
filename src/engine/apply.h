#pragma once

#include "engine/action.h"
#include "engine/battle.h"
#include "engine/event.h"

// The rules' whole surface: what may be done, why not, and doing it.
namespace nhx {

// All decisions open to the player who is asked. Empty when nobody is.
void legal_actions(const Position& position, ActionList& actions);

enum class Illegal : u8 {
  none,           // it is legal
  over,           // the game is over
  not_your_turn,  // another seat is asked
  not_now,        // a decision of another kind is asked
  no_such_tile,   // the tile is not in the hand
  not_offered,    // the right kind of decision, but not one of the answers
};

// Illegal::none exactly for the members of legal_actions.
Illegal why_illegal(const Position& position, const Action& action);

// Runs to the next decision. The action must be legal.
template <class Sink>
void apply(Position& position, const Action& action, Sink& sink);

// The answers already given in the running segment of a Battle, in order.
void chosen_actions(const Position& position, ActionList& actions);

// Defined for these two sinks.
extern template void apply(Position&, const Action&, NoEvents&);
extern template void apply(Position&, const Action&, EventLog&);

}  // namespace nhx
