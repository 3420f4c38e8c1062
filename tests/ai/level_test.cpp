#include "ai/level.h"

#include <gtest/gtest.h>

#include "bench/random_game.h"
#include "engine/setup.h"

#include "whole_game.h"

namespace nhx {
namespace {

TEST(Level, HasAWordThatIsReadBack) {
  for (int i = 0; i < kLevels; ++i) EXPECT_EQ(parse_level(level_word(static_cast<Level>(i))), static_cast<Level>(i));
  EXPECT_FALSE(parse_level("Beginner"));
  EXPECT_FALSE(parse_level(""));
}

// NHX_LEVEL_GAMES says how many games. The strongest takes its time; the page's tests play with it.
TEST(Level, PlaysEveryMode) {
  const u64 games = number_from("NHX_LEVEL_GAMES", 6);
  for (u64 game = 0; game < games; ++game) {
    SCOPED_TRACE("game " + std::to_string(game));
    Rng rng(1000 + game);
    Position position = start_position(random_setup(rng));
    std::vector<Bot> bots;
    for (u64 seat = 0; seat < kSeats; ++seat) bots.emplace_back(bot_of(static_cast<Level>((game + seat) % 4), position), game + seat);
    ASSERT_NO_FATAL_FAILURE(play_to_the_end(position, rng, [&](const Position& now) { return bots[now.to_act].choose(now); }));
  }
}

}  // namespace
}  // namespace nhx
