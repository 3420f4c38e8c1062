#include <filesystem>
#include <gtest/gtest.h>

#include "program.h"

// nhx match, ladder and train: what they print, what they keep, what they refuse.
namespace nhx::test {
namespace {

TEST(Strength, AMatchThatWasStoppedGoesOnFromItsLog) {
  const Folder folder;
  const auto match = [&](const std::string& bot) {
    return run({"match", "--a", bot, "--b", "random", "--pairs", "2", "--seed", "5", "--log", folder.path("log")});
  };
  const Ran first = match("greedy");
  EXPECT_EQ(first.code, 0) << first.err;
  EXPECT_TRUE(contains(first.out, "greedy against random, 2 pairs, seed 5")) << first.out;
  const std::string log = read(folder.path("log"));
  EXPECT_EQ(match("greedy").out, first.out);
  EXPECT_EQ(read(folder.path("log")), log);
  EXPECT_EQ(match("turn").code, 2);  // the log is of another match
}

TEST(Strength, BotsAreNamedByLevelToo) {
  const Folder folder;
  const auto match = [&] { return run({"match", "--a", "novice", "--b", "beginner", "--pairs", "1", "--log", folder.path("log")}); };
  const Ran first = match();
  EXPECT_EQ(first.code, 0) << first.err;
  EXPECT_TRUE(contains(first.out, "novice against beginner, 1 pairs, seed 1")) << first.out;
  EXPECT_TRUE(contains(read(folder.path("log")), "nhx match novice beginner 1 ")) << read(folder.path("log"));
  EXPECT_EQ(match().out, first.out);
  EXPECT_TRUE(contains(run({"match", "--a", "novice", "--b", "beginner", "--pairs", "1", "--json"}).out, "\"a\": \"novice\""));
  const Ran ladder = run({"ladder", "beginner", "novice", "--pairs", "1", "--folder", folder.path("ladder")});
  EXPECT_TRUE(contains(ladder.out, "| 2 | `novice` |")) << ladder.out << ladder.err;
}

TEST(Strength, BotsThatDoNotExistAreRefusedWithTheNearestName) {
  const auto fault = [](const std::string& bot) { return run({"match", "--a", bot, "--pairs", "1"}).err; };
  EXPECT_TRUE(contains(fault("expret"), "There is no bot 'expret'. Did you mean 'expert'? Levels: beginner, novice, ")) << fault("expret");
  EXPECT_TRUE(contains(fault("greedi"), "Did you mean 'greedy'?")) << fault("greedi");
  EXPECT_TRUE(contains(fault("strongest:beam=4"), "The level 'strongest' has no settings; kinds of bots have: random, "))
      << fault("strongest:beam=4");
  EXPECT_TRUE(contains(fault("deep:beam=0"), "The setting 'beam' needs a number from 1 to ")) << fault("deep:beam=0");
}

TEST(Strength, ALadderHasATableAndAPicture) {
  const Folder folder;
  const auto ladder = [&] {
    return run({"ladder", "random", "greedy", "greedy:noise=500", "--pairs", "2", "--folder", folder.path("ladder"), "--write",
                folder.path("table.md")});
  };
  const Ran ran = ladder();
  EXPECT_EQ(ran.code, 0) << ran.err;
  const std::string table = read(folder.path("table.md"));
  EXPECT_TRUE(contains(table, "| 3 | `greedy:noise=500` |")) << table;
  EXPECT_TRUE(contains(table, "`nhx ladder random greedy greedy:noise=500 --pairs 2 --seed 1`.")) << table;
  EXPECT_TRUE(contains(read(folder.path("table.svg")), "<svg"));

  (void)folder.write("table.md", "Before.\n<!-- written by nhx ladder -->\nold\n<!-- end of the ladder -->\nAfter.\n");
  EXPECT_EQ(ladder().code, 0);
  EXPECT_EQ(read(folder.path("table.md")), "Before.\n" + table + "After.\n");
  (void)folder.write("table.md", "Something else.\n");
  const Ran occupied = ladder();
  EXPECT_EQ(occupied.code, 2);
  EXPECT_TRUE(contains(occupied.err, "has no place for a ladder")) << occupied.err;
  EXPECT_EQ(read(folder.path("table.md")), "Something else.\n");

  const std::string too_long(5'000, 'x');
  EXPECT_EQ(run({"ladder", "random", "greedy", "--pairs", "1", "--folder", folder.path("third"), "--write", too_long}).code, 2);
  const Ran bad = run({"ladder", "random", "clever", "--folder", folder.path("other")});
  EXPECT_EQ(bad.code, 2);
  EXPECT_TRUE(contains(bad.err, "There is no bot 'clever'")) << bad.err;
}

TEST(Strength, ATrainingThatWasStoppedGoesOn) {
  const Folder folder;
  const auto train = [&](const std::string& write) {
    return run({"train", "--games", "20", "--generations", "2", "--rounds", "1", "--folder", folder.path("training"), "--write",
                folder.path(write), "--openings", folder.path("openings-" + write)});
  };
  EXPECT_EQ(train("one.inc").code, 0);
  EXPECT_TRUE(contains(read(folder.path("one.inc")), "{{"));
  std::filesystem::remove(folder.path("training/generation-1-0.games"));
  std::filesystem::remove(folder.path("training/generation-1-network"));
  const Ran again = train("other.inc");
  EXPECT_EQ(again.code, 0) << again.err;
  EXPECT_FALSE(contains(again.err, "generation 0")) << again.err;
  EXPECT_EQ(read(folder.path("one.inc")), read(folder.path("other.inc")));
  EXPECT_TRUE(contains(read(folder.path("openings-one.inc")), "{{{"));
  EXPECT_EQ(read(folder.path("openings-one.inc")), read(folder.path("openings-other.inc")));
  std::filesystem::remove(folder.path("training/generation-1-network"));
  (void)folder.write("training/generation-1-0.games", "nonsense");
  const Ran spoilt = train("third.inc");
  EXPECT_EQ(spoilt.code, 2);
  EXPECT_TRUE(contains(spoilt.err, "is no file of games")) << spoilt.err;
  EXPECT_EQ(run({"train", "--folder", "/proc/nowhere"}).code, 2);
}

}  // namespace
}  // namespace nhx::test
