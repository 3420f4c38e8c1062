#include "ai/search/greedy.h"

#include <cstdio>
#include <gtest/gtest.h>

#include "bench/random_game.h"
#include "dealer/dealer.h"
#include "engine/apply.h"
#include "engine/legal.h"
#include "engine/setup.h"

#include "whole_game.h"

// The greedy player in whole games. NHX_GREEDY_GAMES says how many it plays with itself, NHX_MATCH how many with each pair of armies and
// each seat against the random player, NHX_FIRST_GAME with which seed to begin.
namespace nhx {
namespace {

TEST(Greedy, EndsGamesOfEveryModeBoardAndPreset) {
  const u64 first = number_from("NHX_FIRST_GAME", 0);
  const u64 games = number_from("NHX_GREEDY_GAMES", 24);
  for (u64 game = first; game < first + games; ++game) {
    SCOPED_TRACE("game " + std::to_string(game));
    Rng rng(game);
    Position position = start_position(random_setup(rng));
    ASSERT_NO_FATAL_FAILURE(play_to_the_end(position, rng, [&](const Position& now) { return choose_greedy(now, rng); }));
  }
}

TEST(Greedy, ChoosesTheSameForTheSameGenerator) {
  Rng luck(7);
  Position position = start_position(random_setup(luck));
  NoEvents unheard;
  for (u64 decision = 0; position.phase != Phase::over; ++decision) {
    if (position.phase == Phase::draw) {
      apply(position, deal_tile(position, luck), unheard);
      continue;
    }
    Rng one(decision);
    Rng other(decision);
    const Action action = choose_greedy(position, one);
    ASSERT_EQ(action, choose_greedy(position, other));
    apply(position, action, unheard);
  }
}

struct Score {
  double points = 0;
  int games = 0;
};

void play_against_random(Score& score, Army army, Army opponent, Seat greedy_seat, u64 seed) {
  Setup setup;
  setup.seats.push_back({greedy_seat == 0 ? army : opponent, 0});
  setup.seats.push_back({greedy_seat == 0 ? opponent : army, 1});
  Rng rng(seed);
  Position position = start_position(setup);
  play_to_the_end(position, rng,
                  [&](const Position& now) { return now.to_act == greedy_seat ? choose_greedy(now, rng) : random_action(now, rng); });
  const bool is_draw = position.players[0].won == position.players[1].won;
  score.points += is_draw ? 0.5 : static_cast<double>(position.players[greedy_seat].won);
  ++score.games;
}

TEST(Greedy, BeatsTheRandomPlayerWithEveryArmyAndSeat) {
  const u64 first = number_from("NHX_FIRST_GAME", 1);
  const u64 rounds = number_from("NHX_MATCH", 1);
  Score all;
  for (std::size_t army = 0; army < kArmies; ++army) {
    Score score;
    for (std::size_t opponent = 0; opponent < kArmies; ++opponent) {
      for (u64 round = 0; round < rounds && army != opponent; ++round) {
        for (const Seat seat : {Seat{0}, Seat{1}}) {
          play_against_random(score, static_cast<Army>(army), static_cast<Army>(opponent), seat,
                              first + round * 1000 + army * 10 + opponent);
          ASSERT_FALSE(HasFatalFailure());
        }
      }
    }
    EXPECT_GE(score.points, 0.75 * score.games) << kArmySpecs[army].word;
    all.points += score.points;
    all.games += score.games;
  }
  EXPECT_GE(all.points, 0.95 * all.games);
  std::printf("%.1f points of %d games\n", all.points, all.games);
}

}  // namespace
}  // namespace nhx
