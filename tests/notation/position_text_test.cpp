#include "notation/position/position_text.h"

#include <gtest/gtest.h>

#include "core/rng.h"
#include "engine/apply.h"
#include "engine/legal.h"
#include "engine/turn/flow.h"
#include "notation/words.h"

#include "fuzz/position_from_bytes.h"
#include "texts.h"

namespace nhx {
namespace {

using test::position_of;

constexpr std::string_view kExample =
    "nhx 1\n"
    "rules standard\n"
    "player 1 borgo hp 20 hand mutant,move\n"
    "player 2 moloch hp 17 gone blocker,push-back*2\n"
    "to-act 1 play turn 9\n"
    "a1 1 hq\n"
    "c3 1 mutant n\n"
    "c4 2 blocker s wounds 1\n"
    "e5 2 hq\n";

Hex hex(std::string_view word) { return *parse_hex(word, false); }

TEST(PositionText, TheExampleMeansWhatItSays) {
  const Position position = position_of(kExample);
  EXPECT_EQ(position.units.size(), 4);
  EXPECT_FALSE(position.large_board());
  EXPECT_EQ(position.turn, 9);
  EXPECT_EQ(position.to_act, 0);
  EXPECT_EQ(position.players[1].hp, 17);
  EXPECT_EQ(position.players[0].hand[0], tile_named(Army::borgo, "mutant"));
  EXPECT_EQ(position.players[0].hand[1], tile_named(Army::borgo, "move"));
  EXPECT_EQ(position.players[0].hand[2], kNoTile);
  EXPECT_EQ(position.unit_at(hex("c4")).wounds, 1);
  EXPECT_EQ(position.unit_at(hex("c4")).facing, Direction::s);
  EXPECT_EQ(position.unit_at(hex("c4")).seat, 1);
  EXPECT_EQ(std::popcount(u64{position.players[0].pile}), kPileTiles - 3);
  EXPECT_EQ(std::popcount(u64{position.players[1].pile}), kPileTiles - 4);
}

TEST(PositionText, IsCanonical) { EXPECT_EQ(to_text(position_of(kExample)), kExample); }

TEST(PositionText, OrderBlanksAndCommentsDoNotMatter) {
  const std::string messy =
      "  nhx   1 # a position\n"
      "e5 2 hq;c4 2 blocker s wounds 1\n"
      "to-act 1 play turn 9\n\n"
      "player 2 moloch gone push-back,blocker,push-back hp 17\n"
      "a1 1 hq n\n"
      "c3 1 mutant\n"
      "player 1 borgo hand move,mutant\n";
  EXPECT_EQ(to_text(position_of(messy)), kExample);
}

TEST(PositionText, AlmostEverythingMayBeLeftOut) {
  EXPECT_EQ(to_text(position_of("nhx 1;player 1 borgo")), "nhx 1\nrules standard\nplayer 1 borgo hp 20\nto-act 1 play turn 1\n");
}

TEST(PositionText, TheLowestCopiesAreOutOfThePile) {
  const Position position = position_of("nhx 1;player 1 borgo hand mutant gone mutant*2;c3 1 mutant");
  EXPECT_EQ(position.players[0].pile & 0b111111, 0b110000U);  // six Mutants come first in the list
}

TEST(PositionText, RoundTilesFaceNorth) {
  const Position position = position_of("nhx 1;player 1 outpost;player 2 vegas;a1 1 hq s;c3 1 scoper ne;e5 2 hq s");
  EXPECT_EQ(position.unit_at(hex("a1")).facing, Direction::n);
  EXPECT_EQ(position.unit_at(hex("c3")).facing, Direction::n);
  EXPECT_EQ(position.unit_at(hex("e5")).facing, Direction::s);
  EXPECT_NE(to_text(position).find("\nc3 1 scoper\n"), std::string::npos);
}

TEST(PositionText, AFoundationIsOnTheBoardButNoUnit) {
  const Position position = position_of("nhx 1;player 1 vegas;c3 1 mine");
  EXPECT_NE(position.unit_at(hex("c3")).tile, kNoTile);
  EXPECT_TRUE(position.units.none());
  EXPECT_NE(to_text(position).find("\nc3 1 mine\n"), std::string::npos);
}

TEST(PositionText, TeamsAreWrittenForAllOrForNobody) {
  const std::string teams =
      "nhx 1\nrules standard\nplayer 1 borgo team 1 hp 20\nplayer 2 moloch team 2 hp 20\nplayer 3 smart team 1 hp 20\n";
  const Position position = position_of(teams);
  EXPECT_EQ(position.players[0].team, position.players[2].team);
  EXPECT_NE(position.players[0].team, position.players[1].team);
  EXPECT_EQ(to_text(position), teams + "to-act 1 play turn 1\n");
  EXPECT_EQ(to_text(position_of("nhx 1;player 1 borgo team 1;player 2 moloch team 2")).find("team"), std::string::npos);
}

TEST(PositionText, TheLargeBoardHasItsOwnNames) {
  const std::string text =
      "nhx 1\nrules standard\nboard 37\nplayer 1 borgo hp 20\nto-act 1 play turn 1\na1 1 mutant n\nd4 1 hq\ng7 1 claws sw\n";
  const Position position = position_of(text);
  EXPECT_TRUE(position.large_board());
  EXPECT_TRUE(position.units.has(hex("c3")));
  EXPECT_EQ(to_text(position), text);
}

TEST(PositionText, OptionsAndTheBioDroidOnTopAreKept) {
  const std::string text =
      "nhx 1\nrules standard hq-stays-until-battle-ends clown-spares-hqs\nplayer 1 smart hp 0 top bio-droid\nto-act 1 over turn 3\na1 1 "
      "hq\n";
  const Position position = position_of(text);
  EXPECT_EQ(position.phase, Phase::over);
  EXPECT_TRUE(position.rules.has(RuleOption::clown_spares_hqs));
  EXPECT_EQ(position.players[0].bio_droid_on_top, 1);
  EXPECT_EQ(to_text(position), text);
}

constexpr std::string_view kInBattle =
    "nhx 1\n"
    "rules standard\n"
    "player 1 moloch hp 20\n"
    "player 2 hegemony hp 20\n"
    "to-act 2 battle turn 1\n"
    "battle causer 2 segment 2\n"
    "chosen 2 order 1\n"
    "chosen 1 hold c3\n"
    "b4 2 quartermaster se\n"
    "c3 1 clown n\n"
    "c4 2 thug s\n"
    "e5 2 ganger n spent 3\n";

TEST(PositionText, AnswersOfTheRunningSegmentAreReplayed) {
  const Position position = position_of(kInBattle);
  EXPECT_EQ(position.phase, Phase::battle);
  EXPECT_EQ(position.cursor.choices, 2);
  EXPECT_EQ(position.to_act, 1);
  EXPECT_EQ(to_text(position), kInBattle);
}

TEST(PositionText, InitiativesAboveTheSegmentHavePassedWhetherWrittenOrNot) {
  std::string text(kInBattle);
  text.erase(text.find(" spent 3"), 8);
  EXPECT_EQ(to_text(position_of(text)), kInBattle);
}

TEST(PositionText, FaultyTextsHaveNoPosition) {
  const Parsed<Position> parsed = parse_position("nhx 1;player 1 borgo;c3 1 mutnt");
  EXPECT_FALSE(parsed.ok());
  ASSERT_EQ(parsed.faults.size(), 1U);
  EXPECT_EQ(parsed.faults[0].sentence, "There is no tile 'mutnt' in borgo. Did you mean 'mutant'?");
}

// Every position that bytes can make, at every decision of a Battle in it, in both views.
TEST(PositionText, AnyPositionComesBackFromItsTexts) {
  Rng rng(11);
  for (int round = 0; round < 300; ++round) {
    std::vector<u8> data(200);
    for (u8& byte : data) byte = static_cast<u8>(rng.below(256));
    fuzz::Bytes bytes(data.data(), data.size());
    Position position = fuzz::position_from_bytes(bytes);
    NoEvents unheard;
    ActionList actions;
    for (bool started = false; !started || position.phase == Phase::battle; started = true) {
      ASSERT_EQ(parse_position(to_text(position)).value, position) << to_text(position);
      ASSERT_EQ(to_text(*parse_position(to_json_text(position)).value), to_text(position));
      if (!started) {
        start_battle(position, BattleKind::played, position.to_act, unheard);
      } else {
        legal_actions(position, actions);
        apply(position, actions[bytes.take() % actions.size()], unheard);
      }
    }
  }
}

}  // namespace
}  // namespace nhx
