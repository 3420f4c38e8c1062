#pragma once

#include "engine/model/action.h"

// Actions that wait for an answer, and how actions are paid for.
namespace nhx {

Pending pending_from(const Action& action);
Action pending_action(const Position& position);

// The answers open in Phase::medic, and those already given.
void pending_answers(const Position& position, AnswerList& question, AnswerList& chosen);

// The instants by the actions that play them.
inline constexpr auto kAbilityOf = [] {
  std::array<Ability, kActionKinds> result{};
  const auto set = [&](ActionKind kind, Ability ability) { result[static_cast<std::size_t>(kind)] = ability; };
  set(ActionKind::battle, Ability::battle);
  set(ActionKind::move, Ability::move);
  set(ActionKind::push, Ability::push_back);
  set(ActionKind::sniper, Ability::sniper);
  set(ActionKind::grenade, Ability::grenade);
  set(ActionKind::air_strike, Ability::air_strike);
  set(ActionKind::small_bomb, Ability::small_bomb);
  set(ActionKind::castle, Ability::castling);
  set(ActionKind::rotate, Ability::rotation);
  set(ActionKind::terror, Ability::terror);
  return result;
}();

// Ability::none when the action does not play an instant.
constexpr Ability ability_of(ActionKind kind) { return kAbilityOf[static_cast<std::size_t>(kind)]; }

// The mark that a move leaves on the unit.
constexpr Moved way_of(ActionKind kind) {
  return kind == ActionKind::walk ? Moved::mobility : kind == ActionKind::transport ? Moved::transport : Moved::hq;
}

}  // namespace nhx
