#include <gtest/gtest.h>

#include "explain/outcomes.h"
#include "notation/action_text.h"
#include "notation/position/position_text.h"

#include "properties/deals.h"
#include "properties/engine_outcomes.h"
#include "properties/random_battle.h"

// Text round trips and is canonical, in the middle of a Battle too.
namespace nhx::properties {
namespace {

constexpr u64 kPositions = 3000;

Position law_position(u64 number) { return with_battle_in_hand(position_number(4'000'000'000 + number)); }

std::string all_faults(const std::vector<Fault>& faults) {
  std::string text;
  for (const Fault& fault : faults) text += to_text(fault, "position") + "\n";
  return text;
}

void expect_round_trip(const Position& position) {
  const std::string text = to_text(position);
  const Parsed<Position> read = parse_position(text);
  ASSERT_TRUE(read.ok()) << text << all_faults(read.faults);
  ASSERT_EQ(*read.value, position) << text << "read back as\n" << to_text(*read.value);
  ASSERT_EQ(to_text(*read.value), text);
  const std::string json = to_json_text(position);
  const Parsed<Position> read_json = parse_position(json);
  ASSERT_TRUE(read_json.ok()) << json << all_faults(read_json.faults);
  ASSERT_EQ(*read_json.value, position) << json;
}

void expect_actions_round_trip(const Position& position) {
  ActionList actions;
  legal_actions(position, actions);
  for (const Action& action : actions) {
    const std::string text = to_text(action, position.large_board());
    const Parsed<Action> read = parse_action(text, position);
    ASSERT_TRUE(read.ok()) << text << all_faults(read.faults);
    ASSERT_EQ(*read.value, action) << text;
    ASSERT_EQ(to_text(*read.value, position.large_board()), text);
  }
}

TEST(Text, PositionsAndActionsRoundTrip) {
  for (u64 number = 0; number < kPositions && !testing::Test::HasFailure(); ++number) {
    Position position = law_position(number);
    const auto check = [](const Position& asked) {
      expect_round_trip(asked);
      expect_actions_round_trip(asked);
    };
    check(position);
    Rng rng(number);
    NoEvents sink;
    start_battle(position, BattleKind::played, 0, sink);
    answer_randomly(position, rng, sink, check);
    check(position);
  }
}

TEST(Text, TheOutcomesOfTheNotationAreThoseOfTheLegalActions) {
  constexpr std::size_t kLimit = 1000;
  for (u64 number = 0; number < kPositions; ++number) {
    const Position position = law_position(number);
    const auto expected = engine_outcomes(position, position.to_act, kLimit);
    const Outcomes outcomes = explore_outcomes(position);
    if (!expected || !outcomes.complete) continue;
    std::set<reference::Result> found;
    for (const Outcome& outcome : outcomes.list) {
      ASSERT_TRUE(found.insert(result_of(outcome.position)).second) << "listed twice, position " << number;
    }
    ASSERT_EQ(found, *expected) << number;
  }
}

}  // namespace
}  // namespace nhx::properties
