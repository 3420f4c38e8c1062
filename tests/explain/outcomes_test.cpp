#include <gtest/gtest.h>

#include "engine/apply.h"
#include "engine/legal.h"
#include "engine/turn/flow.h"
#include "notation/outcomes_json.h"

#include "tests/notation/texts.h"

namespace nhx {
namespace {

using test::position_of;

constexpr std::string_view kClown = "nhx 1;player 1 moloch;player 2 borgo hp 9;to-act 1 play;c3 1 clown;c4 2 mutant n;d4 2 hq;d2 2 claws";

TEST(Outcomes, AClownHasTwo) {
  const Outcomes outcomes = explore_outcomes(position_of(kClown));
  EXPECT_TRUE(outcomes.complete);
  ASSERT_EQ(outcomes.list.size(), 2U);
  for (const Outcome& outcome : outcomes.list) {
    EXPECT_EQ(outcome.choices.size(), 1U);
  }
}

TEST(Outcomes, TheChoicesLeadThere) {
  const Position start = position_of(kClown);
  for (const Outcome& outcome : explore_outcomes(start).list) {
    Position position = start;
    NoEvents unheard;
    start_battle(position, BattleKind::played, position.to_act, unheard);
    for (const Action& choice : outcome.choices) {
      ASSERT_EQ(why_illegal(position, choice), Illegal::none);
      apply(position, choice, unheard);
    }
    EXPECT_EQ(position.board, outcome.position.board);
    EXPECT_EQ(position.players, outcome.position.players);
  }
}

TEST(Outcomes, FromTheMiddleOfABattleItsRestIsExplored) {
  Position position = position_of(kClown);
  NoEvents unheard;
  start_battle(position, BattleKind::played, position.to_act, unheard);
  ASSERT_EQ(position.phase, Phase::battle);
  EXPECT_EQ(explore_outcomes(position).list.size(), 2U);
}

TEST(Outcomes, WithoutChoicesThereIsOne) {
  const Outcomes outcomes = explore_outcomes(position_of("nhx 1;player 1 borgo;player 2 moloch;c3 1 mutant;c4 2 hornet s"));
  ASSERT_EQ(outcomes.list.size(), 1U);
  EXPECT_TRUE(outcomes.list[0].choices.empty());
  EXPECT_TRUE(outcomes.list[0].position.units.none());
}

TEST(Outcomes, TheLimitIsSaid) {
  const Outcomes outcomes = explore_outcomes(position_of(kClown), 0);
  EXPECT_FALSE(outcomes.complete);
  EXPECT_TRUE(outcomes.list.empty());
}

TEST(Outcomes, JsonHasTheDocumentedShape) {
  Outcomes outcomes = explore_outcomes(position_of(kClown));
  std::erase_if(outcomes.list, [](const Outcome& outcome) { return outcome.choices[0].kind != ActionKind::explode; });
  EXPECT_EQ(test::sorted_json(to_json_text(outcomes)), test::sorted_json(R"({"complete": true, "outcomes": [
      {"hp": {"1": 20, "2": 8}, "to_pile": [], "choices": ["1 explode c3"],
       "units": [{"hex": "d2", "seat": 2, "tile": "claws", "facing": "n", "wounds": 0},
                 {"hex": "d4", "seat": 2, "tile": "hq", "facing": "n", "wounds": 0}]}]})"));
}

TEST(Outcomes, JsonTellsScoresWhereTheyCount) {
  constexpr std::string_view kScores =
      "nhx 1;mode score;player 1 outpost score 4;player 2 borgo;player 3 vegas;to-act 1 play;a1 1 hq;a3 3 hq nw;e3 1 commando n;e5 2 hq";
  const std::string text = to_json_text(explore_outcomes(position_of(kScores)));
  EXPECT_NE(text.find(R"("score":{"1":5,"2":0,"3":0})"), std::string::npos) << text;
  EXPECT_EQ(to_json_text(explore_outcomes(position_of(kClown))).find("score"), std::string::npos);
}

TEST(Outcomes, ABioDroidGoesToThePile) {
  const Outcomes outcomes = explore_outcomes(position_of("nhx 1;player 1 outpost;player 2 smart;c2 1 commando n;c4 2 bio-droid n"));
  ASSERT_EQ(outcomes.list.size(), 1U);
  EXPECT_EQ(outcomes.list[0].to_pile, std::vector<Seat>{1});
  EXPECT_NE(to_json_text(outcomes).find(R"("to_pile":[{"seat":2,"tile":"bio-droid"}])"), std::string::npos);
}

}  // namespace
}  // namespace nhx
