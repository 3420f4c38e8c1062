#include "record/scenario.h"

#include <gtest/gtest.h>

#include "tests/notation/texts.h"

namespace nhx {
namespace {

constexpr std::string_view kExample =
    "nhx 1\n"
    "# Units of equal initiative strike at the same moment: both fall.\n"
    "scenario equal-initiative-is-simultaneous\n"
    "source ruling 37\n"
    "player 1 borgo\n"
    "player 2 moloch hand battle\n"
    "to-act 2 play\n"
    "a1 1 hq\n"
    "c3 1 mutant n\n"
    "c4 2 hornet s\n"
    "e5 2 hq\n"
    "when\n"
    "2 battle\n"
    "then\n"
    "> segment 2\n"
    "> hit c3 c4 1\n"
    "> hit c4 c3 2\n"
    "> destroyed c3\n"
    "> destroyed c4\n"
    "> over\n"
    "c3 empty\n"
    "c4   empty\n"
    "hp 1 20\n";

Scenario scenario_of(std::string_view text) {
  const Parsed<Scenario> parsed = parse_scenario(text);
  for (const Fault& fault : parsed.faults) ADD_FAILURE() << to_text(fault, "scenario");
  return parsed.value.value_or(Scenario{});
}

// What differs in a scenario of these lines, behind a name and a source.
std::vector<Fault> differences(std::string_view lines) {
  return check_scenario(scenario_of("nhx 1;scenario s;source ruling 1\n" + std::string(lines)));
}

std::string faults(std::string_view text) { return test::places(parse_scenario(text).faults); }

TEST(Scenario, TheExampleHolds) {
  const Scenario scenario = scenario_of(kExample);
  EXPECT_EQ(scenario.name, "equal-initiative-is-simultaneous");
  EXPECT_EQ(scenario.sources, std::vector<std::string>{"ruling 37"});
  ASSERT_EQ(scenario.blocks.size(), 1U);
  EXPECT_EQ(scenario.blocks[0].line, 12);
  EXPECT_EQ(scenario.blocks[0].when[0].line, 13);
  EXPECT_EQ(scenario.blocks[0].events.size(), 6U);
  EXPECT_EQ(scenario.blocks[0].then[1].text, "c4 empty");
  EXPECT_TRUE(check_scenario(scenario).empty());
}

TEST(Scenario, ItsTextGivesItBack) {
  const std::string text = to_text(scenario_of(kExample));
  EXPECT_EQ(to_text(scenario_of(text)), text);
  EXPECT_TRUE(
      text.starts_with("nhx 1\nscenario equal-initiative-is-simultaneous\nsource ruling 37\nrules standard\nplayer 1 borgo hp 20\n"));
  EXPECT_TRUE(check_scenario(scenario_of(text)).empty());
}

TEST(Scenario, AWrongEventIsShownBetweenItsNeighbours) {
  std::string text(kExample);
  text.replace(text.find("> hit c4 c3 2"), 13, "> hit c4 c3 1");
  const std::vector<Fault> found = check_scenario(scenario_of(text));
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found[0].line, 17);
  EXPECT_EQ(found[0].code, "events-differ");
  EXPECT_EQ(found[0].sentence,
            "'> hit c4 c3 2' happens instead of '> hit c4 c3 1'. "
            "Expected: > segment 2; > hit c3 c4 1; > hit c4 c3 1; > destroyed c3; > destroyed c4; .... "
            "Happened: > segment 2; > hit c3 c4 1; > hit c4 c3 2; > destroyed c3; > destroyed c4; ....");
}

TEST(Scenario, AnIllegalActionSaysWhy) {
  const std::vector<Fault> found = differences("player 1 borgo;player 2 moloch\nwhen\n1 battle\nthen\nc3 empty");
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found[0].line, 4);
  EXPECT_EQ(found[0].code, "illegal-action");
  EXPECT_EQ(found[0].sentence, "'1 battle' is not possible here. That tile is not in the hand; or, when drawing, not in the pile.");
}

// Each line is a check that holds and one about the same thing that does not.
TEST(Scenario, EveryCheckCanHoldAndFail) {
  const std::string position =
      "player 1 borgo hand battle gone battle,claws*2;player 2 outpost energy 3;player 3 vegas;player 4 smart top bio-droid\n"
      "a1 1 hq;a2 1 mutant n;b2 1 scout nw;b3 1 medic sw;b4 1 net-fighter se\n"
      "c4 2 commando n;d4 2 scoper;e5 2 hq;d5 3 medic s;e3 3 agitator nw;d3 1 mutant n\nthen\n";
  const std::pair<std::string_view, std::string_view> cases[] = {
      {"c3 empty", "c4 empty"},
      {"c4 2 commando n", "c4 2 commando s"},
      {"a1 1 hq", "a3 1 hq"},
      {"hp 1 20", "hp 1 19"},
      {"netted c4", "netted a2"},
      {"free a2", "free c4"},
      {"control d3 3", "control d3 1"},
      {"scoped d5 2", "scoped d5 3"},
      {"unscoped b2", "unscoped d5"},
      {"initiative a2 4", "initiative a2 2"},
      {"initiative b2 -", "initiative b2 1"},
      {"melee a2 0", "melee a2 1"},
      {"ranged c4 0", "ranged c4 1"},
      {"medics a2 b3", "medics a2 -"},
      {"linked b3 a2,b2", "linked b3 a2"},
      {"to-act 1 play", "to-act 2 play"},
      {"to-act 1 play", "to-act 1 battle"},
      {"actions 3", "actions 0"},
      {"legal 1 battle", "legal 2 battle"},
      {"illegal 1 hold a2", "illegal 1 battle"},
      {"returned 4 bio-droid", "returned 1 bio-droid"},
      {"outcomes 1", "outcomes 2"},
      {"hand 1 battle", "hand 1 -"},
      {"hand 2 -", "hand 2 move"},
      {"gone 1 claws*2,battle", "gone 1 claws,battle"},
      {"pile 2 32", "pile 2 34"},
      {"energy 2 3", "energy 1 3"},
      {"score 2 0", "score 2 1"},
      {"illegal 2 battle : not-your-turn", "illegal 2 battle : over"},
      {"illegal 1 discard mutant : no-such-tile", "illegal 1 battle : terror"},
      {"no-link a2", "link a2"},
  };
  for (const auto& [holds, fails] : cases) {
    const std::vector<Fault> none = differences(position + std::string(holds));
    EXPECT_TRUE(none.empty()) << holds << "\n" << (none.empty() ? "" : none[0].sentence);
    const std::vector<Fault> one = differences(position + std::string(fails));
    ASSERT_EQ(one.size(), 1U) << fails;
    EXPECT_EQ(one[0].line, 6);
    EXPECT_EQ(one[0].code, "check-failed");
    EXPECT_TRUE(one[0].sentence.starts_with("'" + std::string(fails) + "' does not hold. ")) << one[0].sentence;
  }
}

TEST(Scenario, LinksAreUnitsOnTerminalsOfTheDuelBoard) {
  const std::string position =
      "board duel;player 1 borgo;player 2 hegemony;a1 1 hq;b1 1 mutant;c3 1 claws;c2 2 net-fighter n;e5 2 hq\nthen\n";
  EXPECT_TRUE(differences(position + "link b1;no-link c3;no-link a1;netted c3").empty());
  EXPECT_EQ(differences(position + "link c3;no-link b1;link e5").size(), 3U);
}

TEST(Scenario, WinnersAreNamedWhenTheGameIsOver) {
  const std::string over = "player 1 borgo won;player 2 hegemony hp 0;to-act 1 over;a1 1 hq\nthen\n";
  EXPECT_TRUE(differences(over + "winner 1;to-act 1 over;actions 0").empty());
  EXPECT_EQ(differences(over + "winner 2;winner 1,2;winner -").size(), 3U);
  EXPECT_TRUE(differences("player 1 borgo won;player 2 hegemony won;to-act 1 over\nthen\nwinner 1,2").empty());
  EXPECT_EQ(differences("player 1 borgo;player 2 hegemony\nthen\nwinner -")[0].sentence, "'winner -' does not hold. The game is not over.");
}

TEST(Scenario, SeveralDrawsFitInALine) {
  const std::vector<Fault> found = differences(
      "player 1 borgo;player 2 moloch;to-act 1 draw turn 3;a1 1 hq;e5 2 hq\n"
      "when;1 draw mutant battle mutant;then;hand 1 mutant*2,battle;to-act 1 discard;pile 1 31");
  EXPECT_TRUE(found.empty()) << found[0].sentence;
}

TEST(Scenario, AWrongReasonIsTold) {
  const std::vector<Fault> found = differences("player 1 borgo;player 2 moloch\nthen\nillegal 2 end : netted");
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found[0].sentence, "'illegal 2 end : netted' does not hold. The reason is 'not-your-turn': Another seat is asked.");
}

TEST(Scenario, AskingAboutNobodyFails) {
  const std::vector<Fault> found = differences("player 1 borgo\nthen\nnetted c3");
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found[0].sentence, "'netted c3' does not hold. There is no unit on c3.");
}

TEST(Scenario, BlocksGoOnFromEachOther) {
  const std::vector<Fault> found = differences(
      "player 1 moloch hand battle;player 2 borgo;to-act 1 play;c3 1 clown;c4 2 mutant s\n"
      "then;actions 3\n"
      "when;1 battle;then;to-act 1 battle;actions 2;outcomes 2\n"
      "when;1 explode c3;then;> segment 2;> exploded c3;> hit c4 c3 1;> hit c3 c4 1;> destroyed c3;> destroyed c4;> over\n"
      "c4 empty;to-act 2 draw");
  EXPECT_TRUE(found.empty()) << found[0].sentence;
}

TEST(Scenario, FaultsHaveTheirPlace) {
  EXPECT_EQ(faults("nhx 1;scenario s;source x;player 1 borgo;then;c3 empty"), "");
  EXPECT_EQ(faults("nhx 1;player 1 borgo;then;c3 empty"), "1:1 missing-scenario");
  EXPECT_EQ(faults("nhx 1;scenario s;player 1 borgo;then;c3 empty"), "1:1 missing-source");
  EXPECT_EQ(faults("nhx 1\nscenario S;source x;player 1 borgo;then;c3 empty"), "2:10 bad-name");
  EXPECT_EQ(faults("nhx 1\nscenario;source x;player 1 borgo;then;c3 empty"), "2:9 missing-word");
  EXPECT_EQ(faults("nhx 1;player 1 borgo\nscenario s;source x;then;c3 empty"), "2:1 misplaced-line");
  EXPECT_EQ(faults("nhx 1;scenario s;source x;player 1 borgo\nsource y;then;c3 empty"), "2:1 misplaced-line");
  EXPECT_EQ(faults("nhx 1;scenario s;source x\nscenario t;player 1 borgo;then;c3 empty"), "2:1 duplicate-line");
  EXPECT_EQ(faults("nhx 1;scenario s\nsource;source x;player 1 borgo;then;c3 empty"), "2:7 missing-word");
  EXPECT_EQ(faults("nhx 1;scenario s;source x;player 1 borgo"), "1:1 missing-then");
  EXPECT_EQ(faults("nhx 1;scenario s;source x;player 1 borgo\nthen"), "2:1 missing-check");
  EXPECT_EQ(faults("nhx 1;scenario s;source x;player 1 borgo\nwhen\nthen;c3 empty"), "2:1 missing-action");
  EXPECT_EQ(faults("nhx 1;scenario s;source x;player 1 borgo\nwhen;1 battle"), "2:1 missing-then");
  EXPECT_EQ(faults("nhx 1;scenario s;source x;player 1 borgo\nthen;c3 empty\nthen;c3 empty"), "3:1 misplaced-line");
  EXPECT_EQ(faults("nhx 1;scenario s;source x;player 1 borgo\nwhen now;1 battle;then;c3 empty"), "2:6 extra-word");
  EXPECT_EQ(faults("nhx 1;scenario s;source x;player 1 borgo\nwehn;then;c3 empty"), "2:1 unknown-word");
}

TEST(Scenario, FaultsOfChecksHaveTheirPlace) {
  const auto check = [](std::string_view line) { return faults("nhx 1;scenario s;source x;player 1 borgo;then\n" + std::string(line)); };
  EXPECT_EQ(check("nettd c3"), "2:1 unknown-word");
  EXPECT_EQ(check("netted"), "2:7 missing-word");
  EXPECT_EQ(check("netted c9"), "2:8 bad-hex");
  EXPECT_EQ(check("netted c3 c4"), "2:11 extra-word");
  EXPECT_EQ(check("z3 empty"), "2:1 bad-hex");
  EXPECT_EQ(check("c3 empty now"), "2:10 extra-word");
  EXPECT_EQ(check("c3 1 mutnt"), "2:6 unknown-tile");
  EXPECT_EQ(check("c3 2 mutant"), "2:4 seat-missing");
  EXPECT_EQ(check("c3 1 mutant n spent 2"), "2:21 extra-word");
  EXPECT_EQ(check("hp 2 3"), "2:4 seat-missing");
  EXPECT_EQ(check("hp 1 x"), "2:6 bad-number");
  EXPECT_EQ(check("initiative c3 16"), "2:15 bad-number");
  EXPECT_EQ(check("medics c3 b2,x9"), "2:14 bad-hex");
  EXPECT_EQ(check("linked c3 b2,b2"), "2:14 duplicate-word");
  EXPECT_EQ(check("to-act 1 fight"), "2:10 unknown-word");
  EXPECT_EQ(check("legal 2 battle"), "2:7 seat-missing");
  EXPECT_EQ(check("illegal 1 dance"), "2:11 unknown-word");
  EXPECT_EQ(check("returned 1 mutant"), "2:12 unknown-tile");
  EXPECT_EQ(check("illegal 1 end : nettd"), "2:17 unknown-word");
  EXPECT_EQ(check("illegal 1 end : none"), "2:17 unknown-word");
  EXPECT_EQ(check("illegal 1 end :"), "2:16 missing-word");
  EXPECT_EQ(check("illegal 1 end : over now"), "2:22 extra-word");
  EXPECT_EQ(check("illegal 1 hold : over"), "2:15 missing-word");
  EXPECT_EQ(check("legal 1 end : over"), "2:13 extra-word");
  EXPECT_EQ(check("winner 1,1"), "2:10 duplicate-word");
  EXPECT_EQ(check("winner 2"), "2:8 seat-missing");
  EXPECT_EQ(check("hand 1 mutant,hornet"), "2:15 unknown-tile");
  EXPECT_EQ(check("hand 2 mutant"), "2:6 seat-missing");
  EXPECT_EQ(check("pile 1"), "2:7 missing-word");
  EXPECT_EQ(check("link z1"), "2:6 bad-hex");
  EXPECT_EQ(check("> hitt c3 c4 1"), "2:3 unknown-word");
  EXPECT_EQ(check("netted c9;hp 9 1;c3 1 mutnt"), "2:8 bad-hex 2:14 bad-seat 2:23 unknown-tile");
}

}  // namespace
}  // namespace nhx
