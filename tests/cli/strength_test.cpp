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

TEST(Strength, ALadderHasATableAndAPicture) {
  const Folder folder;
  const Ran ran = run({"ladder", "random", "greedy", "greedy:noise=500", "--pairs", "2", "--folder", folder.path("ladder"), "--write",
                       folder.path("table.md")});
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_TRUE(contains(read(folder.path("table.md")), "| 3 | `greedy:noise=500` |")) << read(folder.path("table.md"));
  EXPECT_TRUE(contains(read(folder.path("table.svg")), "<svg"));
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
