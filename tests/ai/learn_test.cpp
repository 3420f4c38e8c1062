#include <algorithm>
#include <gtest/gtest.h>

#include "ai/value/learned.h"
#include "ai/value/value.h"
#include "engine/apply.h"
#include "engine/legal.h"
#include "engine/setup.h"
#include "learn/openings.h"
#include "learn/self_play.h"
#include "learn/trainer.h"
#include "learn/weights_text.h"

namespace nhx {
namespace {

std::vector<Lesson> lessons_of(u32 games) {
  std::vector<Lesson> lessons;
  for (u32 game = 1; game <= games; ++game) play_to_learn(game, game % 2 == 0 ? &learned_network() : nullptr, lessons);
  return lessons;
}

TEST(Network, ChancesRiseWithTheOddsAndAreFairToBothSides) {
  EXPECT_EQ(chance_of(0), 5'000);
  for (int odds = -9'000; odds < 9'000; odds += 37) {
    EXPECT_LE(chance_of(odds), chance_of(odds + 37));
    EXPECT_EQ(chance_of(odds) + chance_of(-odds), kCertain);
  }
}

// An army added at the end of the catalogue adds features at the end: what was learnt before stays where it is.
TEST(Features, OfTilesFollowEachOtherInTheOrderOfTheCatalogue) {
  nhx::Setup setup;
  setup.seats.push_back({Army::outpost, 0});
  setup.seats.push_back({Army::moloch, 1});
  Position position = start_position(setup);
  position.phase = Phase::play;
  for (Seat seat = 0; seat < 2; ++seat) {
    const Hex hex = seat == 0 ? kInnerHexes.lowest() : kInnerHexes.highest();
    position.board[hex] = make_unit(hq_of(position.players[seat].army), seat, Direction::n);
    position.units.add(hex);
  }
  FeatureList features;
  find_features(position, 0, features);
  std::vector<int> of_tiles;
  for (const Feature& feature : features) {
    if (feature.index >= kFirstTileFeature) of_tiles.push_back(feature.index - kFirstTileFeature);
  }
  std::sort(of_tiles.begin(), of_tiles.end());
  const int moloch = 6 * static_cast<int>(spec_of(Army::outpost).tiles.size());
  EXPECT_EQ(of_tiles, (std::vector<int>{0, 1, moloch + 3, moloch + 4}));
}

TEST(Features, TheirLayoutIsThatOfTheArmiesTheyWereLearntFor) {
  for (int armies = 0; armies < kArmies; ++armies) EXPECT_NE(feature_layout(armies), feature_layout(armies + 1));
}

TEST(Network, ForetellsGamesThatItHasNotSeen) {
  int right = 0;
  int all = 0;
  for (const Lesson& lesson : lessons_of(24)) {
    if (lesson.result == 1) continue;
    const bool is_ahead = value_after_turn(lesson.position, lesson.seat, &learned_network()) > kCertain / 2;
    right += is_ahead == (lesson.result == 2) ? 1 : 0;
    ++all;
  }
  EXPECT_GT(right * 100, all * 60) << all;
}

TEST(Learning, IsTheSameForTheSameGamesAndFindsOutWhoWins) {
  const std::vector<Lesson> lessons = lessons_of(160);
  ASSERT_GT(lessons.size(), 1'600U);
  double log_loss = 1;
  const Network one = train(lessons, 3, [&](const Round& round) { log_loss = round.log_loss; });
  const Network other = train(lessons, 3, [](const Round&) {});
  EXPECT_EQ(weights_text(one), weights_text(other));
  EXPECT_LT(log_loss, 1);
  int right = 0;
  for (const Lesson& lesson : lessons) {
    const int chance = value_after_turn(lesson.position, lesson.seat, &one);
    right += (chance > kCertain / 2) == (lesson.result == 2) ? 1 : 0;
  }
  EXPECT_GT(right * 100, static_cast<int>(lessons.size()) * 65);
}

TEST(Learning, LessonsTellBothSidesOfAGame) {
  const std::vector<Lesson> lessons = lessons_of(4);
  for (std::size_t i = 1; i < lessons.size(); ++i) {
    if (lessons[i].game != lessons[i - 1].game) continue;
    const bool is_same_seat = lessons[i].seat == lessons[i - 1].seat;
    EXPECT_EQ(lessons[i].result, is_same_seat ? lessons[i - 1].result : 2 - lessons[i - 1].result);
    EXPECT_EQ(lessons[i].margin, is_same_seat ? lessons[i - 1].margin : -lessons[i - 1].margin);
  }
}

// Two HQs anywhere, and the first player wins if his is not at the rim and the other's is.
Lesson lesson_of_places(u32 game, Rng& rng) {
  nhx::Setup setup;
  setup.rules.add(RuleOption::same_army);
  for (u8 seat = 0; seat < 2; ++seat) setup.seats.push_back({Army::borgo, seat});
  Lesson lesson{.position = start_position(setup), .game = game};
  std::array<int, 2> inside{};
  NoEvents unheard;
  ActionList actions;
  for (int& is_inside : inside) {
    legal_actions(lesson.position, actions);
    const Action action = actions[rng.below(static_cast<u32>(actions.size()))];
    is_inside = opening_place(action.a) < 2 ? 1 : 0;
    apply(lesson.position, action, unheard);
  }
  lesson.result = static_cast<u8>(1 + inside[0] - inside[1]);
  return lesson;
}

TEST(Learning, FindsWhatThePlacesOfHqsAreWorth) {
  Rng rng(3);
  std::vector<Lesson> lessons;
  for (u32 game = 0; game < 8'000; ++game) lessons.push_back(lesson_of_places(game, rng));
  const OpeningWorth borgo = fit_openings(lessons)[static_cast<std::size_t>(Army::borgo)];
  EXPECT_NEAR(borgo.place[0], 500, 60);
  EXPECT_NEAR(borgo.place[1], 500, 40);
  EXPECT_NEAR(borgo.place[2], 0, 40);
  EXPECT_EQ(borgo.place[3], 0);
  const OpeningWorth unseen = fit_openings(lessons)[static_cast<std::size_t>(Army::smart)];
  EXPECT_EQ(unseen.place, (std::array<int, 4>{}));
  EXPECT_EQ(unseen.distance, (std::array<int, 4>{}));
}

}  // namespace
}  // namespace nhx
