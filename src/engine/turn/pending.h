#pragma once

#include "engine/model/action.h"

// Actions that wait for an answer.
namespace nhx {

Pending pending_from(const Action& action);
Action pending_action(const Position& position);

// The answers open in Phase::medic, and those already given.
void pending_answers(const Position& position, AnswerList& question, AnswerList& chosen);

}  // namespace nhx
