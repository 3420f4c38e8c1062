#include "table/table.h"

#include <gtest/gtest.h>

#include "dealer/dealer.h"
#include "engine/setup.h"
#include "notation/action_text.h"
#include "notation/position/position_text.h"
#include "table/bot_agent.h"
#include "table/script.h"

namespace nhx {
namespace {

// A Battle in which seat 2 is asked whether his Clown explodes.
constexpr std::string_view kClown =
    "nhx 1; player 1 borgo hand battle; player 2 moloch; to-act 1 play turn 9; a1 1 hq; c4 1 mutant s; c3 2 clown n; e5 2 hq";

Position position_of(std::string_view text) { return *parse_position(text).value; }

std::vector<Action> actions_of(const Position& position, const std::vector<std::string_view>& texts) {
  std::vector<Action> actions;
  for (const std::string_view text : texts) actions.push_back(*parse_action(text, position).value);
  return actions;
}

Action no_dealer(const Position& /*position*/) {
  ADD_FAILURE() << "nothing is to be drawn";
  return {};
}

// Wants what it is told, one wish after the other, then leaves.
class Wishes final : public Agent {
 public:
  explicit Wishes(std::vector<Wish> wishes) : wishes_(std::move(wishes)) {}
  Wish decide(const Position& /*position*/) override { return next_ < wishes_.size() ? wishes_[next_++] : Wish{}; }

 private:
  std::vector<Wish> wishes_;
  std::size_t next_ = 0;
};

class Diary final : public Witness {
 public:
  void see(const Step& step) override {
    EXPECT_FALSE(step.before == step.after);
    lines.push_back(to_text(step.action, step.before.large_board()));
    events += step.events.size();
  }
  void see_taken_back(TakenBack result) override { taken_back.push_back(result); }

  std::vector<std::string> lines;
  std::vector<TakenBack> taken_back;
  std::size_t events = 0;
};

TEST(Table, AsksWhoeverSitsThereAndTellsThoseWhoWatch) {
  Game game(position_of(kClown));
  Script one(actions_of(game.position(), {"1 battle"}));
  Script two(actions_of(game.position(), {"2 explode c3"}));
  Diary diary;
  Table table(game, [&](const Position& position) {
    Rng rng(1);
    return deal_tile(position, rng);
  });
  table.seat(0, one);
  table.seat(1, two);
  table.watch(diary);
  table.play();
  ASSERT_GE(diary.lines.size(), 3U);
  EXPECT_EQ(diary.lines[0], "1 battle");
  EXPECT_EQ(diary.lines[1], "2 explode c3");
  EXPECT_TRUE(diary.lines[2].starts_with("2 draw "));
  EXPECT_GT(diary.events, 0U);
  EXPECT_EQ(game.position().to_act, 1);
  EXPECT_EQ(game.actions().size(), diary.lines.size());
}

TEST(Table, EndsWhereAScriptIsNotPossible) {
  Game game(position_of(kClown));
  Script script(actions_of(game.position(), {"2 end"}));
  Table table(game, no_dealer);
  table.seat(0, script);
  table.play();
  EXPECT_TRUE(game.actions().empty());
}

TEST(Table, TakesBackTheAskersOwnDecisionOverTheAnswersOfOthers) {
  Game game(
      position_of("nhx 1; player 1 moloch hand push-back,blocker; player 2 borgo; to-act 1 play turn 9; a1 1 hq; c3 1 hybrid n; "
                  "c4 2 mutant s; e5 2 hq"));
  const Position start = game.position();
  const std::vector<Action> actions = actions_of(start, {"1 push c3 c4", "2 retreat c4 c5"});
  Wishes one({{.kind = Wish::Kind::take_back},
              {.kind = Wish::Kind::act, .action = actions[0]},
              {.kind = Wish::Kind::take_back},
              {.kind = Wish::Kind::act, .action = actions[0]}});
  Wishes two({{.kind = Wish::Kind::act, .action = actions[1]}, {.kind = Wish::Kind::take_back}});
  Diary diary;
  Table table(game, no_dealer);
  table.seat(0, one);
  table.seat(1, two);
  table.watch(diary);
  table.play();
  // At the start there is nothing; then push and retreat go together; of the second push the one who is pushed has decided nothing.
  EXPECT_EQ(diary.taken_back, (std::vector{TakenBack::nothing_done, TakenBack::done, TakenBack::nothing_done}));
  EXPECT_EQ(diary.lines, (std::vector<std::string>{"1 push c3 c4", "2 retreat c4 c5", "1 push c3 c4"}));
  EXPECT_EQ(game.actions(), std::vector{actions[0]});
  EXPECT_EQ(game.take_back(0b01), TakenBack::done);
  EXPECT_EQ(game.position(), start);
}

TEST(Table, WhatWasDrawnIsNotForgotten) {
  Game game(position_of("nhx 1; player 1 borgo hand mutant; player 2 moloch; to-act 1 play turn 9; a1 1 hq; e5 2 hq"));
  for (const Action& action : actions_of(game.position(), {"1 end", "2 draw blocker"})) game.play(action);
  EXPECT_EQ(game.take_back(0b01), TakenBack::tile_drawn);
  EXPECT_EQ(game.actions().size(), 2U);
}

TEST(Table, BotsPlayToTheEnd) {
  Rng rng(4);
  nhx::Setup setup;
  for (const Army army : {Army::borgo, Army::vegas, Army::smart}) setup.seats.push_back({army, static_cast<u8>(setup.seats.size())});
  setup.mode = Mode::deathmatch;
  Game game(start_position(setup));
  const auto greedy = [](const Position& /*position*/) { return usual_bot(Skill::greedy); };
  std::vector<BotAgent> bots;
  for (u64 seed = 0; seed < 3; ++seed) bots.emplace_back(greedy, seed);
  Table table(game, [&](const Position& position) { return deal_tile(position, rng); });
  for (Seat seat = 0; seat < 3; ++seat) table.seat(seat, bots[seat]);
  table.play();
  EXPECT_EQ(game.position().phase, Phase::over);
}

}  // namespace
}  // namespace nhx
