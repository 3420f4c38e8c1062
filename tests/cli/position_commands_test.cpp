#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "program.h"

// show, state, tiles, bench and demo.
namespace nhx::test {
namespace {

using Json = nlohmann::json;

TEST(Show, DrawsEveryUnitAndTheHqPoints) {
  const Ran ran = run({"show", project_file("games/rulebook-3.0-battle.nhx")});
  EXPECT_EQ(ran.code, 0);
  EXPECT_EQ(ran.err, "");
  for (const char* part : {"Outpost", "Hegemony", "HQ 20", "hand: Battle"}) EXPECT_TRUE(contains(ran.out, part)) << part << "\n" << ran.out;
}

TEST(Show, ReadsTextJsonAndScenariosFromTheStandardInput) {
  const Ran text = run({"show", "-"}, kClown);
  EXPECT_EQ(text.code, 0) << text.err;
  const Json battle = Json::parse(run({"battle", "-", "--first", "--json"}, kClown).out);
  EXPECT_EQ(run({"show", "-"}, battle["position"].dump()).code, 0);
  const std::string scenario = read(project_file("tests/scenarios/battles/duel-battle.nhx"));
  const std::string position = read(project_file("games/duel-battle.nhx"));
  EXPECT_EQ(run({"show", "-"}, scenario).out, run({"show", "-"}, position).out);
}

TEST(Show, ColoursAreForTerminalsOrForThoseWhoAsk) {
  EXPECT_FALSE(contains(run({"show", "-"}, kClown).out, "\x1b["));
  EXPECT_FALSE(contains(run({"show", "-", "--no-color"}, kClown).out, "\x1b["));
  EXPECT_TRUE(contains(run({"show", "-", "--color"}, kClown).out, "\x1b["));
  EXPECT_TRUE(contains(run_shell("NO_COLOR=1 \"$NHX\" show - --color", kClown).out, "\x1b["));
}

TEST(State, TellsTheSameInWordsAndAsJson) {
  const std::string file = project_file("games/rulebook-3.0-battle.nhx");
  const Ran words = run({"state", file});
  EXPECT_EQ(words.code, 0);
  EXPECT_TRUE(contains(words.out, "Brawler")) << words.out;
  const Ran json = run({"state", file, "--json"});
  EXPECT_EQ(json.code, 0);
  EXPECT_FALSE(Json::parse(json.out).empty());
}

TEST(Tiles, PrintsOneArmyOrAll) {
  const Ran borgo = run({"tiles", "borgo"});
  EXPECT_EQ(borgo.code, 0);
  EXPECT_TRUE(contains(borgo.out, "Mutant"));
  EXPECT_FALSE(contains(borgo.out, "Gauss"));
  const Json all = Json::parse(run({"tiles", "--json"}).out);
  EXPECT_EQ(all["armies"].size(), 7U);
  EXPECT_EQ(Json::parse(run({"tiles", "--json", "smart"}).out)["armies"].size(), 1U);
}

TEST(Tiles, AnUnknownArmyIsBadInputAndTheKnownAreNamed) {
  const Ran ran = run({"tiles", "borg"});
  EXPECT_EQ(ran.code, 2);
  EXPECT_EQ(ran.out, "");
  EXPECT_TRUE(contains(ran.err, "unknown-army")) << ran.err;
  EXPECT_TRUE(contains(ran.err, "doomsday")) << ran.err;
}

TEST(Bench, HasASignature) {
  const Ran ran = run({"bench", "--json"});
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_TRUE(Json::parse(ran.out)["signature"].is_string()) << ran.out;
}

TEST(Demo, ShowsEverySegmentOfTheRulebooksBattle) {
  const Ran ran = run({"demo"});
  EXPECT_EQ(ran.code, 0);
  EXPECT_EQ(ran.err, "");
  for (const char* part : {"Segment 4", "Segment 3", "Segment 2", "Segment 1", "Segment 0", "Outpost HQ 18   Hegemony HQ 14"}) {
    EXPECT_TRUE(contains(ran.out, part)) << part;
  }
  EXPECT_FALSE(contains(ran.out, "\x1b["));
}

TEST(Demo, NeverWaitsWithoutATerminal) { EXPECT_EQ(run({"demo", "--step"}).out, run({"demo"}).out); }

TEST(Demo, TakesTheFirstAnswerWhereThereIsAChoice) {
  const Ran ran = run({"demo", "-"}, kClown);
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_TRUE(contains(ran.out, "decides: ")) << ran.out;
}

TEST(Demo, TheBuiltInPositionIsThatOfTheFile) {
  const std::string header = read(project_file("src/cli/demo_position.h"));
  const std::string file = read(project_file("games/rulebook-3.0-battle.nhx"));
  ASSERT_NE(file, "");
  EXPECT_TRUE(contains(header, "R\"(" + file + ")\""));
}

}  // namespace
}  // namespace nhx::test
