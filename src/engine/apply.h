#pragma once

#include "engine/model/action.h"
#include "engine/model/event.h"

namespace nhx {

// Runs to the next decision, Battles included. The action must be legal (legal.h).
template <class Sink>
void apply(Position& position, const Action& action, Sink& sink);

// The same for an action outside a Battle, up to the beginning of a Battle that it starts; false when it starts none.
bool apply_up_to_battle(Position& position, const Action& action);

// The answers already given in the running segment of a Battle or for the pending action, in order.
void chosen_actions(const Position& position, AnswerList& actions);

// Defined for these two sinks.
extern template void apply(Position&, const Action&, NoEvents&);
extern template void apply(Position&, const Action&, EventLog&);

}  // namespace nhx
