#include <algorithm>
#include <gtest/gtest.h>

#include "bench/random_game.h"
#include "explain/preview.h"
#include "explain/replay.h"

#include "properties/deals.h"
#include "properties/random_battle.h"

// A Battle foretold, by a preview or by those who know the meaning of the layout, is the Battle that the game then fights.
namespace nhx::properties {
namespace {

constexpr u64 kPositions = 20'000;
constexpr u64 kGames = 1'500;

bool is_over(const Event& event) { return event.kind == EventKind::over; }

// Up to the end of the first Battle, every question getting its first answer.
std::vector<Event> first_battle(Position position, const Action& action) {
  EventLog log;
  apply(position, action, log);
  while (position.phase == Phase::battle && std::none_of(log.events.begin(), log.events.end(), is_over)) {
    ActionList answers;
    legal_actions(position, answers);
    apply(position, answers[0], log);
  }
  log.events.erase(std::find_if(log.events.begin(), log.events.end(), is_over), log.events.end());
  return std::move(log.events);
}

void fight_with_first_answers(Position& position, Effects& effects) {
  BattleStop stop = fight(position, effects);
  while (stop == BattleStop::question) stop = fight_on(position, first_answer(position, effects), effects);
}

void expect_same_result(const Position& foretold, const Position& fought) {
  ASSERT_EQ(foretold.board, fought.board);
  ASSERT_EQ(foretold.units, fought.units);
  for (std::size_t seat = 0; seat < kSeats; ++seat) {
    ASSERT_EQ(foretold.players[seat].hp, fought.players[seat].hp);
    ASSERT_EQ(foretold.players[seat].score, fought.players[seat].score);
  }
}

void expect_same_meaning(const Position& position, const Effects& known) {
  const Effects anew = effects_of(position);
  ASSERT_EQ(known.held, anew.held);
  ASSERT_EQ(known.friends, anew.friends);
  ASSERT_EQ(known.prey, anew.prey);
  ASSERT_EQ(known.netted, anew.netted);
  ASSERT_EQ(known.captured, anew.captured);
  ASSERT_EQ(known.traits, anew.traits);
  for (const Hex hex : position.units) ASSERT_EQ(known.bonus[hex], anew.bonus[hex]);
}

void expect_foretold(const Position& position, const Action& action, const Preview& preview) {
  const std::vector<Event> events = first_battle(position, action);
  ASSERT_GE(events.size(), preview.events.size());
  ASSERT_TRUE(std::equal(preview.events.begin(), preview.events.end(), events.end() - static_cast<std::ptrdiff_t>(preview.events.size())));
  ASSERT_NO_FATAL_FAILURE(expect_same_result(preview.after, replayed(position, events)));
  ASSERT_NO_FATAL_FAILURE(expect_same_result(preview.after, preview.outcomes.list[0].position));
  Position known = preview.before;
  Effects effects = effects_of(known);
  fight_with_first_answers(known, effects);
  ASSERT_NO_FATAL_FAILURE(expect_same_result(known, preview.after));
  ASSERT_NO_FATAL_FAILURE(expect_same_meaning(known, effects));
}

struct Seen {
  std::array<int, kModes> modes{};
  std::array<int, kModes> overtimes{};
  std::array<int, 4> kinds{};
  int scores = 0;
};

void play_game(u64 number, Seen& seen) {
  Rng rng(number);
  Position position = start_position(random_setup(rng));
  while (position.phase != Phase::over) {
    const Action action = quick_random_action(position, rng);
    const Position before = position;
    EventLog log;
    apply(position, action, log);
    if (before.phase == Phase::battle) continue;
    const std::optional<Preview> preview = preview_battle_by(before, action);
    ASSERT_EQ(preview.has_value(), position.phase == Phase::battle || std::any_of(log.events.begin(), log.events.end(), is_over));
    if (!preview) continue;
    ASSERT_NO_FATAL_FAILURE(expect_foretold(before, action, *preview));
    const auto mode = static_cast<std::size_t>(before.mode);
    const BattleKind kind = preview->before.cursor.kind;
    ++seen.modes[mode];
    ++seen.kinds[static_cast<std::size_t>(kind)];
    if (kind == BattleKind::overtime) ++seen.overtimes[mode];
    for (std::size_t seat = 0; seat < kSeats; ++seat) {
      if (preview->after.players[seat].score > before.players[seat].score) ++seen.scores;
    }
  }
}

TEST(ForetoldBattle, IsTheBattleOfTheGameInEveryModeAndOfEveryKind) {
  Seen seen;
  for (u64 number = 0; number < kGames; ++number) {
    SCOPED_TRACE(number);
    ASSERT_NO_FATAL_FAILURE(play_game(number, seen));
  }
  for (const int battles : seen.modes) EXPECT_GT(battles, 100);
  for (const int battles : seen.kinds) EXPECT_GT(battles, 10);
  for (const int battles : seen.overtimes) EXPECT_GT(battles, 0);
  EXPECT_GT(seen.scores, 100);
}

TEST(ForetoldBattle, IsTheBattleOfCrowdedBoardsAndTellsWhatTheLayoutMeansAfterIt) {
  int changed = 0;
  for (u64 number = 0; number < kPositions; ++number) {
    SCOPED_TRACE(number);
    const Position position = with_battle_in_hand(position_number(7'000'000'000 + number));
    const Action battle{.kind = ActionKind::battle, .seat = position.to_act};
    const std::optional<Preview> preview = preview_battle_by(position, battle);
    ASSERT_TRUE(preview);
    ASSERT_NO_FATAL_FAILURE(expect_foretold(position, battle, *preview));
    changed += preview->after.board == position.board ? 0 : 1;
  }
  EXPECT_GT(changed, static_cast<int>(kPositions) / 2);
}

}  // namespace
}  // namespace nhx::properties
