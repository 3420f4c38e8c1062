#pragma once

#include "engine/action.h"
#include "engine/event.h"

// The rules' whole surface: what may be done, why not, and doing it.
namespace nhx {

// All decisions open to the player who is asked. Empty when nobody is.
void legal_actions(const Position& position, ActionList& actions);

enum class Illegal : u8 {
  none,           // it is legal
  not_your_turn,  // another seat is asked
  over,           // the game is over
  not_now,        // a decision of another kind is asked
  no_such_tile,   // the tile is not in the hand
  not_offered,    // the right kind of decision, but not one of the answers
};

// Illegal::none exactly for the members of legal_actions.
Illegal why_illegal(const Position& position, const Action& action);

// Runs to the next decision. The action must be legal.
template <class Sink>
void apply(Position& position, const Action& action, Sink& sink);

// Fights a Battle caused by the seat, up to its end or to the first decision, whatever is in anybody's hand.
template <class Sink>
void start_battle(Position& position, Seat causer, Sink& sink);

// The answers already given in the running segment, in order.
void chosen_actions(const Position& position, ActionList& actions);

// Defined for these two sinks.
extern template void apply(Position&, const Action&, NoEvents&);
extern template void apply(Position&, const Action&, EventLog&);
extern template void start_battle(Position&, Seat, NoEvents&);
extern template void start_battle(Position&, Seat, EventLog&);

}  // namespace nhx
