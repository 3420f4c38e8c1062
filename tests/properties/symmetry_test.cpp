#include <gtest/gtest.h>

#include "engine/layout/effects.h"

#include "properties/deals.h"
#include "properties/engine_outcomes.h"
#include "properties/turned.h"

// Laws about how a position looks: the rules see the layout and nothing else.
namespace nhx::properties {
namespace {

constexpr u64 kPositions = 30'000;
constexpr std::size_t kLimit = 1000;

// Position numbers of their own, so that the laws do not meet the same boards as the comparison.
Position law_position(u64 number) { return position_number(1'000'000'000 + number); }

bool has_two_players(const Position& position) { return !position.players[2].plays; }

template <class Change>
std::optional<std::set<reference::Result>> changed(const std::optional<std::set<reference::Result>>& results, Change change) {
  if (!results) return results;
  std::set<reference::Result> other;
  for (const auto& result : *results) other.insert(change(result));
  return other;
}

TEST(Symmetry, SixTurnsLeadBack) {
  for (Hex hex = 0; hex < kHexes; ++hex) {
    Hex at = hex;
    for (int i = 0; i < kDirections; ++i) at = turned(at);
    EXPECT_EQ(at, hex);
    for (int d = 0; d < kDirections; ++d) {
      const Hex beside = neighbour(hex, direction_at(d));
      if (beside == kNoHex) continue;
      EXPECT_EQ(turned(beside), neighbour(turned(hex), direction_at(d + 1)));
    }
  }
}

TEST(Symmetry, TurningTheBoardTurnsTheEvaluation) {
  for (u64 number = 0; number < kPositions; ++number) {
    const Position position = law_position(number);
    const Position other = turned(position);
    const Effects effects = effects_of(position);
    const Effects effects_turned = effects_of(other);
    for (const Hex hex : position.units) {
      const Hex there = turned(hex);
      ASSERT_EQ(controller(position, effects, hex), controller(other, effects_turned, there)) << number;
      ASSERT_EQ(effects.scoped_by(hex), effects_turned.scoped_by(there)) << number;
      ASSERT_EQ(effects.netted.has(hex), effects_turned.netted.has(there)) << number;
      ASSERT_EQ(effects.bonus[hex], effects_turned.bonus[there]) << number;
      ASSERT_EQ(initiatives(position, effects, hex), initiatives(other, effects_turned, there)) << number;
      HexSet linked_turned;
      for (const Hex unit : linked(position, effects, hex)) linked_turned.add(turned(unit));
      ASSERT_EQ(linked_turned, linked(other, effects_turned, there)) << number;
    }
  }
}

TEST(Symmetry, TurningTheBoardTurnsTheOutcomes) {
  for (u64 number = 0; number < kPositions; ++number) {
    const Position position = law_position(number);
    const auto results = engine_outcomes(position, 0, kLimit);
    ASSERT_EQ(changed(results, [](const auto& result) { return turned(result); }), engine_outcomes(turned(position), 0, kLimit)) << number;
  }
}

TEST(Symmetry, ChangingSeatsChangesNothingElse) {
  for (u64 number = 0; number < kPositions; ++number) {
    const Position position = law_position(number);
    if (!has_two_players(position)) continue;
    const auto results = engine_outcomes(position, 0, kLimit);
    ASSERT_EQ(changed(results, [](const auto& result) { return seats_swapped(result); }),
              engine_outcomes(seats_swapped(position), 1, kLimit))
        << number;
  }
}

TEST(Symmetry, TheCauserDoesNotChangeWhatCanHappen) {
  for (u64 number = 0; number < kPositions; ++number) {
    const Position position = law_position(number);
    const auto by_first = engine_outcomes(position, 0, kLimit);
    const auto by_second = engine_outcomes(position, 1, kLimit);
    if (!by_first || !by_second) continue;
    ASSERT_EQ(by_first, by_second) << number;
  }
}

// Ruling 1: the order in which tiles arrived never matters, nor does anything beside the layout.
TEST(Symmetry, EvaluationSeesTheLayoutAlone) {
  for (u64 number = 0; number < kPositions; ++number) {
    const Position position = law_position(number);
    Position other;
    other.board_kind = position.board_kind;
    other.turn = 30;
    other.to_act = 1;
    other.players = position.players;
    for (Player& player : other.players) {
      player.hp = 7;
      player.pile = 0;
    }
    for (int i = kHexes; i-- > 0;) {
      const auto hex = static_cast<Hex>(i);
      if (!position.units.has(hex)) continue;
      other.board[hex] = position.board[hex];
      other.board[hex].wounds = 0;
      other.units.add(hex);
    }
    const Effects a = effects_of(position);
    const Effects b = effects_of(other);
    ASSERT_EQ(a.held, b.held) << number;
    ASSERT_EQ(a.scoped, b.scoped) << number;
    ASSERT_EQ(a.netted, b.netted) << number;
    for (const Hex hex : position.units) ASSERT_EQ(a.bonus[hex], b.bonus[hex]) << number;
  }
}

}  // namespace
}  // namespace nhx::properties
