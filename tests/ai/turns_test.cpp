#include "ai/turns.h"

#include <gtest/gtest.h>
#include <set>

#include "ai/chance.h"
#include "ai/greedy.h"
#include "engine/apply.h"
#include "engine/hand.h"
#include "engine/setup.h"

#include "dealer/dealer.h"
#include "whole_game.h"

namespace nhx {
namespace {

constexpr TurnLimits kAll{.beam = 1'000'000, .nodes = 40'000, .width = 10'000, .most = 1};

// Positions at the start of turns in games that the turn search plays.
template <class Look>
void look_at_turns(int games, Look look) {
  for (int game = 0; game < games; ++game) {
    Rng rng(static_cast<u64>(game));
    nhx::Setup setup;
    setup.seats.push_back({static_cast<Army>(game % kArmies), 0});
    setup.seats.push_back({static_cast<Army>((game + 1 + game / kArmies) % kArmies), 1});
    Position position = start_position(setup);
    play_to_the_end(position, rng, [&](const Position& now) {
      if (now.phase != Phase::play && now.phase != Phase::discard) return choose_greedy(now, rng);
      look(now);
      return find_turns(now, {.beam = 1, .nodes = 1'000, .most = 1})[0].actions[0];
    });
  }
}

TEST(Turns, AreAllDifferentAndTheBestComeFirst) {
  look_at_turns(2, [](const Position& position) {
    const std::vector<Turn> turns = find_turns(position, {.beam = 2, .nodes = 2'000, .most = 32});
    ASSERT_FALSE(turns.empty());
    std::set<u64> marks;
    for (std::size_t i = 0; i < turns.size(); ++i) {
      EXPECT_TRUE(marks.insert(turns[i].mark).second);
      if (i > 0) EXPECT_LE(turns[i].value, turns[i - 1].value);
    }
  });
}

// Where all turns can be looked at, the beam's best is nearly always as good as the best of all. NHX_TURN_GAMES says in how many games.
TEST(Turns, TheBeamHardlyEverMissesMuch) {
  int compared = 0;
  int close = 0;
  look_at_turns(static_cast<int>(number_from("NHX_TURN_GAMES", 3)), [&](const Position& position) {
    if (position.phase != Phase::play || hand_size(position.players[position.active]) > 2) return;
    const std::vector<Turn> all = find_turns(position, kAll);
    const Turn beam = find_turns(position, {.beam = 8, .nodes = 6'000, .width = 16, .most = 1})[0];
    ++compared;
    close += chance_with(all[0].value, 1) - chance_with(beam.value, 1) <= kCertain / 100 ? 1 : 0;
  });
  EXPECT_GE(compared, 50);
  EXPECT_GE(close * 100, compared * 95) << compared;
}

}  // namespace
}  // namespace nhx
