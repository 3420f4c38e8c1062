#include <algorithm>
#include <gtest/gtest.h>
#include <vector>

#include "properties/deals.h"
#include "properties/random_battle.h"

// legal_actions lists exactly the actions against which why_illegal has nothing to say.
namespace nhx::properties {
namespace {

constexpr u64 kPositions = 5000;
constexpr int kFullEnumerationUnits = 6;
constexpr u8 kMostWounds = 4;

Position law_position(u64 number) { return position_number(3'000'000'000 + number); }

bool is_listed(const ActionList& actions, const Action& action) {
  return std::find(actions.begin(), actions.end(), action) != actions.end();
}

void expect_agreement(const Position& position, const ActionList& actions, const Action& action, u64 number) {
  ASSERT_EQ(is_listed(actions, action), why_illegal(position, action) == Illegal::none)
      << "position " << number << ", kind " << static_cast<int>(action.kind) << " seat " << int{action.seat} << " a " << int{action.a};
}

// All actions that can be written down about the units of the board, but for Medics' (there are too many of those).
std::vector<Action> writable_actions(const Position& position, Seat seat) {
  std::vector<Action> all = {{.kind = ActionKind::battle, .seat = seat}};
  for (Seat next = 0; next < kSeats; ++next) all.push_back({.kind = ActionKind::order, .seat = seat, .next = next});
  for (Hex hex = 0; hex < kHexes; ++hex) {
    if (!position.playable().has(hex)) continue;
    all.push_back({.kind = ActionKind::explode, .seat = seat, .a = hex});
    all.push_back({.kind = ActionKind::hold, .seat = seat, .a = hex});
    all.push_back({.kind = ActionKind::keep, .seat = seat, .a = hex});
    for (int d = 0; d < kDirections; ++d) {
      for (const bool to_ranged : {false, true}) {
        all.push_back({.kind = ActionKind::convert, .seat = seat, .a = hex, .side = direction_at(d), .to_ranged = to_ranged});
      }
    }
  }
  return all;
}

std::vector<Action> medic_actions(const Position& position, Seat seat) {
  std::vector<Action> all;
  for (const Hex medic : position.units) {
    for (const Hex patient : position.units) {
      for (const Hex attacker : position.units) {
        for (u8 wounds = 1; wounds <= kMostWounds; ++wounds) {
          all.push_back({.kind = ActionKind::medic, .seat = seat, .a = medic, .b = patient, .c = attacker, .number = wounds});
        }
      }
    }
  }
  return all;
}

// Legal actions with one field changed.
std::vector<Action> near_misses(const ActionList& actions, Rng& rng) {
  std::vector<Action> all;
  for (const Action& action : actions) {
    Action other = action;
    switch (rng.below(5)) {
      case 0: other.seat = static_cast<Seat>(rng.below(kSeats)); break;
      case 1: other.a = static_cast<Hex>(rng.below(kHexes)); break;
      case 2: (action.kind == ActionKind::medic ? other.b : other.a) = static_cast<Hex>(rng.below(kHexes)); break;
      case 3: (action.kind == ActionKind::medic ? other.c : other.a) = static_cast<Hex>(rng.below(kHexes)); break;
      default:
        if (action.kind == ActionKind::medic) other.number = static_cast<u8>(rng.below(kMostWounds + 1U));
        if (action.kind == ActionKind::convert) other.to_ranged = !other.to_ranged;
    }
    all.push_back(other);
  }
  return all;
}

void check(const Position& position, Rng& rng, u64 number) {
  ActionList actions;
  legal_actions(position, actions);
  for (std::size_t i = 0; i < actions.size(); ++i) {
    ASSERT_EQ(actions[i].seat, position.to_act) << number;
    ASSERT_EQ(std::count(actions.begin(), actions.end(), actions[i]), 1) << "listed twice, position " << number;
    expect_agreement(position, actions, actions[i], number);
  }
  for (const Action& action : near_misses(actions, rng)) expect_agreement(position, actions, action, number);
  if (rng.below(20) != 0) return;
  for (Seat seat = 0; seat < kSeats; ++seat) {
    for (const Action& action : writable_actions(position, seat)) expect_agreement(position, actions, action, number);
    if (position.units.size() > kFullEnumerationUnits) continue;
    for (const Action& action : medic_actions(position, seat)) expect_agreement(position, actions, action, number);
  }
}

TEST(Legality, LegalActionsAreThoseWithoutAReasonAgainstThem) {
  for (u64 number = 0; number < kPositions && !testing::Test::HasFailure(); ++number) {
    Position position = law_position(number);
    Rng rng(number);
    check(position, rng, number);
    position = with_battle_in_hand(position);
    check(position, rng, number);
    ActionList actions;
    legal_actions(position, actions);
    const Action battle{.kind = ActionKind::battle, .seat = position.to_act};
    ASSERT_TRUE(is_listed(actions, battle)) << "the Battle tile can be played, position " << number;
    NoEvents sink;
    apply(position, battle, sink);
    answer_randomly(position, rng, sink, [&](const Position& asked) { check(asked, rng, number); });
    check(position, rng, number);
  }
}

TEST(Legality, NobodyIsAskedWithoutAlternatives) {
  for (u64 number = 0; number < kPositions; ++number) {
    Position position = law_position(number);
    Rng rng(number);
    NoEvents sink;
    start_battle(position, BattleKind::played, 0, sink);
    answer_randomly(position, rng, sink, [&](const Position& asked) {
      ActionList actions;
      legal_actions(asked, actions);
      EXPECT_GE(actions.size(), 2U) << number;
      EXPECT_NE(asked.players[asked.to_act].plays, 0) << number;
    });
  }
}

}  // namespace
}  // namespace nhx::properties
