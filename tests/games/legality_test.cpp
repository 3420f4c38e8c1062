#include <algorithm>
#include <gtest/gtest.h>
#include <vector>

#include "bench/random_game.h"
#include "engine/apply.h"
#include "engine/legal.h"
#include "notation/position/position_text.h"

#include "games/all_actions.h"

// What may be done in a turn is every action that can be written down and against which there is no reason.
namespace nhx {
namespace {

constexpr int kGames = 400;

u64 count_without_objection(const Position& position) {
  u64 count = 0;
  AllActions all(position, [&](const Action& action) {
    if (why_illegal(position, action) == Illegal::none) ++count;
  });
  all.enumerate();
  return count;
}

TEST(Legality, IsEveryActionWithoutAReasonAgainstIt) {
  for (u64 game = 0; game < kGames; ++game) {
    Rng rng(7'000'000 + game);
    Position position = start_position(random_setup(rng));
    const u32 stop = rng.below(250);
    NoEvents nobody;
    for (u32 i = 0; position.phase != Phase::over && (i < stop || position.phase != Phase::play); ++i) {
      apply(position, random_action(position, rng), nobody);
    }
    if (position.phase == Phase::over) continue;
    ActionList actions;
    legal_actions(position, actions);
    for (const Action& action : actions) ASSERT_EQ(why_illegal(position, action), Illegal::none) << to_text(position);
    ASSERT_EQ(actions.size(), count_without_objection(position)) << to_text(position);
    for (const Action& action : actions) {
      ASSERT_EQ(std::count(actions.begin(), actions.end(), action), 1) << "listed twice\n" << to_text(position);
    }
  }
}

// The list in parts is the list.
void expect_parts_to_be_all(const Position& position) {
  ActionList all;
  legal_actions(position, all);
  ActionList part;
  actions_without_tile(position, part);
  std::size_t count = part.size();
  const auto& hand = position.players[position.active].hand;
  for (std::size_t i = 0; i < hand.size() && hand[i] != kNoTile; ++i) {
    if (i > 0 && hand[i] == hand[i - 1]) continue;
    actions_with(position, hand[i], part);
    count += part.size();
  }
  ASSERT_EQ(count, all.size()) << to_text(position);
}

TEST(Legality, OfAPlayerInAHurry) {
  for (u64 game = 0; game < kGames; ++game) {
    Rng rng(8'000'000 + game);
    Position position = start_position(random_setup(rng));
    NoEvents nobody;
    while (position.phase != Phase::over) {
      const Action action = quick_random_action(position, rng);
      ASSERT_EQ(why_illegal(position, action), Illegal::none) << to_text(position);
      if (position.phase == Phase::play && rng.below(16) == 0) expect_parts_to_be_all(position);
      apply(position, action, nobody);
    }
  }
}

}  // namespace
}  // namespace nhx
