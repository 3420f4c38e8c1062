#include "ai/advice.h"

#include <gtest/gtest.h>
#include <stdexcept>

#include "ai/search/carry_out.h"
#include "ai/search/greedy.h"
#include "ai/value/chance_to_win.h"
#include "bench/random_game.h"
#include "engine/apply.h"
#include "engine/legal.h"
#include "engine/setup.h"
#include "engine/turn/hand.h"
#include "notation/action_text.h"
#include "notation/position/position_text.h"

#include "whole_game.h"

namespace nhx {
namespace {

Position read(std::string_view text) {
  const Parsed<Position> parsed = parse_position(text);
  if (!parsed.ok()) throw std::invalid_argument(parsed.faults[0].sentence);
  return *parsed.value;
}

TurnPlan turn_of(const Position& position, const std::vector<std::string_view>& actions) {
  TurnPlan turn;
  turn.after = position;
  for (const std::string_view text : actions) {
    const Parsed<Action> action = parse_action(text, position);
    if (!action.ok() || why_illegal(turn.after, *action.value) != Illegal::none) throw std::invalid_argument(std::string(text));
    turn.actions.push_back(*action.value);
    carry_out(turn.after, *action.value);
  }
  return turn;
}

TileId tile_of(Army army, std::string_view word) {
  for (const TileId tile : pile_tiles(army)) {
    if (spec_of(tile).word == word) return tile;
  }
  ADD_FAILURE() << word;
  return kNoTile;
}

// A Mutant beside the enemy HQ takes a point from it; the one in the corner does nothing yet.
TEST(Advice, APurposeIsWhatABattleWouldBeWithoutIt) {
  const Position position = read("nhx 1;player 1 borgo hand mutant*2;player 2 moloch;to-act 1 play turn 9;a1 1 hq;c3 2 hq;e5 2 hornet n");
  const TurnPlan turn = turn_of(position, {"1 place mutant c2 n", "1 place mutant a2 n", "1 end"});
  const std::vector<Purpose> purposes = purposes_of(position, turn);
  ASSERT_EQ(purposes.size(), 2U);
  EXPECT_EQ(purposes[0].action, 0U);
  EXPECT_GT(purposes[0].enemy_points, 0);
  EXPECT_EQ(purposes[1], (Purpose{.action = 1}));
}

TEST(Advice, AnEnemyShotInTimeSavesTheUnitItAimsAt) {
  const Position position =
      read("nhx 1;player 1 outpost hand commando;player 2 borgo;to-act 1 play turn 9;a1 1 hq;c3 1 runner s;c4 2 mutant s;e5 2 hq");
  const TurnPlan turn = turn_of(position, {"1 place commando c5 s", "1 end"});
  const std::vector<Purpose> purposes = purposes_of(position, turn);
  ASSERT_EQ(purposes.size(), 1U);
  EXPECT_EQ(purposes[0].own_units, 1);
  EXPECT_EQ(purposes[0].enemy_units, 1);
  EXPECT_FALSE(purposes[0].falls);
}

TEST(Advice, AUnitThatDiesInTheBattleSaysSo) {
  const Position position = read("nhx 1;player 1 outpost hand medic;player 2 borgo;to-act 1 play turn 9;a1 1 hq;c3 2 mutant n;e5 2 hq");
  const TurnPlan turn = turn_of(position, {"1 place medic c4 n", "1 end"});
  const std::vector<Purpose> purposes = purposes_of(position, turn);
  ASSERT_EQ(purposes.size(), 1U);
  EXPECT_TRUE(purposes[0].falls);
  EXPECT_EQ(purposes[0].own_units, 0);  // it does not count itself
}

TEST(Advice, TheBattleOfTheTurnItselfIsTheOneThatCounts) {
  const Position position =
      read("nhx 1;player 1 borgo hand mutant,battle;player 2 moloch;to-act 1 play turn 9;a1 1 hq;c3 2 hq;e5 2 hornet n");
  const std::vector<Purpose> purposes = purposes_of(position, turn_of(position, {"1 place mutant c2 n", "1 battle"}));
  ASSERT_EQ(purposes.size(), 1U);
  EXPECT_GT(purposes[0].enemy_points, 0);
}

// Four tiles in the pile, two of them wanted.
TEST(Advice, DrawsAreCountedExactly) {
  Player player{};
  player.army = Army::borgo;
  const TileId mutant = tile_of(Army::borgo, "mutant");
  const TileId battle = tile_of(Army::borgo, "battle");
  const u64 mutants = pile_bits(mutant);
  const u64 battles = pile_bits(battle);
  const auto lowest = [](u64 bits, int count) {
    u64 taken = 0;
    for (; count > 0; --count, bits &= bits - 1) taken |= bits & (~bits + 1);
    return taken;
  };
  player.pile = (lowest(mutants, 2) | lowest(battles, 2)) & ((u64{1} << 34) - 1);
  EXPECT_EQ(chance_to_draw(player, 0, {}), kCertain);
  EXPECT_EQ(chance_to_draw(player, 3, {}), kCertain);
  EXPECT_EQ(chance_to_draw(player, 1, {battle}), kCertain / 2);
  EXPECT_EQ(chance_to_draw(player, 2, {battle}), 8'333);          // 5 of 6
  EXPECT_EQ(chance_to_draw(player, 2, {battle, battle}), 1'666);  // 1 of 6
  EXPECT_EQ(chance_to_draw(player, 2, {battle, mutant}), 6'666);  // 4 of 6
  EXPECT_EQ(chance_to_draw(player, 1, {battle, battle}), 0);
  EXPECT_EQ(chance_to_draw(player, 0, {battle}), 0);
}

TEST(Advice, ABattleInHandIsACertainDanger) {
  const Position position = read(
      "nhx 1;player 1 borgo hp 3;player 2 moloch hand battle;to-act 1 play turn 9;c3 1 hq;c5 2 hybrid s;a1 2 hybrid ne;a3 2 gauss-cannon "
      "se;e5 "
      "2 hq");
  Position after = position;
  carry_out(after, {.kind = ActionKind::end, .seat = 0});
  const std::optional<Danger> danger = danger_after(after, 0, 3);
  ASSERT_TRUE(danger);
  EXPECT_EQ(danger->likelihood, kCertain);
  EXPECT_TRUE(danger->needs.empty());
  EXPECT_LT(danger->chance, chance_to_win(after, 0));
  bool fights = false;
  for (const Action& action : danger->reply.actions) fights |= action.kind == ActionKind::battle;
  EXPECT_TRUE(fights);
}

TEST(Advice, ADangerThatMustBeDrawnIsAsLikelyAsTheDraw) {
  const Position position =
      read("nhx 1;player 1 borgo;player 2 moloch;to-act 1 play turn 9;c3 1 hq;c5 2 hybrid s;a1 2 hybrid ne;a3 2 gauss-cannon se;e5 2 hq");
  Position after = position;
  carry_out(after, {.kind = ActionKind::end, .seat = 0});
  const std::optional<Danger> danger = danger_after(after, 0, 3);
  ASSERT_TRUE(danger);
  EXPECT_FALSE(danger->needs.empty());
  EXPECT_GT(danger->likelihood, 0);
  EXPECT_LT(danger->likelihood, kCertain);
}

TEST(Advice, NothingIsLostByTheBestTurnAndMuchByGivingUpAWin) {
  // The enemy HQ has one point left, and the Battle is in hand.
  const Position position =
      read("nhx 1;player 1 borgo hp 2 hand battle;player 2 moloch hp 1;to-act 1 play turn 9;a1 1 hq;c3 1 mutant n;c4 2 hq");
  const Judgement won = judge(position, turn_of(position, {"1 battle"}).after, 1, {});
  EXPECT_EQ(won.chance, kCertain);
  EXPECT_EQ(won.loss(), 0);
  const Judgement missed = judge(position, turn_of(position, {"1 end"}).after, 1, {});
  EXPECT_EQ(missed.best.value, kCertain);
  EXPECT_EQ(missed.loss(), kCertain - missed.chance);
  EXPECT_GT(missed.loss(), 0);
}

// At the start of a turn the chances know what its tiles are good for, as the hint does.
TEST(Advice, ChancesAreAboutThoseOfTheBestTurn) {
  int compared = 0;
  int apart = 0;
  for (u64 game = 0; game < 2; ++game) {
    Rng rng(game);
    nhx::Setup setup;
    setup.seats.push_back({game == 0 ? Army::borgo : Army::smart, 0});
    setup.seats.push_back({game == 0 ? Army::moloch : Army::outpost, 1});
    Position position = start_position(setup);
    play_to_the_end(position, rng, [&](const Position& now) {
      if (now.phase == Phase::discard && now.turn % 3 == 0) {
        ++compared;
        apart += std::abs(suggest_turns(now, game, {})[0].turn.value - chances_of_all(now)[now.active]);
      }
      return choose_greedy(now, rng);
    });
  }
  ASSERT_GT(compared, 10);
  EXPECT_LT(apart / compared, kCertain / 20);
}

// In every mode and army: suggestions that can be carried out, different ones, and chances that add up.
TEST(Advice, FitsEveryGame) {
  const u64 games = number_from("NHX_ADVICE_GAMES", 6);
  for (u64 game = 0; game < games; ++game) {
    SCOPED_TRACE("game " + std::to_string(game));
    Rng rng(game + 100);
    Position position = start_position(random_setup(rng));
    int turns = 0;
    ASSERT_NO_FATAL_FAILURE(play_to_the_end(position, rng, [&](const Position& now) {
      int sum = 0;
      unsigned teams = 0;
      const std::array<int, kSeats> chances = chances_of_all(now);
      for (Seat seat = 0; seat < kSeats; ++seat) {
        const Player& player = now.players[seat];
        if (!player.plays) continue;
        EXPECT_GE(chances[seat], 0);
        if (((teams >> player.team) & 1) == 0) sum += chances[seat];
        teams |= 1U << player.team;
      }
      EXPECT_LE(sum, kCertain);
      EXPECT_GE(sum, kCertain - kSeats);
      const bool is_turn = now.phase == Phase::play || now.phase == Phase::discard;
      if (is_turn && turns++ % 32 == 0) {
        int last = -1;
        const std::vector<Suggestion> suggestions = suggest_turns(now, game, [&](int percent) {
          EXPECT_GE(percent, last);
          last = percent;
        });
        EXPECT_FALSE(suggestions.empty());
        EXPECT_GT(last, 0);
        for (const Suggestion& suggestion : suggestions) {
          Position after = now;
          for (const Action& action : suggestion.turn.actions) {
            EXPECT_EQ(why_illegal(after, action), Illegal::none);
            carry_out(after, action);
          }
          EXPECT_EQ(after, suggestion.turn.after);
          if (!suggestion.danger) continue;
          EXPECT_GT(suggestion.danger->likelihood, 0);
          EXPECT_LE(suggestion.danger->likelihood, kCertain);
          EXPECT_LT(suggestion.danger->chance, std::max(1, suggestion.turn.value)) << "a danger lowers the chance";
          Position replied = suggestion.danger->drawn;
          for (const Action& action : suggestion.danger->reply.actions) {
            EXPECT_EQ(why_illegal(replied, action), Illegal::none);
            carry_out(replied, action);
          }
        }
      }
      ActionList actions;
      legal_actions(now, actions);
      return actions[rng.below(static_cast<u32>(actions.size()))];
    }));
  }
}

}  // namespace
}  // namespace nhx
