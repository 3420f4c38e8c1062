#include "explain/attacks.h"

#include <gtest/gtest.h>

#include "notation/words.h"

#include "tests/notation/texts.h"

namespace nhx {
namespace {

using test::position_of;

// One line for each attack: "n melee 2 path b3 hits b3".
std::string attacks_in(std::string_view text, std::string_view hex) {
  const Position position = position_of(text);
  const Effects effects = effects_of(position);
  std::string lines;
  for (const Attack& attack : attacks_of(position, effects, parse_hex(hex, position.large_board()).value_or(kNoHex))) {
    lines += std::string(direction_word(attack.side)) + " " + std::string(attack_word(attack.kind)) + " " +
             std::to_string(attack.strength) + " path";
    for (const Hex passed : attack.path) lines += " " + hex_word(passed, position.large_board());
    lines += " hits " + hexes_word(attack.hits, position.large_board()) + "\n";
  }
  return lines;
}

TEST(Attacks, MeleeReachesTheNeighbour) {
  EXPECT_EQ(attacks_in("nhx 1;player 1 borgo;player 2 moloch;c3 1 mutant n;c4 2 hornet s;d4 1 claws", "c3"),
            "n melee 1 path c4 hits c4\n"
            "ne melee 1 path d4 hits -\n"
            "nw melee 1 path b3 hits -\n");
}

TEST(Attacks, AtTheEdgeOfTheBoardThereIsNoPath) {
  EXPECT_EQ(attacks_in("nhx 1;player 1 borgo;player 2 moloch;c5 1 mutant n", "c5"),
            "n melee 1 path hits -\n"
            "ne melee 1 path hits -\n"
            "nw melee 1 path hits -\n");
}

TEST(Attacks, AShotStopsAtTheFirstEnemyAndPassesFriends) {
  EXPECT_EQ(attacks_in("nhx 1;player 1 outpost;player 2 moloch;c1 1 commando n;c2 1 hmg s;c3 2 hornet n;c4 2 guard n", "c1"),
            "n ranged 1 path c2 c3 hits c3\n");
  EXPECT_EQ(attacks_in("nhx 1;player 1 outpost;player 2 moloch;c1 1 commando n", "c1"), "n ranged 1 path c2 c3 c4 c5 hits -\n");
}

TEST(Attacks, AGaussBeamGoesThroughAll) {
  EXPECT_EQ(attacks_in("nhx 1;player 1 moloch;player 2 outpost;c1 1 gauss-cannon n;c3 2 commando n;c5 2 hmg n", "c1"),
            "n gauss 1 path c2 c3 c4 c5 hits c3,c5\n");
}

TEST(Attacks, BonusesCount) {
  EXPECT_NE(
      attacks_in("nhx 1;player 1 borgo;player 2 moloch;c3 1 claws n;c2 1 officer n;c4 2 hornet s", "c3").find("n melee 2 path c4 hits c4"),
      std::string::npos);
}

TEST(Attacks, TheNettedStrikeNobody) {
  EXPECT_EQ(attacks_in("nhx 1;player 1 outpost;player 2 borgo;c1 1 commando n;c4 2 mutant n;b1 2 net-fighter se;a1 2 hq", "c1"),
            "n ranged 1 path c2 c3 c4 hits -\n");
}

TEST(Attacks, HqsSpareHqs) {
  const std::string attacks = attacks_in("nhx 1;player 1 outpost;player 2 moloch;c3 1 hq;c4 2 hq;d4 2 hornet n", "c3");
  EXPECT_NE(attacks.find("n melee 1 path c4 hits -\n"), std::string::npos) << attacks;
  EXPECT_NE(attacks.find("ne melee 1 path d4 hits d4\n"), std::string::npos) << attacks;
}

}  // namespace
}  // namespace nhx
