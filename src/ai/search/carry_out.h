#pragma once

#include "engine/model/action.h"

namespace nhx {

// Applies the action and answers what is asked next.
void carry_out(Position& position, const Action& action);

// Until somebody may decide freely, a tile is drawn or the game is over: retreats and captives about as the seat that is asked likes best,
// all else by the first answer.
void answer_questions(Position& position);

// What the seat that is asked likes best among the legal answers.
Action likely_answer(const Position& position, const ActionList& answers);

// May the active seat decide freely what to do in its turn?
inline bool is_free(const Position& position) { return position.phase == Phase::play || position.phase == Phase::discard; }

// May the active seat play a Battle from its hand now?
bool can_fight(const Position& position);

}  // namespace nhx
