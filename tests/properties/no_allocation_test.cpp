#include <gtest/gtest.h>

#include "engine/layout/effects.h"

#include "properties/counted_new.h"
#include "properties/deals.h"
#include "properties/random_battle.h"

namespace nhx::properties {
namespace {

constexpr u64 kPositions = 10'000;

TEST(NoAllocation, TheCounterCounts) {
  const std::size_t before = allocations();
  ::operator delete(::operator new(100));
  EXPECT_EQ(allocations(), before + 1);
}

TEST(NoAllocation, BattlesAndLegalActionsDoNotAllocate) {
  for (u64 number = 0; number < kPositions; ++number) {
    Position position = with_battle_in_hand(position_number(5'000'000'000 + number));
    Rng rng(number);
    NoEvents sink;
    const std::size_t before = allocations();
    Position started = position;
    start_battle(started, BattleKind::played, 0, sink);
    do {
      ActionList actions;
      legal_actions(position, actions);
      if (actions.empty()) break;
      apply(position, actions[rng.below(static_cast<u32>(actions.size()))], sink);
    } while (position.phase == Phase::battle);
    const Effects effects = effects_of(position);
    ASSERT_EQ(allocations(), before) << number << ' ' << effects.seats;
  }
}

}  // namespace
}  // namespace nhx::properties
