#include <gtest/gtest.h>

#include "program.h"

namespace nhx::test {
namespace {

const std::vector<std::string> kCommands = {"show", "state", "battle", "check", "tiles", "bench", "demo"};

TEST(Options, HelpNamesEveryCommandAndGivesExamples) {
  const Ran ran = run({"--help"});
  EXPECT_EQ(ran.code, 0);
  EXPECT_EQ(ran.err, "");
  for (const std::string& command : kCommands) EXPECT_TRUE(contains(ran.out, "  " + command)) << command;
  EXPECT_TRUE(contains(ran.out, "Examples:"));
}

TEST(Options, EveryCommandHasHelpWithAnExample) {
  for (const std::string& command : kCommands) {
    const Ran ran = run({command, "--help"});
    EXPECT_EQ(ran.code, 0) << command;
    EXPECT_TRUE(contains(ran.out, "nhx " + command)) << ran.out;
    EXPECT_TRUE(contains(ran.out, "Example")) << ran.out;
    EXPECT_EQ(ran.err, "") << command;
  }
}

TEST(Options, VersionIsOneLine) {
  const Ran ran = run({"--version"});
  EXPECT_EQ(ran.code, 0);
  EXPECT_EQ(ran.out.substr(0, 4), "nhx ");
  EXPECT_EQ(ran.out.find('\n'), ran.out.size() - 1);
}

TEST(Options, WithoutACommandTheHelpIsAComplaint) {
  const Ran ran = run({});
  EXPECT_EQ(ran.code, 2);
  EXPECT_EQ(ran.out, "");
  EXPECT_TRUE(contains(ran.err, "Examples:"));
}

TEST(Options, WhatNobodyKnowsIsBadInput) {
  const std::vector<std::vector<std::string>> wrong = {
      {"fly"},
      {"--fly"},
      {"show"},
      {"show", "a", "b"},
      {"check"},
      {"state", "--fast", "a"},
      {"tiles", "--json", "borgo", "moloch"},
      {"battle", "-", "--outcomes", "--first"},
      {"battle", "-", "--outcomes", "--events"},
      {"battle", "-", "--choices"},
      {"bench", "now"},
  };
  for (const std::vector<std::string>& arguments : wrong) {
    const Ran ran = run(arguments, kClown);
    EXPECT_EQ(ran.code, 2) << arguments[0];
    EXPECT_EQ(ran.out, "") << arguments[0];
    EXPECT_TRUE(contains(ran.err, "nhx: option: ")) << ran.err;
  }
}

TEST(Options, AReaderThatStopsListeningIsNoFailure) {
  const Folder folder;
  const Ran ran = run_shell("{ \"$NHX\" tiles --json; echo $? > '" + folder.path("code") + "'; } | head -c 10");
  EXPECT_EQ(read(folder.path("code")), "0\n");
  EXPECT_EQ(ran.err, "");
}

TEST(Options, AFullDiskIsReported) {
  const Ran ran = run_shell("test -e /dev/full || exit 77; \"$NHX\" tiles --json > /dev/full");
  if (ran.code == 77) GTEST_SKIP() << "no /dev/full here";
  EXPECT_EQ(ran.code, 2);
  EXPECT_TRUE(contains(ran.err, "nhx: write: ")) << ran.err;
}

}  // namespace
}  // namespace nhx::test
