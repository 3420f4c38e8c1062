#pragma once

#include "engine/layout/effects.h"
#include "engine/model/action.h"
#include "engine/model/event.h"

// A Battle from its first segment to segment 0. It stops where a player must be asked and goes on from Position's cursor. What follows
// when it is over is not its business: it leaves the phase as it is.
namespace nhx {

enum class BattleStop : u8 { question, end };

// A Battle is to be fought: nothing has happened in it yet and nobody is asked.
void announce_battle(Position& position, BattleKind kind, Seat causer);
inline bool is_battle_announced(const Position& position) { return position.phase == Phase::battle && position.to_act == kNoSeat; }

// Fights the announced Battle.
template <class Sink>
BattleStop fight(Position& position, Sink& sink);

// Goes on with an answer to the pending question.
template <class Sink>
BattleStop fight_on(Position& position, const Action& answer, Sink& sink);

// The same for whoever knows what the layout means, and wants to know it afterwards.
BattleStop fight(Position& position, Effects& effects);
BattleStop fight_on(Position& position, const Action& answer, Effects& effects);

// The answers among which the player to act must choose, and those already given in this segment.
void pending_question(const Position& position, AnswerList& question, AnswerList& chosen);
Action first_answer(const Position& position, const Effects& effects);

extern template BattleStop fight(Position&, NoEvents&);
extern template BattleStop fight(Position&, EventLog&);
extern template BattleStop fight_on(Position&, const Action&, NoEvents&);
extern template BattleStop fight_on(Position&, const Action&, EventLog&);

}  // namespace nhx
