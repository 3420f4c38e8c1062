#include <gtest/gtest.h>

#include "program.h"

namespace nhx::test {
namespace {

Ran run_bot(const std::string& arguments) {
  return run_shell("command -v python3 >/dev/null || exit 77; python3 '" + project_file("examples/bot.py") + "' \"$NHX\" " + arguments);
}

TEST(Bot, PlaysWholeGames) {
  const Ran ran = run_bot("3 7");
  if (ran.code == 77) GTEST_SKIP() << "no python3 here";
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_EQ(ran.err, "");
  EXPECT_TRUE(contains(ran.out, "game 3: winner ")) << ran.out;
}

TEST(Bot, PlaysTheSameGamesForASeed) {
  const Ran ran = run_bot("2 20");
  if (ran.code == 77) GTEST_SKIP() << "no python3 here";
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_EQ(ran.out, run_bot("2 20").out);
}

}  // namespace
}  // namespace nhx::test
