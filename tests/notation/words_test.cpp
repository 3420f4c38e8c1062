#include "notation/words.h"

#include <gtest/gtest.h>
#include <set>

namespace nhx {
namespace {

TEST(Words, HexesHaveTheirNamesOnBothBoards) {
  for (const bool large : {false, true}) {
    std::set<std::string> names;
    for (const Hex hex : large ? kAllHexes : kInnerHexes) {
      const std::string name = hex_word(hex, large);
      EXPECT_EQ(parse_hex(name, large), hex) << name;
      names.insert(name);
    }
    EXPECT_EQ(names.size(), large ? 37U : 19U);
  }
  EXPECT_EQ(parse_hex("c3", false), parse_hex("d4", true));  // the centre
  EXPECT_EQ(parse_hex("a1", false), parse_hex("b2", true));
}

TEST(Words, NeighboursOfTheCentreAreAsDocumented) {
  const Hex centre = *parse_hex("c3", false);
  std::string names;
  for (int d = 0; d < kDirections; ++d) names += hex_word(neighbour(centre, direction_at(d)), false) + " ";
  EXPECT_EQ(names, "c4 d4 d3 c2 b2 b3 ");
}

TEST(Words, HexesOutsideTheBoardAreNone) {
  for (const char* word : {"a4", "e2", "f5", "c6", "c0", "C3", "c", "c33", "", "33", "cc", "d1"})
    EXPECT_FALSE(parse_hex(word, false)) << word;
  for (const char* word : {"a5", "g3", "h7", "d8", "e1"}) EXPECT_FALSE(parse_hex(word, true)) << word;
  EXPECT_TRUE(parse_hex("g7", true));
  EXPECT_TRUE(parse_hex("a4", true));
}

TEST(Words, NumbersAreDigitsOnly) {
  EXPECT_EQ(parse_number("0"), 0);
  EXPECT_EQ(parse_number("20"), 20);
  for (const char* word : {"", "-1", "+1", "1x", " 1", "1234567890", "\xC2\xB2"}) EXPECT_FALSE(parse_number(word)) << word;
}

TEST(Words, ListsShowTheHighestInitiativeFirst) {
  EXPECT_EQ(segments_word(0b1101), "3,2,0");
  EXPECT_EQ(segments_word(0), "-");
  EXPECT_EQ(hexes_word(HexSet::of(*parse_hex("b3", false)) | HexSet::of(*parse_hex("b2", false)), false), "b2,b3");
  EXPECT_EQ(hexes_word({}, false), "-");
}

TEST(Words, EveryValueHasAWordThatLeadsBack) {
  for (int d = 0; d < kDirections; ++d) EXPECT_EQ(parse_direction(direction_word(direction_at(d))), direction_at(d));
  for (int i = 0; i <= static_cast<int>(Phase::over); ++i) {
    EXPECT_EQ(parse_phase(phase_word(static_cast<Phase>(i))), static_cast<Phase>(i));
  }
  EXPECT_EQ(phase_word(Phase::setup), "setup");
  EXPECT_EQ(phase_word(Phase::over), "over");
  for (int i = 0; i < kModes; ++i) EXPECT_EQ(parse_mode(mode_word(static_cast<Mode>(i))), static_cast<Mode>(i));
  for (const BoardKind board : {BoardKind::small, BoardKind::large, BoardKind::duel}) EXPECT_EQ(parse_board(board_word(board)), board);
  for (int i = 0; i < 4; ++i) {
    EXPECT_EQ(parse_battle_kind(battle_kind_word(static_cast<BattleKind>(i))), static_cast<BattleKind>(i));
  }
  for (const Moved way : {Moved::mobility, Moved::transport, Moved::hq}) {
    EXPECT_EQ(parse_way(moved_word(static_cast<u8>(way))), static_cast<u8>(way));
  }
  EXPECT_EQ(moved_word(5), "mobility,hq");
  EXPECT_EQ(seats_word(0b101), "1,3");
  EXPECT_EQ(seats_word(0), "-");
  for (int i = 0; i < kArmies; ++i) EXPECT_EQ(parse_army(spec_of(static_cast<Army>(i)).word), static_cast<Army>(i));
  EXPECT_EQ(kind_word(TileKind::foundation), "foundation");
}

}  // namespace
}  // namespace nhx
