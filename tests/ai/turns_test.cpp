#include "ai/search/turns.h"

#include <gtest/gtest.h>
#include <set>

#include "ai/search/carry_out.h"
#include "ai/search/greedy.h"
#include "ai/value/chance_to_win.h"
#include "bench/random_game.h"
#include "dealer/dealer.h"
#include "engine/apply.h"
#include "engine/setup.h"
#include "engine/turn/hand.h"

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
    const std::vector<TurnPlan> turns = find_turns(position, {.beam = 2, .nodes = 2'000, .most = 32});
    ASSERT_FALSE(turns.empty());
    std::set<u64> marks;
    for (std::size_t i = 0; i < turns.size(); ++i) {
      EXPECT_TRUE(marks.insert(turns[i].mark).second);
      if (i > 0) EXPECT_LE(turns[i].value, turns[i - 1].value);
    }
  });
}

// Discards are chosen last and stand first: in every mode each action is legal where it stands, and they lead where the turn says.
TEST(Turns, CanBePlayedAsTheyAreWritten) {
  int with_discard = 0;
  for (u64 game = 0; game < 24; ++game) {
    Rng rng(game);
    Position position = start_position(random_setup(rng));
    play_to_the_end(position, rng, [&](const Position& now) {
      if (!is_free(now)) return choose_greedy(now, rng);
      const std::vector<TurnPlan> turns = find_turns(now, {.beam = 1, .nodes = 300, .width = 4, .repaired = 1, .most = 8});
      for (const TurnPlan& turn : turns) {
        Position played = now;
        for (const Action& action : turn.actions) {
          EXPECT_EQ(why_illegal(played, action), Illegal::none);
          carry_out(played, action);
        }
        EXPECT_TRUE(played == turn.after);
        EXPECT_TRUE(played.turn != now.turn || played.phase == Phase::over);
        with_discard += turn.actions[0].kind == ActionKind::discard ? 1 : 0;
      }
      return turns[rng.below(static_cast<u32>(turns.size()))].actions[0];
    });
  }
  EXPECT_GT(with_discard, 1'000);
}

// Where all turns can be looked at, the beam's best is nearly always as good as the best of all. NHX_TURN_GAMES says in how many games.
TEST(Turns, TheBeamHardlyEverMissesMuch) {
  int compared = 0;
  int close = 0;
  look_at_turns(static_cast<int>(number_from("NHX_TURN_GAMES", 3)), [&](const Position& position) {
    if (position.phase != Phase::play || hand_size(position.players[position.active]) > 2) return;
    const std::vector<TurnPlan> all = find_turns(position, kAll);
    const TurnPlan beam = find_turns(position, {.beam = 8, .nodes = 6'000, .width = 16, .most = 1})[0];
    ++compared;
    close += chance_with(all[0].value, 1) - chance_with(beam.value, 1) <= kCertain / 100 ? 1 : 0;
  });
  EXPECT_GE(compared, 50);
  EXPECT_GE(close * 100, compared * 95) << compared;
}

}  // namespace
}  // namespace nhx
