#include <gtest/gtest.h>
#include <set>

#include "explain/unit_state.h"
#include "notation/reason_text.h"
#include "notation/words.h"

#include "texts.h"

namespace nhx {
namespace {

using test::position_of;

constexpr std::string_view kBoard =
    "nhx 1;player 1 borgo;player 2 outpost;player 3 vegas\n"
    "a1 1 hq;a2 1 mutant n;b2 1 scout nw;b3 1 medic sw;b4 1 net-fighter se\n"
    "c4 2 commando n;d4 2 scoper;e5 2 hq;d5 3 medic s;e3 3 agitator nw;d3 1 super-mutant n wounds 1";

// "gives b2 1,0,0,0" for each reason, joined by "; "; "seat 2" where there is one.
std::string reasons(std::string_view text, std::string_view hex) {
  const Position position = position_of(text);
  std::string all;
  for (const UnitState& state : unit_states(position, effects_of(position))) {
    if (hex_word(state.hex, false) != hex) continue;
    for (const Reason& reason : state.why) {
      all += (all.empty() ? "" : "; ") + std::string(word_of(reason.kind));
      if (reason.hexes.any()) all += " " + hexes_word(reason.hexes, false);
      if (reason.seat != kNoSeat) all += " seat " + seat_word(reason.seat);
      for (const int value : reason.values) all += " " + std::to_string(value);
    }
  }
  return all;
}

TEST(Reason, EveryKindHasAWordOfItsOwn) {
  std::set<std::string_view> words;
  for (int i = 0; i < kReasonKinds; ++i) words.insert(word_of(static_cast<ReasonKind>(i)));
  EXPECT_EQ(words.size(), static_cast<std::size_t>(kReasonKinds));
  EXPECT_EQ(words.count(""), 0U);
  EXPECT_EQ(word_of(ReasonKind::converted), "converted");
  EXPECT_EQ(word_of(ReasonKind::serves_nobody), "serves-nobody");
}

TEST(Reason, TheyNameUnitsSeatsAndValues) {
  EXPECT_EQ(reasons(kBoard, "a2"), "gives a1 1 0 0 0; gives b2 1 0 0 0; medics b3");
  EXPECT_EQ(reasons(kBoard, "c4"), "netted b4");
  EXPECT_EQ(reasons(kBoard, "d3"), "controlled e3 seat 3");
  EXPECT_EQ(reasons(kBoard, "d5"), "scoped d4 seat 2; serves d4");
}

TEST(Reason, BonusesAreToldInTheirSize) {
  const Position position = position_of(kBoard);
  const Reason reason{.kind = ReasonKind::gives, .hexes = HexSet::of(position.units.lowest()), .values = {1, 2, 0, 2}};
  EXPECT_EQ(sentence(reason, position), "Borgo HQ a1 gives it +1 initiative and +2 in melee and 2 more attacks.");
}

TEST(Reason, WhatHasPassedIsCounted) {
  EXPECT_EQ(reasons("nhx 1;player 1 smart;player 2 moloch;c3 1 hq;c4 1 scout n moved hq", "c4").substr(0, 7), "moved 4");
}

}  // namespace
}  // namespace nhx
