#include "ai/search/carry_out.h"

#include <limits>

#include "ai/search/glance.h"
#include "ai/value/evaluation.h"
#include "engine/apply.h"
#include "engine/legal.h"
#include "engine/turn/hand.h"

namespace nhx {

namespace {

constexpr int kRoundAndRound = 10'000'000;
constexpr int kFacingsOfCaptive = 4;  // and half as many if there are more

bool is_question(Phase phase) {
  return phase == Phase::retreat || phase == Phase::captive || phase == Phase::medic || phase == Phase::battle;
}

struct Liked {
  Action answer;
  bool goes_round = true;  // turning a captive can free and capture others, round and round
};

// What the seat that is asked likes best; what goes round is left to others.
Liked most_liked(const Position& position, const ActionList& answers) {
  NoEvents unheard;
  Liked liked{.answer = answers[0]};
  int most = std::numeric_limits<int>::min();
  for (const Action& answer : answers) {
    Position after = position;
    apply(after, answer, unheard);
    const bool goes_round = after.phase == Phase::captive && after.captives.size() >= position.captives.size();
    const int value = prospects(after, position.to_act) - (goes_round ? kRoundAndRound : 0);
    if (value <= most) continue;
    most = value;
    liked = {answer, goes_round};
  }
  return liked;
}

// The same, for a layout that is only thought of: the facings of a captive that promise little are looked at only if all others go round.
Action quick_answer(const Position& position, const ActionList& answers) {
  ActionList promising = answers;
  keep_promising(position, kFacingsOfCaptive, promising);
  const Liked liked = most_liked(position, promising);
  return liked.goes_round ? most_liked(position, answers).answer : liked.answer;
}

}  // namespace

void carry_out(Position& position, const Action& action) {
  NoEvents unheard;
  apply(position, action, unheard);
  answer_questions(position);
}

void answer_questions(Position& position) {
  NoEvents unheard;
  while (is_question(position.phase)) {
    ActionList answers;
    legal_actions(position, answers);
    const bool matters = position.phase == Phase::retreat || position.phase == Phase::captive;
    apply(position, matters ? quick_answer(position, answers) : answers[0], unheard);
  }
}

Action likely_answer(const Position& position, const ActionList& answers) { return most_liked(position, answers).answer; }

bool can_fight(const Position& position) {
  const Player& player = position.players[position.active];
  return position.phase == Phase::play && position.stage == Stage::usual && position.played < play_limit(position) &&
         holds(player, instant_tile(player.army, Ability::battle));
}

}  // namespace nhx
