#include <gtest/gtest.h>
#include <regex>
#include <sstream>

#include "program.h"

namespace nhx::test {
namespace {

const std::vector<std::string> kReaders = {"show", "state", "battle", "demo"};

// Exit code 2, nothing on the standard output, and every complaint of the form FILE[:LINE:COLUMN]: code: sentence.
void expect_refused(const Ran& ran, const std::string& what) {
  EXPECT_EQ(ran.code, 2) << what << "\n" << ran.err;
  EXPECT_EQ(ran.out, "") << what;
  EXPECT_NE(ran.err, "") << what;
  const std::regex form("[^:]+(:[0-9]+:[0-9]+)?: [a-z-]+: .+");
  std::istringstream lines(ran.err);
  for (std::string line; std::getline(lines, line);) EXPECT_TRUE(std::regex_match(line, form)) << what << "\n" << line;
}

TEST(BadInput, FilesThatCannotBeRead) {
  const Folder folder;
  for (const std::string& command : kReaders) {
    expect_refused(run({command, folder.path("missing.nhx")}), command);
    expect_refused(run({command, folder.path()}), command);
    if (command != "demo") expect_refused(run({command, ""}), command);
  }
}

TEST(BadInput, TextsThatAreNoPosition) {
  const std::vector<std::string> texts = {
      "",
      "\n\n  \n",
      "# nothing but a comment",
      "garbage",
      "nhx 2\n",
      "nhx 1\n",
      std::string("nhx 1\n\0\0\0", 9),
      "\xff\xfe\x80\x81",
      "nhx 1\nplayer 1 martians\n",
      "nhx 1\nplayer 1 borgo hp 99999999999999999999\nplayer 2 moloch\n",
      "nhx 1\nplayer 1 borgo\nplayer 2 moloch\nto-act 1 play turn 123456789123456789\n",
      "nhx 1\nplayer 1 borgo\nplayer 2 moloch\nc3 9 mutant n\n",
      "nhx 1\nplayer 1 borgo\nplayer 2 moloch\nz9 1 mutant n\n",
      "nhx 1\nplayer 1 borgo\nplayer 2 moloch\nc3 1 mutant n\nc3 1 mutant s\n",
      "nhx 1\nplayer 1 borgo hand mutant*999999999999\nplayer 2 moloch\n",
      "nhx 1\nscenario broken\nplayer 1 borgo\nplayer 2 moloch\nthen\nhp\n",
      "{",
      "{}",
      "[1]",
      R"({"nhx": 1})",
      R"({"nhx": "one", "players": 7, "units": {}})",
      R"({"nhx": 1, "players": [{"seat": 1e300, "army": null}], "units": [[]]})",
      R"({"nhx": 1, "players": [{"seat": 1, "army": "borgo", "hp": -5}], "units": []})",
      std::string(100'000, '{'),
      std::string(2'000'000, 'a'),
  };
  for (const std::string& text : texts) {
    for (const std::string& command : kReaders) {
      SCOPED_TRACE(command);
      expect_refused(run({command, "-"}, text), text.substr(0, 60));
    }
  }
}

TEST(BadInput, AllFaultsAreReportedAtOnce) {
  const Ran ran = run({"show", "-"}, "nhx 1\nplayer 1 martians\nplayer 2 borgo hp 77\nz9 1 hq\nc3 2 mutatn n\n");
  expect_refused(ran, "four faults");
  for (const char* place : {"-:2:10: ", "-:3:", "-:4:1: ", "-:5:6: "}) EXPECT_TRUE(contains(ran.err, place)) << place << "\n" << ran.err;
}

TEST(BadInput, EndlessFilesEnd) {
  const Ran ran = run_shell("test -e /dev/zero || exit 77; \"$NHX\" show /dev/zero");
  if (ran.code == 77) GTEST_SKIP() << "no /dev/zero here";
  expect_refused(ran, "/dev/zero");
}

}  // namespace
}  // namespace nhx::test
