#include <algorithm>
#include <gtest/gtest.h>
#include <sstream>

#include "notation/illegal_text.h"

#include "program.h"

namespace nhx::test {
namespace {

const std::string kPosition =
    "position nhx 1; player 1 borgo hand mutant,battle; player 2 moloch hand blocker; to-act 1 play turn 9; "
    "a1 1 hq; c3 1 mutant n; c4 2 hornet s; e5 2 hq\n";

std::string talk(const std::string& lines) {
  const Ran ran = run({"talk"}, lines);
  EXPECT_EQ(ran.code, 0);
  EXPECT_EQ(ran.err, "");
  return ran.out;
}

std::vector<std::string> lines_of(const std::string& text) {
  std::istringstream lines(text);
  std::vector<std::string> list;
  for (std::string line; std::getline(lines, line);) list.push_back(line);
  return list;
}

std::ptrdiff_t count_lines(const std::string& text, const std::string& start) {
  const std::vector<std::string> lines = lines_of(text);
  return std::count_if(lines.begin(), lines.end(), [&](const std::string& line) { return line.starts_with(start); });
}

TEST(Talk, HelloNamesProgramAndProtocol) {
  const std::string answer = talk("hello\n");
  EXPECT_TRUE(answer.starts_with("info name nhx\ninfo version ")) << answer;
  EXPECT_TRUE(answer.ends_with("\ninfo protocol 1\nok\n")) << answer;
}

TEST(Talk, EveryCommandIsClosedByOk) {
  const std::string all =
      "hello\nhelp\nnew armies borgo,moloch\nlegal\nlegal c3\nplay 1 hq a1\nplay 1 hq a1\nplay 2 hq e5\nchance\ndeal 3\nchance\nshow\n"
      "state\nstate json\ntext\ntext json\npreview\nperft 1\nundo\ngo time 2000\neval\nstop\nfly\nquit\n";
  EXPECT_EQ(count_lines(talk(all), "ok"), 24);
  EXPECT_EQ(count_lines(talk(all), "error "), 5) << talk(all);
}

TEST(Talk, EmptyLinesAndCommentsAreNoCommands) { EXPECT_EQ(talk("\n   \n# nothing\n\r\n"), ""); }

TEST(Talk, EndsWithTheInputOrWithQuit) {
  EXPECT_EQ(talk(""), "");
  EXPECT_EQ(talk("quit\nhello\n"), "ok\n");
  EXPECT_EQ(talk("quit"), "ok\n");
}

TEST(Talk, WithoutAGameThereIsNothingToTalkAbout) {
  for (const char* command : {"play 1 end", "legal", "chance", "deal", "show", "state", "text", "preview", "perft 1", "undo"}) {
    EXPECT_EQ(talk(command), "error no-game There is no game yet; 'new' or 'position TEXT' starts one.\nok\n") << command;
  }
}

TEST(Talk, ANewGameStartsWithTheHqs) {
  EXPECT_EQ(talk("new armies borgo,moloch\n"), "info to-act 1 setup turn 1\nok\n");
  const std::string text = talk("new armies borgo,moloch,outpost,vegas mode team board 37 rules duel,alternative-start\ntext\n");
  EXPECT_TRUE(contains(text, "info position nhx 1; rules duel alternative-start; board 37; player 1 borgo team 1 ")) << text;
}

TEST(Talk, ArmiesThatAreLeftOutFollowTheSeed) {
  EXPECT_EQ(talk("new mode team seed 5\ntext\n"), talk("new mode team seed 5\ntext\n"));
  EXPECT_EQ(count_lines(talk("new mode score\nlegal\n"), "error"), 0);
  EXPECT_TRUE(contains(talk("new armies random,borgo,random,random,random\ntext\n"), "; board 37; player 1 "));
}

TEST(Talk, AllFaultsOfANewGameAreTold) {
  const std::string answer = talk("new mode duell board 38 rules standart,fast armies borgo,molokh\n");
  for (const char* code : {"unknown-mode", "unknown-board", "unknown-rules", "unknown-option", "unknown-army"}) {
    EXPECT_EQ(count_lines(answer, std::string("error ") + code), 1) << code << "\n" << answer;
  }
  EXPECT_EQ(count_lines(talk("new mode team armies borgo,borgo,vegas\n"), "error number-of-players"), 1);
  EXPECT_EQ(count_lines(talk("new mode team armies borgo,borgo,vegas\n"), "error same-army"), 1);
  EXPECT_EQ(count_lines(talk("new board 19 armies borgo,moloch,outpost,vegas,smart\n"), "error small-board"), 1);
  EXPECT_EQ(count_lines(talk("new armies borgo\n"), "error number-of-players"), 1);
  EXPECT_EQ(count_lines(talk("new mode score board duel\n"), "error board-and-mode"), 1);
  EXPECT_EQ(count_lines(talk("new mode two mode two\n"), "error duplicate-word"), 1);
  EXPECT_EQ(count_lines(talk("new colour red\n"), "error unknown-word"), 1);
  EXPECT_EQ(count_lines(talk("new mode\n"), "error missing-word"), 1);
}

TEST(Talk, TheTextOfAPositionIsThePosition) {
  const std::string text = lines_of(talk(kPosition + "text\n"))[2];
  ASSERT_TRUE(text.starts_with("info position nhx 1; rules standard; player 1 borgo hp 20 hand mutant,battle; ")) << text;
  EXPECT_EQ(lines_of(talk(text.substr(5) + "\ntext\n"))[2], text);
  const std::string json = lines_of(talk(kPosition + "text json\n"))[2];
  EXPECT_EQ(lines_of(talk(json.substr(5) + "\ntext\n"))[2], text);
}

TEST(Talk, AWrongPositionIsRefusedAndTheOldOneStays) {
  const std::string answer = talk(kPosition + "position nhx 1; player 1 borgo; z9 1 mutant; a1 1 mutan\nlegal c3\n");
  EXPECT_GE(count_lines(answer, "error "), 2) << answer;
  EXPECT_TRUE(contains(answer, "info action 1 place mutant b3 n\n") || contains(answer, "info actions ")) << answer;
}

TEST(Talk, ActionsBringEventsAndTheNextQuestion) {
  EXPECT_EQ(talk(kPosition + "play 1 battle\n"),
            "info to-act 1 play turn 9\nok\n"
            "info event segment 2\n"
            "info event hit c3 c4 1\n"
            "info event hit c4 c3 2\n"
            "info event destroyed c3\n"
            "info event destroyed c4\n"
            "info event over\n"
            "info to-act 2 draw turn 10\nok\n");
}

TEST(Talk, IllegalActionsHaveACodeAndASentence) {
  const std::string before = "info to-act 1 play turn 9\nok\n";
  EXPECT_EQ(talk(kPosition + "play 1 place mutant c4 n\n"), before + "error taken " + std::string(sentence(Illegal::taken)) + "\nok\n");
  EXPECT_EQ(talk(kPosition + "play 2 end\n"), before + "error not-your-turn " + std::string(sentence(Illegal::not_your_turn)) + "\nok\n");
  EXPECT_EQ(count_lines(talk(kPosition + "play 1 plase mutant c4 n\n"), "error unknown-"), 1);
  EXPECT_EQ(count_lines(talk(kPosition + "play\n"), "error "), 1);
}

TEST(Talk, LegalActionsCanBeThoseOfAHex) {
  const std::string all = talk(kPosition + "legal\n");
  EXPECT_TRUE(contains(all, "info action 1 battle\n"));
  EXPECT_TRUE(contains(all, "info action 1 end\n"));
  EXPECT_TRUE(contains(all, "info actions " + std::to_string(count_lines(all, "info action ")) + "\n"));
  const std::string some = talk(kPosition + "legal b2\n");
  EXPECT_EQ(count_lines(some, "info action 1 place mutant b2 "), 6);
  EXPECT_EQ(count_lines(some, "info action "), 6);
  EXPECT_EQ(count_lines(talk(kPosition + "legal z9\n"), "error bad-hex"), 1);
}

TEST(Talk, ChanceNamesEveryTileThatMayComeWithItsWeight) {
  const std::string answer = talk("new armies borgo,moloch\nplay 1 hq a1\nplay 2 hq e5\nchance\n");
  EXPECT_TRUE(contains(answer, "info chance 6 1 draw mutant\n")) << answer;
  EXPECT_EQ(count_lines(talk(kPosition + "chance\n"), "info chances 0"), 1);
}

TEST(Talk, DealDrawsAllThatIsDueAndUndoTakesItBack) {
  const std::string start = "new armies borgo,moloch\nplay 1 hq a1\nplay 2 hq e5\n";
  const std::string dealt = talk(start + "deal 4\n");
  EXPECT_EQ(count_lines(dealt, "info played 1 draw "), 1) << dealt;
  EXPECT_TRUE(dealt.ends_with("info to-act 1 play turn 1\nok\n")) << dealt;
  EXPECT_EQ(dealt, talk(start + "deal 4\n"));
  EXPECT_TRUE(talk(start + "deal 4\nundo\n").ends_with("info to-act 1 draw turn 1\nok\n"));
  EXPECT_EQ(count_lines(talk(start + "undo\nundo\nundo\n"), "error nothing-to-undo"), 1);
  EXPECT_EQ(count_lines(talk(start + "deal x\n"), "error bad-number"), 1);
}

TEST(Talk, PreviewFightsACopy) {
  const std::string answer = talk(kPosition + "preview\ntext\n");
  EXPECT_TRUE(contains(answer, "info event destroyed c4\ninfo hp 1 20\ninfo hp 2 20\nok\n")) << answer;
  EXPECT_TRUE(contains(answer, "c3 1 mutant n; c4 2 hornet s")) << answer;
  std::string clown = kClown;
  std::replace(clown.begin(), clown.end(), '\n', ';');
  EXPECT_TRUE(contains(talk("position " + clown + "\npreview\n"), "info answered 1 hold c3\n"));
  EXPECT_EQ(count_lines(talk("new\npreview\n"), "error not-now"), 1);
}

TEST(Talk, PerftAgreesWithTheCommandAndKnowsItsLimit) {
  const Ran counted = run({"perft", "-", "2"}, kPosition.substr(9));
  EXPECT_TRUE(contains(talk(kPosition + "perft 2\n"), "info perft 2 " + counted.out)) << counted.out;
  EXPECT_EQ(count_lines(talk(kPosition + "perft 9\n"), "error too-many"), 1);
  EXPECT_EQ(count_lines(talk(kPosition + "perft 10\nperft x\nperft\n"), "error bad-number"), 3);
}

TEST(Talk, NothingThatIsSentMakesItFall) {
  const std::string nul("pl\0ay \0 1 end\n", 14);
  std::string bytes;
  for (int i = 0; i < 5000; ++i) bytes += static_cast<char>((i * 7919) >> 3);
  const std::string noise = nul + bytes + "\n" + std::string(3'000'000, 'x') + "\n" + kPosition + "play " + nul + "position " + bytes +
                            "\nposition {\n" + "position " + std::string(900'000, '{') + "\nlegal " + bytes + "\nnew armies " +
                            std::string(1000, ',') + "\nhello\n";
  const std::string answer = talk(noise);
  EXPECT_EQ(count_lines(answer, "error too-long"), 1);
  EXPECT_TRUE(answer.ends_with("info protocol 1\nok\n"));
}

// So that a new version needs no new document.
std::string without_version(const std::string& text) {
  std::string rest;
  for (const std::string& line : lines_of(text)) rest += (line.starts_with("info version ") ? "info version" : line) + "\n";
  return rest;
}

// Sessions in the document are marked `talk`; what is sent stands behind "> ".
TEST(Talk, TheSessionsOfTheDocumentAreTrue) {
  int sessions = 0;
  bool inside = false;
  std::string sent;
  std::string expected;
  for (const std::string& line : lines_of(read(project_file("docs/protocol.md")))) {
    if (inside && line == "```") {
      EXPECT_EQ(without_version(talk(sent)), without_version(expected)) << sent;
      ++sessions;
      inside = false;
    } else if (line == "```talk") {
      inside = true;
      sent.clear();
      expected.clear();
    } else if (inside) {
      (line.starts_with("> ") ? sent : expected) += (line.starts_with("> ") ? line.substr(2) : line) + "\n";
    }
  }
  EXPECT_GE(sessions, 3);
}

TEST(Talk, TheDocumentNamesEveryCommand) {
  const std::string document = read(project_file("docs/protocol.md"));
  for (const std::string& line : lines_of(talk("help\n"))) {
    EXPECT_TRUE(line == "ok" || contains(document, "`" + line.substr(line.find("command ") + 8) + "`")) << line;
  }
}

}  // namespace
}  // namespace nhx::test
