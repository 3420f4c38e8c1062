#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <sstream>

#include "program.h"

namespace nhx::test {
namespace {

using Json = nlohmann::json;

// The lines that start with '>'.
std::string event_lines(const std::string& text) {
  std::istringstream lines(text);
  std::string events;
  for (std::string line; std::getline(lines, line);) {
    if (line[0] == '>') events += line + "\n";
  }
  return events;
}

TEST(Battle, TheExamplesOfTheBooksAreTheirScenarios) {
  const std::vector<std::pair<std::string, std::string>> examples = {{"rulebook-3.0-battle", "rulebook-3-0-battle"},
                                                                     {"duel-battle", "duel-battle"}};
  for (const auto& [game, scenario] : examples) {
    const Ran ran = run({"battle", project_file("games/" + game + ".nhx"), "--events"});
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_EQ(event_lines(ran.out), event_lines(read(project_file("tests/scenarios/battles/" + scenario + ".nhx"))));
  }
}

TEST(Battle, IsToldInWordsSegmentBySegmentWithItsResult) {
  const Ran ran = run({"battle", project_file("games/rulebook-3.0-battle.nhx")});
  EXPECT_EQ(ran.code, 0);
  EXPECT_EQ(ran.err, "");
  std::size_t at = 0;
  for (const char* part : {"Outpost (seat 1)", "Segment 4", "Commando b1 hits Net Fighter b4 for 1", "Segment 3", "Segment 2", "Segment 1",
                           "Segment 0", "The Battle is over", "HQ 20 -> 18", "HQ 20 -> 14"}) {
    at = ran.out.find(part, at);
    ASSERT_NE(at, std::string::npos) << part << "\n" << ran.out;
  }
}

TEST(Battle, EventsAreFollowedByThePositionInCanonicalText) {
  const Ran ran = run({"battle", "-", "--events", "--choices", "1 explode c3"}, kClown);
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_EQ(ran.out,
            "> segment 2\n"
            "> exploded c3\n"
            "> hit c4 c3 1\n"
            "> hit c3 c4 1\n"
            "> destroyed c3\n"
            "> destroyed c4\n"
            "> over\n"
            "nhx 1\n"
            "rules standard\n"
            "player 1 moloch hp 20 gone clown\n"
            "player 2 borgo hp 20 gone mutant\n"
            "to-act 2 draw turn 2\n"
            "a1 1 hq\n"
            "e5 2 hq\n");
}

TEST(Battle, JsonHasEventsPositionPointsAndNothingPending) {
  const Ran ran = run({"battle", project_file("games/duel-battle.nhx"), "--json"});
  EXPECT_EQ(ran.code, 0);
  const Json answer = Json::parse(ran.out);
  EXPECT_EQ(answer["events"][0], "segment 3");
  EXPECT_EQ(answer["events"].back(), "over");
  EXPECT_EQ(answer["hp"], Json({{"1", 18}, {"2", 19}}));
  EXPECT_EQ(answer["position"]["nhx"], 1);
  EXPECT_TRUE(answer["pending"].is_null());
  EXPECT_EQ(run({"battle", project_file("games/duel-battle.nhx"), "--events", "--json"}).out, ran.out);
}

TEST(Battle, AGameWithScoresTellsThem) {
  const std::string position =
      "nhx 1\nmode score\nplayer 1 outpost score 3\nplayer 2 borgo\nplayer 3 hegemony\nto-act 1 play\n"
      "a1 1 hq\na3 3 hq\ne3 1 annihilator n\ne5 2 hq\n";
  const Ran words = run({"battle", "-"}, position);
  EXPECT_TRUE(contains(words.out, "Outpost has scored 5 points\n")) << words.out;
  EXPECT_TRUE(contains(words.out, "score 3 -> 5\n")) << words.out;
  EXPECT_FALSE(contains(words.out, "HQ 20")) << words.out;
  EXPECT_EQ(Json::parse(run({"battle", "-", "--json"}, position).out)["score"], Json({{"1", 5}, {"2", 0}, {"3", 0}}));
}

TEST(Battle, JsonNamesTheQuestionThatIsLeftOpen) {
  const Ran ran = run({"battle", "-", "--json"}, kClown);
  EXPECT_EQ(ran.code, 0) << ran.err;
  const Json answer = Json::parse(ran.out);
  EXPECT_EQ(answer["pending"]["seat"], 1);
  EXPECT_EQ(answer["pending"]["actions"], Json({"1 hold c3", "1 explode c3"}));
}

TEST(Battle, GoesOnFromThePositionWithTheOpenQuestion) {
  const Json stopped = Json::parse(run({"battle", "-", "--json"}, kClown).out);
  const Ran rest = run({"battle", "-", "--json", "--choices", "1 hold c3"}, stopped["position"].dump());
  EXPECT_EQ(rest.code, 0) << rest.err;
  const Ran whole = run({"battle", "-", "--json", "--choices", "1 hold c3"}, kClown);
  EXPECT_EQ(rest.out, whole.out);
}

TEST(Battle, WithoutAnAnswerItStopsAndListsTheAnswers) {
  for (const std::vector<std::string>& arguments : {std::vector<std::string>{"battle", "-"}, {"battle", "-", "--events"}}) {
    const Ran ran = run(arguments, kClown);
    EXPECT_EQ(ran.code, 2);
    EXPECT_TRUE(contains(ran.err, "undecided")) << ran.err;
    EXPECT_TRUE(contains(ran.err, "1 explode c3")) << ran.err;
    EXPECT_TRUE(contains(ran.err, "1 hold c3")) << ran.err;
  }
}

TEST(Battle, FirstTakesTheFirstAnswer) {
  EXPECT_EQ(run({"battle", "-", "--first", "--events"}, kClown).out,
            run({"battle", "-", "--choices", "1 hold c3", "--events"}, kClown).out);
}

TEST(Battle, ChoicesThatAreWrongSaySo) {
  const Ran garbage = run({"battle", "-", "--choices", "1 explode c3; 1 jump z9"}, kClown);
  EXPECT_EQ(garbage.code, 2);
  EXPECT_TRUE(contains(garbage.err, "--choices:1:")) << garbage.err;
  const Ran illegal = run({"battle", "-", "--choices", "2 explode c4"}, kClown);
  EXPECT_EQ(illegal.code, 2);
  EXPECT_TRUE(contains(illegal.err, "--choices:1:1: illegal: ")) << illegal.err;
  EXPECT_TRUE(contains(illegal.err, "1 explode c3")) << illegal.err;
  const Ran unused = run({"battle", "-", "--choices", "1 explode c3; 1 hold c3"}, kClown);
  EXPECT_EQ(unused.code, 2);
  EXPECT_TRUE(contains(unused.err, "--choices:1:15: unused-choice: ")) << unused.err;
}

TEST(Battle, OutcomesAreAllDifferentResults) {
  const Ran json = run({"battle", "-", "--outcomes", "--json"}, kClown);
  EXPECT_EQ(json.code, 0) << json.err;
  const Json answer = Json::parse(json.out);
  EXPECT_EQ(answer["complete"], true);
  EXPECT_EQ(answer["outcomes"].size(), 2U);
  EXPECT_EQ(answer["outcomes"][0]["hp"], Json({{"1", 20}, {"2", 20}}));
  const Ran words = run({"battle", "-", "--outcomes"}, kClown);
  EXPECT_EQ(words.code, 0);
  EXPECT_TRUE(contains(words.out, "2 different results")) << words.out;
  EXPECT_TRUE(contains(words.out, "1 explode c3")) << words.out;
}

TEST(Battle, APositionOfTilesAloneIsEnough) {
  const Ran ran = run({"battle", "-", "--events"}, "nhx 1; player 1 borgo; player 2 moloch; c3 1 mutant n; c4 2 blocker s");
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_TRUE(contains(ran.out, "> over\n"));
}

TEST(Battle, AGameThatIsOverHasNone) {
  const Ran ran = run({"battle", "-"}, "nhx 1; player 1 borgo hp 0; player 2 moloch; to-act 2 over turn 5; e5 2 hq");
  EXPECT_EQ(ran.code, 2);
  EXPECT_TRUE(contains(ran.err, "-: over: ")) << ran.err;
}

}  // namespace
}  // namespace nhx::test
