#include "notation/action_text.h"

#include <gtest/gtest.h>
#include <set>

#include "notation/words.h"

#include "texts.h"

namespace nhx {
namespace {

Hex hex(std::string_view word) { return *parse_hex(word, false); }

TEST(ActionText, EveryKindHasItsText) {
  const std::pair<std::string_view, Action> cases[] = {
      {"1 battle", {.kind = ActionKind::battle, .seat = 0}},
      {"2 explode c3", {.kind = ActionKind::explode, .seat = 1, .a = hex("c3")}},
      {"1 hold c3", {.kind = ActionKind::hold, .a = hex("c3")}},
      {"1 convert c3 ne ranged", {.kind = ActionKind::convert, .a = hex("c3"), .side = Direction::ne, .to_ranged = true}},
      {"1 convert c3 s melee", {.kind = ActionKind::convert, .a = hex("c3"), .side = Direction::s}},
      {"1 keep c3", {.kind = ActionKind::keep, .a = hex("c3")}},
      {"1 medic b2 c2 d4 3", {.kind = ActionKind::medic, .a = hex("b2"), .b = hex("c2"), .c = hex("d4"), .wounds = 3}},
      {"6 order 2", {.kind = ActionKind::order, .seat = 5, .next = 1}},
  };
  for (const auto& [text, action] : cases) {
    EXPECT_EQ(to_text(action, false), text);
    const Parsed<Action> parsed = parse_action(text, false);
    EXPECT_EQ(test::places(parsed.faults), "");
    EXPECT_EQ(parsed.value, action) << text;
  }
}

TEST(ActionText, HexesAreNamedByTheBoard) {
  const Action action = *parse_action("1 hold d4", true).value;
  EXPECT_EQ(action.a, hex("c3"));
  EXPECT_EQ(to_text(action, true), "1 hold d4");
}

TEST(ActionText, FaultsHaveTheirPlace) {
  const auto faults = [](std::string_view text) { return test::places(parse_action(text, false).faults); };
  EXPECT_EQ(faults(""), "1:1 missing-word");
  EXPECT_EQ(faults("1"), "1:2 missing-word");
  EXPECT_EQ(faults("7 battle"), "1:1 bad-seat");
  EXPECT_EQ(faults("1 batle"), "1:3 unknown-word");
  EXPECT_EQ(faults("1 battle now"), "1:10 extra-word");
  EXPECT_EQ(faults("1 hold"), "1:7 missing-word");
  EXPECT_EQ(faults("1 hold z3"), "1:8 bad-hex");
  EXPECT_EQ(faults("0 hold z3"), "1:1 bad-seat 1:8 bad-hex");
  EXPECT_EQ(faults("1 convert c3 e ranged"), "1:14 bad-facing");
  EXPECT_EQ(faults("1 convert c3 ne range"), "1:17 unknown-word");
  EXPECT_EQ(faults("1 medic b2 c2 d4 0"), "1:18 bad-number");
  EXPECT_EQ(faults("1 order x"), "1:9 bad-seat");
  EXPECT_EQ(faults("1 battle;1 battle"), "1:10 extra-word");
}

TEST(ActionText, EveryReasonIsASentence) {
  std::set<std::string_view> sentences;
  for (const Illegal reason :
       {Illegal::none, Illegal::over, Illegal::not_your_turn, Illegal::not_now, Illegal::no_such_tile, Illegal::not_offered}) {
    EXPECT_TRUE(sentence(reason).ends_with('.'));
    sentences.insert(sentence(reason));
  }
  EXPECT_EQ(sentences.size(), 6U);
}

}  // namespace
}  // namespace nhx
