#include "notation/reading/lines.h"

#include <gtest/gtest.h>

namespace nhx {
namespace {

std::string shown(std::string_view text) {
  FaultList faults;
  std::string result;
  const Lines lines = split_lines(text, faults);
  for (std::size_t i = 0; i < lines.size(); ++i) {
    for (const Word& word : lines[i])
      result += std::string(word.text) + "@" + std::to_string(word.line) + ":" + std::to_string(word.column) + " ";
    result += "/ ";
  }
  for (const Fault& fault : faults.take())
    result += "! " + fault.code + " " + std::to_string(fault.line) + ":" + std::to_string(fault.column);
  return result;
}

TEST(Lines, ASemicolonIsALineBreakOfTheSamePhysicalLine) {
  EXPECT_EQ(shown("nhx 1;player 1 borgo\n c3 1"), "nhx@1:1 1@1:5 / player@1:7 1@1:14 borgo@1:16 / c3@2:2 1@2:5 / ");
}

TEST(Lines, ACommentRunsToTheEndOfThePhysicalLine) { EXPECT_EQ(shown("a# b; c\nd #\n#x\n\te"), "a@1:1 / d@2:1 / e@4:2 / "); }

TEST(Lines, CommentsAreThereForWhoeverWantsThem) {
  FaultList faults;
  std::vector<Comment> comments;
  EXPECT_EQ(split_lines("a # one; two \r\n#\nb\n  # three # four", faults, &comments).size(), 2U);
  ASSERT_EQ(comments.size(), 2U);
  EXPECT_EQ(comments[0].text, "one; two");
  EXPECT_EQ(comments[0].line, 1);
  EXPECT_EQ(comments[1].text, "three # four");
  EXPECT_EQ(comments[1].line, 4);
}

TEST(Lines, EmptyLinesAndCarriageReturnsCountForNothing) { EXPECT_EQ(shown("\r\n\n a\r\n;;\n"), "a@3:2 / "); }

TEST(Lines, ColumnsCountCharacters) { EXPECT_EQ(shown("\xEF\xBB\xBFn\xC5\xBCx b"), "n\xC5\xBCx@1:1 b@1:5 / "); }

TEST(Lines, TextsBeyondTheLimitsAreRefused) {
  EXPECT_EQ(shown(std::string(kLongestText + 1, ' ')), "! text-too-long 0:0");
  EXPECT_EQ(shown(std::string(kLongestText, ' ')), "");
  EXPECT_EQ(shown(std::string(10'001, '\n')), "! too-many-lines 10002:1");
  EXPECT_EQ(shown(std::string(9'999, '\n')), "");
  std::string words;
  for (int i = 0; i < 70; ++i) words += "x ";
  EXPECT_NE(shown(words).find("! too-many-words 1:129"), std::string::npos);
}

TEST(Lines, OfVeryManyFaultsTheFirstThousandAreListed) {
  FaultList faults;
  for (int i = 0; i < 5'000; ++i) faults.add({.line = i + 1, .column = 1}, "bad", "Bad.");
  const std::vector<Fault> list = faults.take();
  ASSERT_EQ(list.size(), 1'001U);
  EXPECT_EQ(list.back().code, "too-many-faults");
}

TEST(Lines, FaultsComeInTheOrderOfTheText) {
  FaultList faults;
  faults.add({.line = 2, .column = 1}, "c", "");
  faults.add({.line = 1, .column = 9}, "b", "");
  faults.add({.line = 1, .column = 2}, "a", "");
  faults.add({.line = 2, .column = 1}, "d", "");
  std::string codes;
  for (const Fault& fault : faults.take()) codes += fault.code;
  EXPECT_EQ(codes, "abcd");
}

TEST(Lines, PartsOfAListKnowTheirColumns) {
  const std::vector<Word> parts = split_list({.text = "ab,,c", .line = 3, .column = 10});
  ASSERT_EQ(parts.size(), 3U);
  EXPECT_EQ(parts[0].column, 10);
  EXPECT_EQ(parts[1].column, 13);
  EXPECT_EQ(parts[2].column, 14);
  EXPECT_TRUE(split_list({.text = "-"}).empty());
}

TEST(Lines, QuotedWordsAreSafeToPrint) {
  EXPECT_EQ(in_quotes("mutant"), "'mutant'");
  EXPECT_EQ(in_quotes("a\x1b[31mb\x7f"), "'a?[31mb?'");
  EXPECT_EQ(in_quotes("no\xC5\xBC"), "'no\xC5\xBC'");
  EXPECT_EQ(in_quotes("\xC5"), "'?'");
  EXPECT_EQ(in_quotes("\xC2\x9B"),
            "'?"
            "?'");
  EXPECT_LT(in_quotes(std::string(5'000, 'x')).size(), 100U);
}

TEST(Lines, TheNearestWordIsSuggested) {
  EXPECT_EQ(suggestion("mutnt", {"claws", "mutant"}), " Did you mean 'mutant'?");
  EXPECT_EQ(suggestion("mtuant", {"claws", "mutant"}), " Did you mean 'mutant'?");
  EXPECT_EQ(suggestion("xyz", {"claws", "mutant"}), "");
  EXPECT_EQ(suggestion(std::string(1'000'000, 'm'), {"mutant"}), "");
}

TEST(Fault, IsWrittenAsFileLineColumnCodeSentence) {
  EXPECT_EQ(to_text(Fault{3, 7, "bad-hex", "There is no hex."}, "a.nhx"), "a.nhx:3:7: bad-hex: There is no hex.");
  EXPECT_EQ(to_text(Fault{0, 0, "missing-player", "No player."}, "a.nhx"), "a.nhx: missing-player: No player.");
}

}  // namespace
}  // namespace nhx
