#include "ai/bot.h"

#include <gtest/gtest.h>

#include "bench/random_game.h"
#include "dealer/dealer.h"
#include "engine/apply.h"
#include "engine/legal.h"
#include "engine/setup.h"
#include "match/match.h"
#include "match/score.h"

#include "whole_game.h"

// NHX_BOT_GAMES says how many games of every mode the bots play with each other, NHX_FIRST_GAME with which seed to begin.
namespace nhx {
namespace {

BotSpec bot(std::string_view text) {
  std::string fault;
  const std::optional<BotSpec> spec = parse_bot(text, fault);
  EXPECT_TRUE(spec) << fault;
  return spec.value_or(BotSpec{});
}

constexpr std::array<std::string_view, 7> kBots = {"random",
                                                   "greedy",
                                                   "greedy:noise=200",
                                                   "turn:beam=4,nodes=300",
                                                   "reply:beam=2,nodes=100,candidates=3,futures=2,reply-nodes=20",
                                                   "learned:beam=2,nodes=100,candidates=3,futures=2,reply-nodes=20",
                                                   "deep:beam=2,nodes=100,candidates=4,futures=1,reply-nodes=20"};

TEST(Bot, NeverDoesAnythingIllegalInAnyModeAndEndsEveryGame) {
  const u64 first = number_from("NHX_FIRST_GAME", 0);
  const u64 games = number_from("NHX_BOT_GAMES", 16);
  for (u64 game = first; game < first + games; ++game) {
    SCOPED_TRACE("game " + std::to_string(game));
    Rng rng(game);
    Position position = start_position(random_setup(rng));
    std::vector<Bot> bots;
    for (std::size_t seat = 0; seat < kSeats; ++seat) bots.emplace_back(bot(kBots[(game + seat) % kBots.size()]), game + seat);
    ASSERT_NO_FATAL_FAILURE(play_to_the_end(position, rng, [&](const Position& now) { return bots[now.to_act].choose(now); }));
  }
}

TEST(Bot, AnswersWithALegalActionWheneverItIsStopped) {
  for (const std::string_view text : kBots) {
    Rng rng(3);
    Position position = start_position(random_setup(rng));
    int nodes = 0;
    Bot hurried(bot(text), 9);
    play_to_the_end(position, rng, [&](const Position& now) {
      int left = nodes++ % 300;
      return hurried.choose(now, {.must_stop = [&left] { return left-- <= 0; }});
    });
  }
}

// What is drawn decides what comes next, and what would be drawn later decides nothing: the piles are reshuffled before every decision.
TEST(Bot, ChoosesTheSameWhateverTheOrderOfThePiles) {
  for (const std::string_view text : kBots) {
    Rng rng(5);
    nhx::Setup setup;
    setup.seats.push_back({Army::vegas, 0});
    setup.seats.push_back({Army::smart, 1});
    Position position = start_position(setup);
    Bot one(bot(text), 9);
    Bot other(bot(text), 9);
    NoEvents unheard;
    while (position.phase != Phase::over) {
      if (position.phase == Phase::draw) {
        apply(position, deal_tile(position, rng), unheard);
        continue;
      }
      const Action action = one.choose(position);
      rng = Rng(rng.next());  // tiles are drawn at random, so this is another order
      ASSERT_EQ(action, other.choose(position)) << text;
      apply(position, action, unheard);
    }
  }
}

TEST(Bot, IsDescribedByAWordAndSettings) {
  EXPECT_EQ(bot("reply:futures=9,candidates=3").futures, 9);
  EXPECT_EQ(bot("reply:futures=9,candidates=3").candidates, 3);
  EXPECT_EQ(bot("turn:beam=7").turns.beam, 7);
  for (const std::string_view text :
       {"", "clever", "greedy:beam=3", "turn:futures=2", "turn:beam", "turn:beam=", "turn:beam=0", "turn:beam=x", "turn:nodes=99999999999",
        "turn:beam=3,,nodes=5", "turn:=3", "greedy:ms=5", "turn:noise=5", "reply:own=-1"}) {
    std::string fault;
    EXPECT_FALSE(parse_bot(text, fault)) << text;
    EXPECT_FALSE(fault.empty());
  }
}

Score short_match(std::string_view a, std::string_view b, int pairs, u64 seed) {
  Score score;
  for (int i = 0; i < pairs; ++i) {
    const auto first = static_cast<Army>(i % kArmies);
    const auto second = static_cast<Army>((i * 3 + 1) % kArmies);
    score.add(play_pair({.a = bot(a), .b = bot(b), .first = first, .second = second, .seed = seed + static_cast<u64>(i)}).points);
  }
  return score;
}

// Bounds that only a broken bot misses; docs/strength.md has real matches.
TEST(Bot, EveryRungIsNotWeakerThanTheOneBelow) {
  EXPECT_GE(short_match("greedy", "random", 14, 100).share(), 0.9);
  EXPECT_GE(short_match("turn", "random", 7, 200).share(), 0.9);
  EXPECT_GE(short_match("turn", "greedy", 21, 300).share(), 0.35);
  EXPECT_GE(short_match("reply:candidates=6,futures=3", "greedy", 14, 400).share(), 0.4);
  EXPECT_GE(short_match("learned:beam=16,nodes=6000,candidates=6,futures=3", "greedy", 14, 500).share(), 0.45);
  EXPECT_GE(short_match("deep:beam=16,nodes=6000,candidates=8,futures=3", "greedy", 7, 600).share(), 0.45);
  EXPECT_LE(short_match("greedy:noise=600", "greedy", 14, 700).share(), 0.4);
}

TEST(Match, IsFairWhenBothBotsAreTheSame) {
  for (u64 seed = 0; seed < 5; ++seed) {
    EXPECT_EQ(play_pair({.a = bot("turn:beam=2,nodes=200"),
                         .b = bot("turn:beam=2,nodes=200"),
                         .first = Army::borgo,
                         .second = Army::hegemony,
                         .seed = seed})
                  .points,
              2);
  }
}

TEST(Score, CountsPairs) {
  Score score;
  EXPECT_DOUBLE_EQ(score.share(), 0.5);
  for (const int points : {4, 4, 2, 0, 3}) score.add(points);
  EXPECT_DOUBLE_EQ(score.share(), 13.0 / 20);
  EXPECT_EQ(score.pairs(), 5U);
  EXPECT_GT(score.interval(), 0.1);
  EXPECT_NEAR(elo_of(share_of(120)), 120, 1e-9);
  EXPECT_NEAR(elo_of(0.5), 0, 1e-9);
  Score strong;
  for (int i = 0; i < 200; ++i) strong.add(i % 2 == 0 ? 4 : 2);
  EXPECT_GT(strong.log_likelihood_ratio(0, 50), 2.94);
  EXPECT_LT(strong.log_likelihood_ratio(300, 400), -2.94);
}

}  // namespace
}  // namespace nhx
