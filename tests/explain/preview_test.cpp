#include "explain/preview.h"

#include <gtest/gtest.h>

#include "notation/action_text.h"
#include "notation/event_text.h"
#include "notation/words.h"

#include "tests/notation/texts.h"

namespace nhx {
namespace {

using test::position_of;

std::string events_of(const Preview& preview) {
  std::string text;
  for (const Event& event : preview.events) text += (text.empty() ? "" : "; ") + to_text(event, false);
  return text;
}

std::string losses_of(const Preview& preview) {
  std::string text;
  for (const Loss& loss : preview.losses) {
    text += (text.empty() ? "" : "; ") + hex_word(loss.hex, false) + " " + std::to_string(loss.segment) + (loss.certain ? " certain" : "");
  }
  return text;
}

TEST(Preview, ABattleWithoutChoices) {
  const auto preview = preview_battle(position_of("nhx 1;player 1 borgo;player 2 moloch;c3 1 mutant;c4 2 hornet s"));
  ASSERT_TRUE(preview);
  EXPECT_EQ(events_of(*preview), "segment 2; hit c3 c4 1; hit c4 c3 2; destroyed c3; destroyed c4");
  EXPECT_EQ(preview->outcomes.list.size(), 1U);
  EXPECT_EQ(losses_of(*preview), "c3 2 certain; c4 2 certain");
}

TEST(Preview, AClownLeavesLossesOpen) {
  const auto preview =
      preview_battle(position_of("nhx 1;player 1 moloch;player 2 borgo hp 9;to-act 1 play;c3 1 clown;c4 2 mutant n;d4 2 hq;d2 2 claws"));
  ASSERT_TRUE(preview);
  EXPECT_EQ(preview->outcomes.list.size(), 2U);
  EXPECT_EQ(losses_of(*preview), "c3 -1; c4 2 certain") << events_of(*preview);
  EXPECT_EQ(preview->after.players[1].hp, preview->outcomes.list[0].position.players[1].hp);
}

TEST(Preview, InAnyPhaseOfATurn) {
  const Position position =
      position_of("nhx 1;player 1 borgo;player 2 moloch;to-act 2 draw turn 3 of 2;a1 1 hq;e5 2 hq;c3 1 mutant;c4 2 hornet s");
  ASSERT_EQ(position.phase, Phase::draw);
  const auto preview = preview_battle(position);
  ASSERT_TRUE(preview);
  EXPECT_EQ(losses_of(*preview), "c3 2 certain; c4 2 certain");
}

TEST(Preview, AGameWithScoresTellsPointsGainedAndLeavesTheHqAlone) {
  const Position position = position_of(
      "nhx 1;mode score;player 1 outpost score 3 hand battle;player 2 borgo;player 3 vegas;to-act 1 play;a1 1 hq;a3 3 hq nw;"
      "e3 1 annihilator n;e5 2 hq");
  for (const auto& preview : {preview_battle(position), preview_battle_by(position, *parse_action("1 battle", position).value)}) {
    ASSERT_TRUE(preview);
    EXPECT_EQ(events_of(*preview), "segment 2; hit e3 e5 2; score 1 5");
    EXPECT_EQ(preview->after.players[0].score, 5U);
    EXPECT_EQ(preview->after.players[1].hp, 20);
  }
}

TEST(Preview, NothingFollowsAFallenHq) {
  const auto preview = preview_battle(position_of(
      "nhx 1;mode deathmatch;player 1 outpost;player 2 borgo hp 1;player 3 vegas;to-act 1 play;a1 1 hq;a3 3 hq nw;c1 2 mutant s;"
      "e3 1 annihilator n;e5 2 hq"));
  ASSERT_TRUE(preview);
  EXPECT_EQ(events_of(*preview), "segment 2; hit e3 e5 2; destroyed e5; hp 2 0");
  EXPECT_EQ(losses_of(*preview), "e5 2 certain");
}

TEST(Preview, HqsOutsideAnOvertimeAreBeyondHarm) {
  const auto preview = preview_battle(position_of(
      "nhx 1;mode deathmatch;player 1 outpost rival due;player 2 borgo;player 3 vegas rival due;to-act 1 play;overtime 1;a1 1 hq;"
      "a3 3 hq nw;e3 1 annihilator n;e5 2 hq"));
  ASSERT_TRUE(preview);
  EXPECT_EQ(events_of(*preview), "segment 2; hit e3 e5 2");
}

TEST(Preview, TheEndOfTheLastTurnStartsTheFinalBattle) {
  const Position position =
      position_of("nhx 1;player 1 outpost due;player 2 borgo;to-act 1 play;ending 2;a1 1 hq;e3 1 annihilator n;e5 2 hq");
  const auto preview = preview_battle_by(position, *parse_action("1 end", position).value);
  ASSERT_TRUE(preview);
  EXPECT_EQ(events_of(*preview), "fight final 2; segment 2; hit e3 e5 2; hp 2 18");
}

TEST(Preview, NoneWhileHqsArePlacedAndAfterTheEnd) {
  EXPECT_FALSE(preview_battle(position_of("nhx 1;player 1 borgo;player 2 moloch;to-act 1 setup")));
}

TEST(Preview, OnlyAnActionThatStartsABattleHasOne) {
  const Position position =
      position_of("nhx 1;player 1 borgo hand battle,mutant;player 2 moloch;to-act 1 play;a1 1 hq;e5 2 hq;c3 1 mutant;c4 2 hornet s");
  const auto by = [&](std::string_view text) { return preview_battle_by(position, *parse_action(text, position).value); };
  EXPECT_FALSE(by("1 place mutant b2 n"));
  const auto preview = by("1 battle");
  ASSERT_TRUE(preview);
  EXPECT_EQ(losses_of(*preview), "c3 2 certain; c4 2 certain");
}

TEST(Preview, TheLastHexStartsTheBattleOfAFullBoard) {
  std::string text = "nhx 1;player 1 borgo hand mutant;player 2 moloch;to-act 1 play;a1 1 hq;e5 2 hq";
  const std::vector<std::string> rest = {"a2", "a3", "b1", "b2", "b3", "b4", "c1", "c2", "c4", "c5", "d2", "d3", "d4", "d5", "e3", "e4"};
  const std::vector<std::string> tiles = {"blocker",       "blocker",   "hybrid",  "hybrid",     "guard",          "hunter-killer",
                                          "hunter-killer", "protector", "hornet",  "juggernaut", "armored-hunter", "medic",
                                          "net-fighter",   "scout",     "officer", "brain"};
  for (std::size_t i = 0; i < rest.size(); ++i) text += ";" + rest[i] + " 2 " + tiles[i];
  const Position position = position_of(text);
  const Parsed<Action> action = parse_action("1 place mutant c3 n", position);
  ASSERT_TRUE(action.ok());
  const auto preview = preview_battle_by(position, *action.value);
  ASSERT_TRUE(preview);
  EXPECT_EQ(events_of(*preview).substr(0, 18), "fight full-board 1");
  EXPECT_NE(preview->before.board[parse_hex("c3", false).value_or(0)].tile, kNoTile) << "the unit just placed takes part";
}

}  // namespace
}  // namespace nhx
