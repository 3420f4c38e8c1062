#include <gtest/gtest.h>

#include "program.h"

namespace nhx::test {
namespace {

std::string scenario(const std::string& name, const std::string& check) {
  return "nhx 1\nscenario " + name +
         "\nsource ruling 37\nplayer 1 borgo hand battle\nplayer 2 moloch\na1 1 hq\ne5 2 hq\nwhen\n1 battle\nthen\n" + check + "\n";
}

TEST(Check, WhatHoldsIsOnlyCounted) {
  const Folder folder;
  const std::string file = folder.write("quiet.nhx", scenario("quiet", "hp 1 20"));
  const Ran ran = run({"check", file});
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_EQ(ran.out, "1 passed, 0 failed\n");
  EXPECT_EQ(run({"check", "--verbose", file}).out, "ok quiet\n1 passed, 0 failed\n");
}

TEST(Check, WhatDiffersIsNamedWithItsLine) {
  const Folder folder;
  const std::string file = folder.write("wrong.nhx", scenario("wrong", "hp 1 19"));
  const Ran ran = run({"check", file});
  EXPECT_EQ(ran.code, 1);
  EXPECT_EQ(ran.out.substr(0, file.size() + 4), file + ":11:") << ran.out;
  EXPECT_TRUE(contains(ran.out, "\n0 passed, 1 failed\n")) << ran.out;
}

TEST(Check, FoldersAreSearchedThroughAndSorted) {
  const Folder folder;
  static_cast<void>(folder.write("b/two.nhx", scenario("two", "hp 1 20")));
  static_cast<void>(folder.write("a/one.nhx", scenario("one", "hp 1 20")));
  static_cast<void>(folder.write("a/readme.txt", "not a scenario"));
  const Ran ran = run({"check", folder.path(), folder.path("a/one.nhx"), "--verbose"});
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_EQ(ran.out, "ok one\nok two\n2 passed, 0 failed\n");
}

TEST(Check, AScenarioIsNamedLikeItsFileAndLikeNoOther) {
  const Folder folder;
  static_cast<void>(folder.write("a/one.nhx", scenario("one", "hp 1 20")));
  static_cast<void>(folder.write("b/one.nhx", scenario("one", "hp 1 20")));
  static_cast<void>(folder.write("b/other.nhx", scenario("another", "hp 1 20")));
  const Ran ran = run({"check", folder.path()});
  EXPECT_EQ(ran.code, 1);
  EXPECT_TRUE(contains(ran.out, "b/one.nhx: name: ")) << ran.out;
  EXPECT_TRUE(contains(ran.out, "b/other.nhx: name: ")) << ran.out;
  EXPECT_TRUE(contains(ran.out, "1 passed, 2 failed\n")) << ran.out;
}

TEST(Check, AFileThatCannotBeReadFailsAmongOthers) {
  const Folder folder;
  static_cast<void>(folder.write("good.nhx", scenario("good", "hp 1 20")));
  const std::string bad = folder.write("bad.nhx", "nhx 1\nscenario bad\nplayer 1 martians\n");
  const Ran both = run({"check", folder.path()});
  EXPECT_EQ(both.code, 1);
  EXPECT_TRUE(contains(both.err, "bad.nhx:3:10: ")) << both.err;
  EXPECT_EQ(both.out, "1 passed, 1 failed\n");
  EXPECT_EQ(run({"check", bad}).code, 2);
}

TEST(Check, NothingToCheckIsBadInput) {
  const Folder folder;
  EXPECT_EQ(run({"check", folder.path()}).code, 2);
  const Ran missing = run({"check", folder.path("missing.nhx")});
  EXPECT_EQ(missing.code, 2);
  EXPECT_TRUE(contains(missing.err, "missing.nhx: unreadable: ")) << missing.err;
  const std::string file = folder.write("good.nhx", scenario("good", "hp 1 20"));
  const Ran one_missing = run({"check", file, folder.path("missing.nhx")});
  EXPECT_EQ(one_missing.code, 2);
  EXPECT_EQ(one_missing.out, "1 passed, 0 failed\n");
}

TEST(Check, ReadsAScenarioFromTheStandardInput) {
  const Ran ran = run({"check", "-"}, scenario("from-anywhere", "hp 2 20"));
  EXPECT_EQ(ran.code, 0) << ran.err;
}

}  // namespace
}  // namespace nhx::test
