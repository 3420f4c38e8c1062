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
    {"returned 1 bio-droid", "The Bio-droid goes to the top of the pile of Borgo"},
    {"captured c4 1", "Borgo takes control of Hornet c4"},
    {"released b1", "the tile on b1 is its owner's again"},
    {"over", "The Battle is over"},
};

TEST(EventText, EveryKindHasItsTextAndItsWords) {
  const Position position = test::position_of("nhx 1;player 1 borgo;player 2 moloch;c3 1 mutant;c4 2 hornet s;a2 1 medic ne;e5 2 hq");
  for (const Case& each : kCases) {
    const Parsed<Event> parsed = parse_event(each.text, false);
    EXPECT_EQ(test::places(parsed.faults), "");
    ASSERT_TRUE(parsed.ok()) << each.text;
    EXPECT_EQ(to_text(*parsed.value, false), each.text);
    EXPECT_EQ(in_words(*parsed.value, position), each.words);
  }
}

TEST(EventText, TheSignInFrontMayBeThere) { EXPECT_EQ(parse_event("> over", false).value, Event{}); }

TEST(EventText, FieldsOfOtherKindsStayAtTheirDefaults) {
  EXPECT_EQ(parse_event("hit c3 c4 2", false).value,
            (Event{.kind = EventKind::hit, .n = 2, .a = *parse_hex("c3", false), .b = *parse_hex("c4", false)}));
  EXPECT_EQ(parse_event("hp 2 0", false).value, (Event{.kind = EventKind::hp, .n = 0, .seat = 1}));
}

TEST(EventText, FaultsHaveTheirPlace) {
  const auto faults = [](std::string_view text) { return test::places(parse_event(text, false).faults); };
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
}

}  // namespace
}  // namespace nhx
