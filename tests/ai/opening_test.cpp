#include "ai/opening/opening.h"

#include <gtest/gtest.h>

#include "engine/apply.h"
#include "engine/legal.h"
#include "engine/model/hex.h"
#include "engine/setup.h"

namespace nhx {
namespace {

Position start_of(Army first, Army second) {
  Setup setup;
  setup.rules.add(RuleOption::same_army);
  setup.seats.push_back({first, 0});
  setup.seats.push_back({second, 1});
  return start_position(setup);
}

Hex place_hq(Position& position, u64 luck) {
  Rng rng(luck);
  const Action action = choose_opening(position, rng);
  EXPECT_EQ(why_illegal(position, action), Illegal::none);
  NoEvents unheard;
  apply(position, action, unheard);
  return action.a;
}

TEST(Opening, IsLegalForAllArmies) {
  for (u8 first = 0; first < kArmies; ++first) {
    for (u8 second = 0; second < kArmies; ++second) {
      for (u64 luck = 0; luck < 8; ++luck) {
        Position position = start_of(static_cast<Army>(first), static_cast<Army>(second));
        place_hq(position, luck);
        place_hq(position, luck);
        EXPECT_NE(position.phase, Phase::setup);
      }
    }
  }
}

TEST(Opening, GivesEveryArmyWhatItLikes) {
  for (u64 luck = 0; luck < 20; ++luck) {
    Position position = start_of(Army::moloch, Army::hegemony);
    const Hex moloch = place_hq(position, luck);
    EXPECT_EQ((around(moloch) & kInnerHexes).size(), 4) << "the middle of a side";
    EXPECT_EQ(opening_distance(place_hq(position, luck), moloch), 1U) << "Hegemony comes within two hexes";
    position = start_of(Army::smart, Army::outpost);
    EXPECT_EQ((around(place_hq(position, luck)) & kInnerHexes).size(), 6) << "not at the rim";
  }
}

}  // namespace
}  // namespace nhx
