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
      "state\nstate json\ntext\ntext json\npreview\nperft 1\nundo\ngo time 20\neval\nstop\nfly\nquit\n";
  EXPECT_EQ(count_lines(talk(all), "ok"), 24);
  EXPECT_EQ(count_lines(talk(all), "error "), 3) << talk(all);
}

TEST(Talk, EmptyLinesAndCommentsAreNoCommands) { EXPECT_EQ(talk("\n   \n# nothing\n\r\n"), ""); }

TEST(Talk, EndsWithTheInputOrWithQuit) {
  EXPECT_EQ(talk(""), "");
  EXPECT_EQ(talk("quit\nhello\n"), "ok\n");
  EXPECT_EQ(talk("quit"), "ok\n");
}

TEST(Talk, WithoutAGameThereIsNothingToTalkAbout) {
  for (const char* command :
       {"play 1 end", "legal", "chance", "deal", "show", "state", "text", "preview", "perft 1", "undo", "go", "eval"}) {
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

// The rest of the first line that starts so.
std::string told(const std::string& text, const std::string& start) {
  for (const std::string& line : lines_of(text)) {
    if (line.starts_with(start)) return line.substr(start.size());
  }
  return {};
}

TEST(Talk, GoNamesALegalActionWithoutPlayingIt) {
  for (const std::string bot : {"", "level beginner", "level expert", "bot greedy", "bot turn", "bot reply:futures=2", "bot random"}) {
    const std::string answer = talk(kPosition + "go " + bot + " nodes 500\n");
    const std::string best = told(answer, "info best ");
    EXPECT_TRUE(contains(talk(kPosition + "legal\n"), "info action " + best + "\n")) << bot << answer;
    EXPECT_EQ(count_lines(answer, "error"), 0) << answer;
  }
  EXPECT_TRUE(talk(kPosition + "go bot greedy\nundo\n").ends_with("error nothing-to-undo Nothing has been played yet.\nok\n"));
}

TEST(Talk, GoLeavesTheNextDealAsItIs) {
  const std::string start = "new armies borgo,moloch seed 5\nplay 1 hq a1\n";
  const auto dealt = [&](const std::string& before) { return told(talk(start + before + "play 2 hq e5\ndeal\n"), "info played "); };
  EXPECT_EQ(dealt("go level beginner\n"), dealt(""));
}

TEST(Talk, GoTellsThePlanForTheRestOfTheTurn) {
  const std::string answer = talk(kPosition + "go bot deep:futures=2 nodes 2000 seed 4\n");
  const std::string candidate = told(answer, "info candidate ");
  EXPECT_TRUE(contains(candidate, "; 1 ")) << answer;
  EXPECT_EQ(count_lines(answer, "info win 1 "), 1) << answer;
  std::string plan = kPosition + "play " + told(answer, "info best ") + "\n";
  for (const std::string& line : lines_of(answer)) {
    if (line.starts_with("info plan ")) plan += "play " + line.substr(10) + "\n";
  }
  EXPECT_EQ(count_lines(talk(plan), "error"), 0) << answer << talk(plan);
  EXPECT_EQ(count_lines(talk(plan), "info to-act 2 "), 1) << talk(plan);
}

TEST(Talk, GoAnswersEveryKindOfDecision) {
  EXPECT_TRUE(contains(talk("new armies borgo,moloch\ngo nodes 100\n"), "info best 1 hq "));
  std::string clown = "position " + kClown + "to-act 1 play turn 9\n";
  std::replace(clown.begin(), clown.end() - 1, '\n', ';');
  const std::size_t player = clown.find("player 1 moloch");
  clown.insert(player + 15, " hand battle");
  EXPECT_EQ(count_lines(talk(clown + "play 1 battle\ngo\n"), "info best 1 "), 1) << talk(clown + "play 1 battle\ngo\n");
  const std::string discard =
      "position nhx 1; player 1 borgo hand mutant,battle,move; player 2 moloch; to-act 1 discard turn 9; a1 1 hq; e5 2 hq\n";
  EXPECT_EQ(count_lines(talk(discard + "go nodes 500\n"), "info best 1 discard "), 1) << talk(discard + "go nodes 500\n");
  EXPECT_EQ(count_lines(talk("new armies borgo,moloch\nplay 1 hq a1\nplay 2 hq e5\ngo\n"), "error not-now"), 1);
  EXPECT_EQ(count_lines(talk(kPosition + "play 1 resign\ngo\n"), "error not-now"), 1);
}

TEST(Talk, TheSameNodesAndSeedGiveTheSameAnswer) {
  const std::string command = kPosition + "go nodes 3000 seed 9\n";
  EXPECT_EQ(talk(command), talk(command));
}

TEST(Talk, GoRefusesWhatItDoesNotKnow) {
  const auto code = [](const std::string& words) { return told(talk(kPosition + "go " + words + "\n"), "error "); };
  EXPECT_TRUE(code("level expret").starts_with("unknown-bot There is no bot 'expret'. Did you mean 'expert'?"));
  EXPECT_TRUE(code("level reply").starts_with("unknown-bot 'reply' is a kind of bot"));
  EXPECT_TRUE(code("bot reply:speed=3").starts_with("unknown-bot A bot of the kind reply has no setting 'speed'."));
  EXPECT_TRUE(code("bot expert:beam=3").starts_with("unknown-bot The level 'expert' has no settings"));
  EXPECT_TRUE(code("nodes 0").starts_with("bad-number"));
  EXPECT_TRUE(code("time 3600001").starts_with("bad-number"));
  EXPECT_TRUE(code("seed -1").starts_with("bad-number"));
  EXPECT_TRUE(code("time").starts_with("missing-word"));
  EXPECT_TRUE(code("time 1 time 2").starts_with("duplicate-word"));
  EXPECT_TRUE(code("bot greedy level expert").starts_with("duplicate-word"));
  EXPECT_TRUE(code("far").starts_with("unknown-word"));
}

// Would take hours.
const std::string kLongThinking =
    "go bot deep:nodes=10000000,candidates=1000,futures=10000,reply-nodes=1000000,reply-beam=100,reply-width=100";

Ran talk_slowly(const std::string& first, const std::string& second) {
  return run_shell("(printf '%s' \"" + first + "\"; sleep 0.3; printf '%s' \"" + second + "\") | timeout 20 \"$NHX\" talk");
}

TEST(Talk, StopEndsThinkingWithTheBestSoFar) {
  for (const std::string last : {"stop\n", "\n# now\n  stop \n", "stop\nquit\n"}) {
    const Ran ran = talk_slowly(kPosition + kLongThinking + "\n", last);
    EXPECT_EQ(ran.code, 0) << ran.out;
    EXPECT_EQ(count_lines(ran.out, "info best 1 "), 1) << ran.out;
    EXPECT_EQ(count_lines(ran.out, "ok"), last == "stop\nquit\n" ? 4 : 3) << ran.out;
  }
}

TEST(Talk, QuitEndsThinkingToo) {
  const Ran ran = talk_slowly(kPosition + kLongThinking + "\n", "quit\nhello\n");
  EXPECT_EQ(ran.code, 0) << ran.out;
  EXPECT_TRUE(contains(ran.out, "info best 1 ")) << ran.out;
  EXPECT_TRUE(ran.out.ends_with("ok\nok\n")) << ran.out;
}

TEST(Talk, TheEndOfTheInputEndsThinkingSoon) {
  const Ran ran = talk_slowly(kPosition + kLongThinking + "\n", "");
  EXPECT_EQ(ran.code, 0) << ran.out;
  EXPECT_EQ(count_lines(ran.out, "info best 1 "), 1) << ran.out;
}

TEST(Talk, OtherCommandsWaitForTheThinking) {
  const std::string answer = talk(kPosition + "go nodes 2000 seed 1\nhello\nstop\n");
  EXPECT_TRUE(answer.starts_with(talk(kPosition + "go nodes 2000 seed 1\n"))) << answer;
  EXPECT_TRUE(answer.ends_with("info protocol 1\nok\nok\n")) << answer;
}

TEST(Talk, TimeAndNodesEndALongThinking) {
  for (const std::string limit : {" time 200", " nodes 20000", " nodes 1"}) {
    const Ran ran = run_shell("timeout 20 \"$NHX\" talk", kPosition + kLongThinking + limit + "\n");
    EXPECT_EQ(count_lines(ran.out, "info best 1 "), 1) << limit << ran.out;
  }
}

TEST(Talk, StopWithoutGoDoesNothing) { EXPECT_EQ(talk("stop\n"), "ok\n"); }

TEST(Talk, EvalTellsTheChancesOfAllSeats) {
  const std::string two = talk(kPosition + "eval\n");
  EXPECT_EQ(count_lines(two, "info value "), 2) << two;
  EXPECT_NEAR(std::stoi(told(two, "info win 1 ")) + std::stoi(told(two, "info win 2 ")), 10'000, 1);
  EXPECT_EQ(count_lines(talk("new mode team\neval\n"), "info win "), 4);
  EXPECT_TRUE(contains(talk(kPosition + "play 1 resign\neval\n"), "info win 1 0\n"));
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

std::string in_a_table(std::string text) {
  for (std::size_t bar = text.find('|'); bar != std::string::npos; bar = text.find('|', bar + 2)) text.insert(bar, 1, '\\');
  return text;
}

TEST(Talk, TheDocumentNamesEveryCommand) {
  const std::string document = read(project_file("docs/protocol.md"));
  for (const std::string& line : lines_of(talk("help\n"))) {
    EXPECT_TRUE(line == "ok" || contains(document, "`" + in_a_table(line.substr(line.find("command ") + 8)) + "`")) << line;
  }
}

}  // namespace
}  // namespace nhx::test
