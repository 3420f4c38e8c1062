#include <gtest/gtest.h>

#include "program.h"

namespace nhx::test {
namespace {

Ran run_bot(const std::string& arguments) { return run_shell("python3 '" + project_file("examples/bot.py") + "' \"$NHX\" " + arguments); }

TEST(Bot, PlaysWholeGames) {
  const Ran ran = run_bot("3 7");
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_EQ(ran.err, "");
  EXPECT_TRUE(contains(ran.out, "game 3: winner ")) << ran.out;
}

TEST(Bot, PlaysTheSameGamesForASeed) {
  const Ran ran = run_bot("2 20");
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_EQ(ran.out, run_bot("2 20").out);
}

}  // namespace
}  // namespace nhx::test
