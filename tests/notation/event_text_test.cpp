#include "notation/event_text.h"

#include <gtest/gtest.h>

#include "notation/words.h"

#include "texts.h"

namespace nhx {
namespace {

struct Case {
  std::string_view text;
  std::string_view words;
};

constexpr Case kCases[] = {
    {"moved c3 c4 ne", "Mutant c3 goes to c4, facing ne"},
    {"moved e5 e4 n", "Moloch HQ e5 goes to e4"},
    {"moved c3 c3 ne", "Mutant c3 turns to the ne"},
    {"placed c2 1 mutant n", "Borgo places Mutant on c2, facing n"},
    {"placed c2 2 hq", "Moloch places HQ on c2"},
    {"eliminated 2", "Moloch is eliminated, its tiles leave the board"},
    {"fight played 1", "Borgo starts a Battle"},
    {"fight full-board 1", "The board is full: a Battle, caused by Borgo"},
    {"fight final 2", "The Final Battle, caused by Moloch"},
    {"fight overtime 2", "The Battle of the overtime, caused by Moloch"},
    {"hit - c4 1", "Hornet c4 is hit for 1"},
    {"hit - c4 255", "Hornet c4 is hit and would not survive it"},
    {"saved c3 a2", "Mutant c3 is spared; Medic a2 is lost for it"},
    {"won 1", "Borgo has won"},
    {"segment 3", "Segment 3"},
    {"converted c3 ne ranged", "Mutant c3 shoots instead of striking to the ne (Quartermaster)"},
    {"converted c3 s melee", "Mutant c3 strikes instead of shooting to the s (Quartermaster)"},
    {"exploded c3", "Mutant c3 explodes"},
    {"hit c3 c4 1", "Mutant c3 hits Hornet c4 for 1"},
    {"blocked c3 c4", "Armour of Hornet c4 stops the attack of Mutant c3"},
    {"endless c3 e5 1", "Mutant c3 hits Moloch HQ e5 infinitely many times, for 1 each"},
    {"saved c3 a2 c4 2", "Mutant c3 is spared the attack of Hornet c4 (2 wounds); Medic a2 is lost for it"},
    {"wounded c4 1", "Hornet c4 stays with 1 wound"},
    {"destroyed c4", "Hornet c4 leaves the board"},
    {"hp 2 18", "Moloch is down to 18 points"},
    {"hp 2 1", "Moloch is down to 1 point"},
    {"score 1 3", "Borgo has scored 3 points"},
    {"returned 1 bio-droid", "The Bio-droid goes to the top of the pile of Borgo"},
    {"captured c4 1", "Borgo takes control of Hornet c4"},
    {"released b1", "the tile on b1 is its owner's again"},
    {"over", "The Battle is over"},
};

const Position& scene() {
  static const Position kScene = test::position_of("nhx 1;player 1 borgo;player 2 moloch;c3 1 mutant;c4 2 hornet s;a2 1 medic ne;e5 2 hq");
  return kScene;
}

TEST(EventText, EveryKindHasItsTextAndItsWords) {
  for (const Case& each : kCases) {
    const Parsed<Event> parsed = parse_event(each.text, scene());
    EXPECT_EQ(test::places(parsed.faults), "");
    ASSERT_TRUE(parsed.ok()) << each.text;
    EXPECT_EQ(to_text(*parsed.value, false), each.text);
    EXPECT_EQ(in_words(*parsed.value, scene()), each.words);
  }
}

TEST(EventText, TheSignInFrontMayBeThere) { EXPECT_EQ(parse_event("> over", scene()).value, Event{}); }

TEST(EventText, FieldsOfOtherKindsStayAtTheirDefaults) {
  EXPECT_EQ(parse_event("hit c3 c4 2", scene()).value,
            (Event{.kind = EventKind::hit, .n = 2, .a = *parse_hex("c3", false), .b = *parse_hex("c4", false)}));
  EXPECT_EQ(parse_event("hp 2 0", scene()).value, (Event{.kind = EventKind::hp, .n = 0, .seat = 1}));
}

TEST(EventText, AFacingMayBeLeftOut) {
  EXPECT_EQ(parse_event("moved e5 e4", scene()).value, parse_event("moved e5 e4 n", scene()).value);
  EXPECT_EQ(parse_event("placed e4 2 hq n", scene()).value, parse_event("placed e4 2 hq", scene()).value);
}

TEST(EventText, FaultsHaveTheirPlace) {
  const auto faults = [](std::string_view text) { return test::places(parse_event(text, scene()).faults); };
  EXPECT_EQ(faults(""), "1:1 missing-word");
  EXPECT_EQ(faults(">"), "1:2 missing-word");
  EXPECT_EQ(faults("hitt c3 c4 1"), "1:1 unknown-word");
  EXPECT_EQ(faults("hit c3 x4 999"), "1:8 bad-hex 1:11 bad-number");
  EXPECT_EQ(faults("hit c3 c4"), "1:10 missing-word");
  EXPECT_EQ(faults("over now"), "1:6 extra-word");
  EXPECT_EQ(faults("converted c3 ne shot"), "1:17 unknown-word");
  EXPECT_EQ(faults("returned 1 mutant"), "1:12 unknown-tile");
  EXPECT_EQ(faults("hp 0 3"), "1:4 bad-seat");
  EXPECT_EQ(faults("over\nover"), "2:1 extra-word");
  EXPECT_EQ(faults("won 3"), "1:5 seat-missing");
  EXPECT_EQ(faults("fight ful 1"), "1:7 unknown-word");
  EXPECT_EQ(faults("placed c3 1 hornet n"), "1:13 unknown-tile");
  EXPECT_EQ(faults("placed c3 1 mutant"), "1:19 missing-word");
  EXPECT_EQ(faults("placed c3 3 mutant n"), "1:11 seat-missing");
  EXPECT_EQ(faults("saved c3 a2 c4"), "1:15 missing-word");
  EXPECT_EQ(faults("blocked - c3"), "1:9 bad-hex");
  EXPECT_EQ(faults("moved c3 c4 e"), "1:13 bad-facing");
}

}  // namespace
}  // namespace nhx
