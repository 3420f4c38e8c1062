#include "ai/carry_out.h"

#include <limits>

#include "ai/evaluation.h"
#include "engine/apply.h"
#include "engine/hand.h"
#include "engine/legal.h"

namespace nhx {

namespace {

constexpr int kRoundAndRound = 10'000'000;

bool is_question(Phase phase) {
  return phase == Phase::retreat || phase == Phase::captive || phase == Phase::medic || phase == Phase::battle;
}

}  // namespace

void carry_out(Position& position, const Action& action) {
  NoEvents unheard;
  apply(position, action, unheard);
  while (is_question(position.phase)) {
    ActionList answers;
    legal_actions(position, answers);
    const bool matters = position.phase == Phase::retreat || position.phase == Phase::captive;
    apply(position, matters ? likely_answer(position, answers) : answers[0], unheard);
  }
}

// Turning a captive can free and capture others, round and round: that is left to others.
Action likely_answer(const Position& position, const ActionList& answers) {
  NoEvents unheard;
  Action choice = answers[0];
  int most = std::numeric_limits<int>::min();
  for (const Action& answer : answers) {
    Position after = position;
    apply(after, answer, unheard);
    int value = prospects(after, static_cast<Seat>(position.to_act));
    if (after.phase == Phase::captive && after.captives.size() >= position.captives.size()) value -= kRoundAndRound;
    if (value <= most) continue;
    most = value;
    choice = answer;
  }
  return choice;
}

bool can_fight(const Position& position) {
  const Player& player = position.players[position.active];
  return position.phase == Phase::play && position.game_stage() == Stage::usual && position.played < play_limit(position) &&
         holds(player, instant_tile(player.army_word(), Ability::battle));
}

}  // namespace nhx
