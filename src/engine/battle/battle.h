#pragma once

#include "engine/layout/effects.h"
#include "engine/model/action.h"
#include "engine/model/event.h"

// A Battle from its first segment to segment 0. It stops where a player must be asked and goes on from Position's cursor.
namespace nhx {

template <class Sink>
void start_battle(Position& position, BattleKind kind, Seat causer, Sink& sink);

// Goes on with an answer to the pending question.
template <class Sink>
void answer_in_battle(Position& position, const Action& action, Sink& sink);

// For whoever wonders what a Battle would do: nothing comes after it, and every choice is answered by the first answer. The effects are
// those of the layout, before it and then after it.
void fight_out(Position& position, Effects& effects);

// The answers among which the player to act must choose, and those already given in this segment.
void pending_question(const Position& position, AnswerList& question, AnswerList& chosen);

extern template void start_battle(Position&, BattleKind, Seat, NoEvents&);
extern template void start_battle(Position&, BattleKind, Seat, EventLog&);
extern template void answer_in_battle(Position&, const Action&, NoEvents&);
extern template void answer_in_battle(Position&, const Action&, EventLog&);

}  // namespace nhx
