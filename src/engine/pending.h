#pragma once

#include "engine/action.h"

// Actions that wait for an answer, and how actions are paid for.
namespace nhx {

Pending pending_from(const Action& action);
Action pending_action(const Position& position);

// The answers open in Phase::medic, and those already given.
void pending_answers(const Position& position, AnswerList& question, AnswerList& chosen);

// The instant that is played by the action; Ability::none when it is not one.
constexpr Ability ability_of(ActionKind kind) {
  switch (kind) {
    case ActionKind::battle: return Ability::battle;
    case ActionKind::move: return Ability::move;
    case ActionKind::push: return Ability::push_back;
    case ActionKind::sniper: return Ability::sniper;
    case ActionKind::grenade: return Ability::grenade;
    case ActionKind::air_strike: return Ability::air_strike;
    case ActionKind::small_bomb: return Ability::small_bomb;
    case ActionKind::castle: return Ability::castling;
    case ActionKind::rotate: return Ability::rotation;
    case ActionKind::terror: return Ability::terror;
    default: return Ability::none;
  }
}

// The mark that a move leaves on the unit.
constexpr Moved way_of(ActionKind kind) {
  return kind == ActionKind::walk ? Moved::mobility : kind == ActionKind::transport ? Moved::transport : Moved::hq;
}

}  // namespace nhx
