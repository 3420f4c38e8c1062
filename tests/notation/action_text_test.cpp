#include "notation/action_text.h"

#include <gtest/gtest.h>
#include <set>

#include "notation/reading/lines.h"
#include "notation/words.h"

#include "texts.h"

namespace nhx {
namespace {

Hex hex(std::string_view word) { return *parse_hex(word, false); }

const Position& table() {
  static const Position kTable =
      test::position_of("nhx 1;board 37;player 1 borgo;player 2 moloch;player 3 vegas;player 4 smart;player 5 outpost;player 6 doomsday");
  return kTable;
}

Position small_table() {
  Position position = table();
  position.board_kind = BoardKind::small;
  return position;
}

Action with_tiles(Action action, Army army, std::initializer_list<std::string_view> words) {
  std::size_t next = 0;
  for (const std::string_view word : words) action.tiles[next++] = tile_named(army, word);
  return action;
}

std::vector<std::pair<std::string_view, Action>> actions_of_all_kinds() {
  const Hex b1 = hex("b1");
  const Hex b2 = hex("b2");
  const Hex c2 = hex("c2");
  const Hex c3 = hex("c3");
  const Hex c4 = hex("c4");
  const Hex d4 = hex("d4");
  using enum ActionKind;
  return {
      {"1 hq c3", {.kind = hq, .a = c3}},
      {"3 hq c3 ne", {.kind = hq, .seat = 2, .a = c3, .side = Direction::ne}},
      {"1 draw mutant", with_tiles({.kind = draw}, Army::borgo, {"mutant"})},
      {"2 redraw", {.kind = redraw, .seat = 1}},
      {"1 redraw battle,move,move", with_tiles({.kind = redraw}, Army::borgo, {"battle", "move", "move"})},
      {"1 discard scout", with_tiles({.kind = discard}, Army::borgo, {"scout"})},
      {"1 place mutant c3 n", with_tiles({.kind = place, .a = c3}, Army::borgo, {"mutant"})},
      {"5 place scoper c3", with_tiles({.kind = place, .seat = 4, .a = c3}, Army::outpost, {"scoper"})},
      {"5 place scoper c3 s", with_tiles({.kind = place, .seat = 4, .a = c3, .side = Direction::s}, Army::outpost, {"scoper"})},
      {"1 battle", {.kind = battle}},
      {"1 move c3 c4 ne", {.kind = move, .a = c3, .b = c4, .side = Direction::ne}},
      {"1 push c3 c4", {.kind = push, .a = c3, .b = c4}},
      {"1 sniper d4", {.kind = sniper, .a = d4}},
      {"1 grenade b2", {.kind = grenade, .a = b2}},
      {"2 air-strike c3", {.kind = air_strike, .seat = 1, .a = c3}},
      {"6 small-bomb c3 c4 d4", {.kind = small_bomb, .seat = 5, .a = c3, .b = c4, .c = d4}},
      {"1 castle c3 c4", {.kind = castle, .a = c3, .b = c4}},
      {"1 rotate c3 ne", {.kind = rotate, .a = c3, .side = Direction::ne}},
      {"4 terror", {.kind = terror, .seat = 3}},
      {"1 walk c3 c4 n", {.kind = walk, .a = c3, .b = c4}},
      {"1 transport c3 c3 s", {.kind = transport, .a = c3, .b = c3, .side = Direction::s}},
      {"4 hq-move c3 c4 nw", {.kind = hq_move, .seat = 3, .a = c3, .b = c4, .side = Direction::nw}},
      {"6 hq-turn c3 sw", {.kind = hq_turn, .seat = 5, .a = c3, .side = Direction::sw}},
      {"1 run rotation c3 ne", {.kind = run_rotation, .a = c3, .side = Direction::ne}},
      {"1 run swap b1 n c3 s", {.kind = run_swap, .a = b1, .b = c3, .second_side = Direction::s}},
      {"1 run push-back c3 c4", {.kind = run_push, .a = c3, .b = c4}},
      {"1 run laser b1 b2", {.kind = run_laser, .a = b1, .b = b2}},
      {"1 run elimination c4", {.kind = run_elimination, .a = c4}},
      {"1 run detonation", {.kind = run_detonation}},
      {"1 energy 1", {.kind = energy, .number = 1}},
      {"1 energy 3 mutant,scout", with_tiles({.kind = energy, .number = 1}, Army::borgo, {"mutant", "scout"})},
      {"1 end", {.kind = end}},
      {"1 resign", {.kind = resign}},
      {"2 retreat c4 c3", {.kind = retreat, .seat = 1, .a = c4, .b = c3}},
      {"2 turn c4 ne", {.kind = turn, .seat = 1, .a = c4, .side = Direction::ne}},
      {"2 explode c3", {.kind = explode, .seat = 1, .a = c3}},
      {"1 hold c3", {.kind = hold, .a = c3}},
      {"1 convert c3 ne ranged", {.kind = convert, .a = c3, .side = Direction::ne, .to_ranged = true}},
      {"1 convert c3 s melee", {.kind = convert, .a = c3, .side = Direction::s}},
      {"1 keep c3", {.kind = keep, .a = c3}},
      {"1 medic b2 c2 d4 3", {.kind = medic, .a = b2, .b = c2, .c = d4, .number = 3}},
      {"1 medic b2 c2", {.kind = medic, .a = b2, .b = c2}},
      {"6 order 2", {.kind = order, .seat = 5, .next = 1}},
  };
}

TEST(ActionText, EveryKindHasItsText) {
  const Position position = small_table();
  std::set<ActionKind> kinds;
  for (const auto& [text, action] : actions_of_all_kinds()) {
    EXPECT_EQ(to_text(action, false), text);
    const Parsed<Action> parsed = parse_action(text, position);
    EXPECT_EQ(test::places(parsed.faults), "") << text;
    EXPECT_EQ(parsed.value, action) << text;
    kinds.insert(action.kind);
  }
  EXPECT_EQ(kinds.size(), static_cast<std::size_t>(kActionKinds));
}

TEST(ActionText, HexesAreNamedByTheBoard) {
  const Action action = *parse_action("1 hold d4", table()).value;
  EXPECT_EQ(action.a, hex("c3"));
  EXPECT_EQ(to_text(action, true), "1 hold d4");
}

TEST(ActionText, TilesAreThoseOfTheSeatsArmy) {
  const Position position = small_table();
  EXPECT_EQ(parse_action("1 discard medic", position).value->tiles[0], tile_named(Army::borgo, "medic"));
  EXPECT_EQ(parse_action("3 discard medic", position).value->tiles[0], tile_named(Army::vegas, "medic"));
  EXPECT_EQ(parse_action("1 redraw move*2,battle", position).value, parse_action("1 redraw move,move,battle", position).value);
}

TEST(ActionText, AFacingThatMeansNothingMayBeLeftOut) {
  const Position position = small_table();
  EXPECT_EQ(parse_action("1 move a1 b1", position).value, parse_action("1 move a1 b1 n", position).value);
  EXPECT_EQ(parse_action("1 run swap b1 c3 s", position).value, parse_action("1 run swap b1 n c3 s", position).value);
  EXPECT_EQ(parse_action("3 hq a1 n", position).value, parse_action("3 hq a1", position).value);
}

TEST(ActionText, ALineOfAFileMayHoldSeveralDraws) {
  const Position position = small_table();
  const auto count = [&](std::string_view text) {
    FaultList faults;
    const Lines lines = split_lines(text, faults);
    WordReader words(lines[0], faults);
    const std::size_t size = read_actions(words, position).size();
    EXPECT_EQ(size == 0, faults.any()) << text;
    return size;
  };
  EXPECT_EQ(count("1 draw mutant battle mutant"), 3U);
  EXPECT_EQ(count("1 draw mutant"), 1U);
  EXPECT_EQ(count("1 end"), 1U);
  EXPECT_EQ(count("1 draw mutant hornet"), 0U);
  EXPECT_EQ(count("1 discard mutant scout"), 0U);
}

TEST(ActionText, FaultsHaveTheirPlace) {
  const Position position = small_table();
  const Position two = test::position_of("nhx 1;player 1 borgo;player 2 moloch");
  const auto faults = [&](std::string_view text) { return test::places(parse_action(text, position).faults); };
  EXPECT_EQ(faults(""), "1:1 missing-word");
  EXPECT_EQ(faults("1"), "1:2 missing-word");
  EXPECT_EQ(faults("7 battle"), "1:1 bad-seat");
  EXPECT_EQ(test::places(parse_action("3 draw mutant", two).faults), "1:1 seat-missing");
  EXPECT_EQ(faults("1 batle"), "1:3 unknown-word");
  EXPECT_EQ(faults("1 battle now"), "1:10 extra-word");
  EXPECT_EQ(faults("1 hold"), "1:7 missing-word");
  EXPECT_EQ(faults("1 hold z3"), "1:8 bad-hex");
  EXPECT_EQ(faults("0 hold z3"), "1:1 bad-seat 1:8 bad-hex");
  EXPECT_EQ(faults("1 convert c3 e ranged"), "1:14 bad-facing");
  EXPECT_EQ(faults("1 convert c3 ne range"), "1:17 unknown-word");
  EXPECT_EQ(faults("1 medic b2 c2 d4 0"), "1:18 bad-number");
  EXPECT_EQ(faults("1 medic b2 c2 d4"), "1:17 missing-word");
  EXPECT_EQ(faults("1 order x"), "1:9 bad-seat");
  EXPECT_EQ(faults("1 battle;1 battle"), "1:10 extra-word");
  EXPECT_EQ(faults("1 place mutant"), "1:15 missing-word");
  EXPECT_EQ(faults("1 place mutant c3"), "1:18 missing-word");
  EXPECT_EQ(faults("1 place mutnt c3 n"), "1:9 unknown-tile");
  EXPECT_EQ(faults("1 place mutnt z3 x"), "1:9 unknown-tile 1:15 bad-hex 1:18 bad-facing");
  EXPECT_EQ(faults("1 draw"), "1:7 missing-word");
  EXPECT_EQ(faults("1 draw mutant battle"), "1:15 extra-word");
  EXPECT_EQ(faults("1 move c3 c4 e"), "1:14 bad-facing");
  EXPECT_EQ(faults("1 rotate c3"), "1:12 missing-word");
  EXPECT_EQ(faults("1 run"), "1:6 missing-word");
  EXPECT_EQ(faults("1 run swop b1 c3"), "1:7 unknown-word");
  EXPECT_EQ(faults("1 energy"), "1:9 missing-word");
  EXPECT_EQ(faults("1 energy x"), "1:10 bad-number");
  EXPECT_EQ(faults("1 energy 1 mutant,scout"), "1:10 bad-number");
  EXPECT_EQ(faults("1 redraw mutant*7"), "1:10 too-many-tiles");
  EXPECT_EQ(faults("1 small-bomb c3 c4"), "1:19 missing-word");
}

TEST(ActionText, SentencesSayHowAnActionIsWritten) {
  const Parsed<Action> parsed = parse_action("1 rotate c3", small_table());
  ASSERT_EQ(parsed.faults.size(), 1U);
  EXPECT_EQ(parsed.faults[0].sentence, "After 'c3' a direction (n, ne, se, s, sw, nw) (rotate HEX FACING) is missing.");
}

TEST(ActionText, EveryReasonIsAWordAndASentence) {
  std::set<std::string_view> sentences;
  std::set<std::string_view> words;
  for (int i = 0; i < kIllegals; ++i) {
    const auto reason = static_cast<Illegal>(i);
    EXPECT_TRUE(sentence(reason).ends_with('.'));
    EXPECT_EQ(parse_illegal(word_of(reason)), reason);
    sentences.insert(sentence(reason));
    words.insert(word_of(reason));
  }
  EXPECT_EQ(sentences.size(), static_cast<std::size_t>(kIllegals));
  EXPECT_EQ(words.size(), static_cast<std::size_t>(kIllegals));
  EXPECT_EQ(word_of(Illegal::not_your_turn), "not-your-turn");
  EXPECT_EQ(word_of(Illegal::wrong_order), "wrong-order");
  EXPECT_FALSE(parse_illegal("nettd"));
}

}  // namespace
}  // namespace nhx
