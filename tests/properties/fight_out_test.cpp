#include <gtest/gtest.h>

#include "properties/deals.h"
#include "properties/random_battle.h"

namespace nhx::properties {
namespace {

constexpr u64 kPositions = 20'000;

void fight_with_first_answers(Position& position) {
  NoEvents unheard;
  start_battle(position, BattleKind::played, position.active, unheard);
  AnswerList question;
  AnswerList chosen;
  while (position.phase == Phase::battle) {
    pending_question(position, question, chosen);
    answer_in_battle(position, question[0], unheard);
  }
}

bool has_fallen_hq(const Position& position) {
  return std::any_of(position.players.begin(), position.players.end(), [](const Player& player) { return player.plays && player.hp == 0; });
}

void expect_same_meaning(const Position& position, const Effects& known) {
  const Effects anew = effects_of(position);
  ASSERT_EQ(known.held, anew.held);
  ASSERT_EQ(known.friends, anew.friends);
  ASSERT_EQ(known.prey, anew.prey);
  ASSERT_EQ(known.netted, anew.netted);
  ASSERT_EQ(known.captured, anew.captured);
  ASSERT_EQ(known.traits, anew.traits);
  for (const Hex hex : position.units) ASSERT_EQ(known.bonus[hex], anew.bonus[hex]);
}

TEST(FightOut, ForetellsTheBattleAndWhatTheLayoutMeansAfterIt) {
  int changed = 0;
  for (u64 number = 0; number < kPositions; ++number) {
    SCOPED_TRACE(number);
    const Position position = position_number(7'000'000'000 + number);
    Position real = position;
    fight_with_first_answers(real);
    Position foretold = position;
    Effects effects = effects_of(position);
    fight_out(foretold, effects);
    changed += foretold.board == position.board ? 0 : 1;
    for (std::size_t seat = 0; seat < kSeats; ++seat) {
      ASSERT_EQ(foretold.players[seat].hp, real.players[seat].hp);
      ASSERT_EQ(foretold.players[seat].score, real.players[seat].score);
    }
    if (!has_fallen_hq(foretold)) ASSERT_EQ(foretold.board, real.board);
    ASSERT_NO_FATAL_FAILURE(expect_same_meaning(foretold, effects));
  }
  EXPECT_GT(changed, static_cast<int>(kPositions) / 2);
}

}  // namespace
}  // namespace nhx::properties
