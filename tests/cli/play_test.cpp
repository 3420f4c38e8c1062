#include <algorithm>
#include <gtest/gtest.h>
#include <sstream>

#include "notation/illegal_text.h"
#include "record/record.h"

#include "program.h"

namespace nhx::test {
namespace {

const std::string kGame =
    "nhx 1\n"
    "game table\n"
    "player 1 borgo hand mutant,battle,move\n"
    "player 2 moloch hand blocker\n"
    "to-act 1 play turn 9\n"
    "a1 1 hq\n"
    "c3 1 mutant n\n"
    "c4 2 hornet s\n"
    "e5 2 hq\n"
    "moves\n";

std::string repeated(const std::string& line, int times) {
  std::string text;
  for (int i = 0; i < times; ++i) text += line;
  return text;
}

// What is said when these lines are typed at the table above.
std::string said(const std::string& typed) {
  const Folder folder;
  const Ran ran = run({"play", folder.write("table.nhx", kGame)}, typed);
  EXPECT_EQ(ran.code, 0);
  EXPECT_EQ(ran.err, "");
  return ran.out;
}

std::size_t longest_list(const std::string& text) {
  std::istringstream lines(text);
  std::size_t longest = 0;
  std::size_t count = 0;
  for (std::string line; std::getline(lines, line);) {
    count = line.starts_with("  ") ? count + 1 : 0;
    longest = std::max(longest, count);
  }
  return longest;
}

Record record_in(const std::string& file) {
  const Parsed<Record> record = parse_record(read(file));
  EXPECT_TRUE(record.ok()) << read(file);
  return record.ok() ? *record.value : Record{};
}

TEST(Play, AWholeGameCanBeTypedAndIsARecordThatVerifies) {
  const std::vector<std::vector<std::string>> games = {
      {"--armies", "borgo,moloch"},
      {"--armies", "smart,vegas", "--board", "duel", "--rules", "duel"},
      {"--armies", "outpost,hegemony,doomsday", "--mode", "loner"},
      {"--armies", "vegas,moloch,smart,borgo", "--mode", "team"},
      {"--armies", "vegas,moloch,smart,borgo,outpost,doomsday"},
      {"--mode", "score"},
  };
  for (const std::vector<std::string>& options : games) {
    const Folder folder;
    const std::string file = folder.path("whole.nhx");
    std::vector<std::string> arguments = {"play", file, "--seed", "11"};
    arguments.insert(arguments.end(), options.begin(), options.end());
    const Ran ran = run(arguments, repeated("1\n", 5000));
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_TRUE(contains(ran.out, "The game is over")) << options[1];
    EXPECT_EQ(run({"verify", file}).code, 0) << options[1];
    const Ran again = run({"play", file});
    EXPECT_EQ(again.code, 0) << again.err;
    EXPECT_TRUE(contains(again.out, "The game is over"));
  }
}

TEST(Play, BotsPlayWithPeopleInEveryMode) {
  const std::vector<std::vector<std::string>> games = {
      {"--armies", "smart,vegas", "--board", "duel", "--bot", "2"},
      {"--armies", "outpost,hegemony,doomsday", "--mode", "loner", "--bot", "1:novice"},
      {"--armies", "vegas,moloch,smart,borgo", "--mode", "team", "--bot", "2:beginner", "--bot", "3:greedy", "--bot", "4:greedy:noise=50"},
      {"--armies", "vegas,moloch,smart,borgo,outpost,doomsday", "--bot", "2:novice", "--bot", "6:random"},
      {"--armies", "vegas,moloch,smart", "--mode", "score", "--bot", "1:regular", "--bot", "2:random", "--bot", "3:turn:beam=1,nodes=50"},
  };
  for (const std::vector<std::string>& options : games) {
    const Folder folder;
    const std::string file = folder.path("whole.nhx");
    std::vector<std::string> arguments = {"play", file, "--seed", "11"};
    arguments.insert(arguments.end(), options.begin(), options.end());
    const Ran ran = run(arguments, repeated("1\n", 5000));
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_EQ(ran.err, "");
    EXPECT_TRUE(contains(ran.out, "The game is over")) << options[1];
    EXPECT_FALSE(contains(ran.out, "thinks")) << "nobody looks";
    EXPECT_EQ(run({"verify", file}).code, 0) << options[1];
  }
}

TEST(Play, ASavedGameRemembersItsBots) {
  const Folder folder;
  const std::string file = folder.path("bots.nhx");
  const std::vector<std::string> start = {"play",  file,       "--armies", "borgo,moloch,smart",    "--seed", "3",
                                          "--bot", "2:novice", "--bot",    "3:turn:beam=1,nodes=50"};
  EXPECT_EQ(run(start, "hq a1\n").code, 0);
  EXPECT_TRUE(contains(read(file), "about seat-2 bot\nabout level-2 novice\nabout seat-3 bot\nabout bot-3 turn:beam=1,nodes=50\n"))
      << read(file);
  EXPECT_TRUE(contains(read(file), "\n3 hq ")) << read(file);
  const Ran again = run({"play", file}, "end\n");
  EXPECT_FALSE(contains(again.out, "2 moloch> ")) << again.out;
  EXPECT_TRUE(contains(again.out, "Moloch (seat 2) draws ")) << again.out;
  const Ran alone = run({"play", file, "--bot", "2:person", "--bot", "3:beginner"}, "end\n");
  EXPECT_TRUE(contains(alone.out, "2 moloch> ") || contains(alone.out, "1 borgo> ")) << alone.out;
  EXPECT_FALSE(contains(read(file), "about seat-2 bot")) << read(file);
  EXPECT_TRUE(contains(read(file), "about seat-3 bot\nabout level-3 beginner\n")) << read(file);
}

TEST(Play, AGameOfThePageGoesOnWithItsBots) {
  const Folder folder;
  const std::string file =
      folder.write("page.nhx",
                   "nhx 1\ngame page\nabout seat-1 person Ann\nabout seat-2 bot\nabout level-2 beginner\nplayer 1 borgo\n"
                   "player 2 moloch\nto-act 1 setup turn 1\nmoves\n");
  const Ran ran = run({"play", file}, "hq a1\n");
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_TRUE(contains(read(file), "about seat-1 person Ann\nabout seat-2 bot\nabout level-2 beginner\n")) << read(file);
  EXPECT_TRUE(contains(read(file), "\n2 hq ")) << read(file);
}

TEST(Play, HintsAndChancesAreThereForWhoAsks) {
  const std::string hint = said("hint\n");
  EXPECT_TRUE(contains(hint, "1. ")) << hint;
  EXPECT_TRUE(contains(hint, " % to win: ")) << hint;
  EXPECT_TRUE(contains(hint, "; he needs to draw ")) << hint;
  EXPECT_FALSE(contains(hint, "draw ,") || contains(hint, ":,")) << hint;
  EXPECT_EQ(hint, said("hint\n"));
  const std::string chances = said("chances\n");
  EXPECT_TRUE(contains(chances, "Chances to win:\n  Borgo (seat 1) ")) << chances;
  EXPECT_TRUE(contains(run({"play", "--armies", "borgo,moloch"}, "hint\n").out, "A bot would answer: hq "));
}

TEST(Play, SeatsForBotsMustMakeSense) {
  const auto fault = [](const std::string& bot) {
    const Ran ran = run({"play", "--armies", "borgo,moloch", "--bot", bot});
    EXPECT_EQ(ran.code, 2) << bot;
    return ran.err;
  };
  EXPECT_TRUE(contains(fault("3:skilled"), "A bot needs a seat at which somebody plays, as in 2:skilled, not '3'."));
  EXPECT_TRUE(contains(fault("skilled"), "not 'skilled'"));
  EXPECT_TRUE(contains(fault("2:skiled"), "Did you mean 'skilled'?"));
  EXPECT_TRUE(contains(fault("2:reply:speed=1"), "has no setting 'speed'"));
  EXPECT_TRUE(contains(run({"play", "--armies", "borgo,moloch", "--bot", "2", "--bot", "2:expert"}).err, "Seat 2 is named twice."));
}

TEST(Play, StartsWithTheHqsAndAnnouncesWhatIsDrawn) {
  const Ran ran = run({"play", "--armies", "borgo,moloch", "--seed", "3"}, "hq a1\nhq e5\n");
  EXPECT_EQ(ran.code, 0);
  EXPECT_EQ(ran.err, "");
  for (const char* part :
       {"Borgo (seat 1) places the HQ", "1 borgo> ", "2 moloch> ", "Borgo (seat 1) draws ", "Turn 1: Borgo (seat 1) plays."}) {
    EXPECT_TRUE(contains(ran.out, part)) << part << "\n" << ran.out;
  }
}

TEST(Play, TheTableShowsPointsPilesAndHands) {
  const std::string out = said("hand\n");
  EXPECT_TRUE(contains(out, "> 1     Borgo             20    30     0  mutant, battle, move\n")) << out;
  EXPECT_TRUE(contains(out, "  2     Moloch            20    32     0  blocker\n")) << out;
}

TEST(Play, AnActionIsTypedWithOrWithoutTheSeatOrByItsNumber) {
  EXPECT_TRUE(contains(said("place mutant b2 ne\n"), "Borgo places Mutant on b2, facing ne"));
  EXPECT_TRUE(contains(said("Place MUTANT b2 NE\n"), "Borgo places Mutant on b2, facing ne"));
  EXPECT_TRUE(contains(said("1 place mutant b2 ne\n"), "Borgo places Mutant on b2, facing ne"));
  EXPECT_TRUE(contains(said("1\n"), "Borgo places Mutant on "));
  EXPECT_TRUE(contains(said("99999\n"), "There is no number 99999"));
}

TEST(Play, WhatIsNotPossibleIsExplained) {
  EXPECT_TRUE(contains(said("place mutant c4 n\n"), std::string(sentence(Illegal::taken))));
  EXPECT_TRUE(contains(said("2 end\n"), std::string(sentence(Illegal::not_your_turn))));
  EXPECT_TRUE(contains(said("discard medic\n"), std::string(sentence(Illegal::no_such_tile))));
  EXPECT_TRUE(contains(said("plase mutant b2 n\n"), "Did you mean 'place'?"));
  EXPECT_TRUE(contains(said("place mutant b2\n"), "a direction"));
  EXPECT_TRUE(contains(said(std::string(2000, 'x') + "\n"), "too long"));
}

TEST(Play, ListsFitOnAScreen) {
  const std::string all = said("list\n");
  EXPECT_TRUE(contains(all, "'list place mutant' shows them")) << all;
  EXPECT_TRUE(contains(all, "\n  battle ")) << all;
  EXPECT_TRUE(contains(all, "\n  end ")) << all;
  EXPECT_LE(longest_list(all), 60U);
  const std::string mutant = said("list mutant\n");
  EXPECT_TRUE(contains(mutant, "\n  place mutant b2 ")) << mutant;
  EXPECT_TRUE(contains(mutant, "\n  discard mutant ")) << mutant;
  const std::string hex = said("list move d4\n");
  EXPECT_TRUE(contains(hex, "\n  move c3 d4 ")) << hex;
  EXPECT_FALSE(contains(hex, "place")) << hex;
  EXPECT_TRUE(contains(said("list z9\n"), "Nothing that is possible now has to do with 'z9'."));
}

TEST(Play, HelpExplainsCommandsActionsAndTiles) {
  EXPECT_TRUE(contains(said("help\n"), "battle?"));
  const std::string hornet = said("help hornet\n");
  EXPECT_TRUE(contains(hornet, "Hornet, warrior of Moloch")) << hornet;
  EXPECT_TRUE(contains(hornet, "melee")) << hornet;
  EXPECT_TRUE(contains(said("help medic\n"), "Saves a friend on its links"));
  EXPECT_TRUE(contains(said("help move\n"), "move FROM TO FACING"));
  EXPECT_TRUE(contains(said("help mutan\n"), "neither a tile nor an action"));
}

TEST(Play, UndoTakesBackUntilATileIsDrawn) {
  const std::string out = said("place mutant b2 n\nundo\nplace mutant b2 s\nundo\nundo\n");
  EXPECT_TRUE(contains(out, "Taken back.")) << out;
  EXPECT_TRUE(contains(out, "Borgo places Mutant on b2, facing s")) << out;
  EXPECT_TRUE(contains(out, "Nothing has been decided yet.")) << out;
  EXPECT_TRUE(contains(said("end\nundo\n"), "A tile has been drawn since"));
}

TEST(Play, ThePreviewChangesNothing) {
  const std::string out = said("battle?\nhand\n");
  EXPECT_TRUE(contains(out, "A Battle now would go like this:\n\nSegment 2\n  Mutant c3 hits Hornet c4 for 1\n")) << out;
  EXPECT_TRUE(contains(out, "lost: Mutant c3")) << out;
  EXPECT_FALSE(contains(out, "The Battle is over")) << out;
  const Folder folder;
  std::string clown = kClown;
  clown.insert(6, "game clown\n");
  EXPECT_TRUE(contains(run({"play", folder.write("clown.nhx", clown + "moves\n")}, "battle?\n").out, "took the first answer: 1 hold c3"));
}

TEST(Play, ABattleIsToldSegmentBySegment) {
  const std::string out = said("battle\n");
  EXPECT_TRUE(contains(out, "Borgo (seat 1) starts a Battle.\n\nSegment 2\n  Mutant c3 hits Hornet c4 for 1\n")) << out;
  EXPECT_TRUE(contains(out, "The Battle is over. Borgo HQ 20   Moloch HQ 20\n")) << out;
  EXPECT_TRUE(contains(out, "Moloch (seat 2) draws ")) << out;
}

TEST(Play, QuestionsInABattleArePutToThePlayers) {
  const Folder folder;
  std::string clown = kClown;
  clown.insert(6, "game clown\n");
  clown.replace(clown.find("moloch\n"), 6, "moloch hand battle");
  const Ran ran = run({"play", folder.write("clown.nhx", clown + "moves\n")}, "battle\n2\n");
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_TRUE(contains(ran.out, "Moloch (seat 1): a choice in segment 2 of the Battle.\n")) << ran.out;
  EXPECT_TRUE(contains(ran.out, "   2  explode c3")) << ran.out;
  EXPECT_TRUE(contains(ran.out, "Clown c3 explodes")) << ran.out;
}

TEST(Play, OtherCommandsTellWhatIsOnTheTable) {
  EXPECT_TRUE(contains(said("discard move\ngone\n"), "Borgo (seat 1)              move\n"));
  EXPECT_TRUE(contains(said("pile\n"), "mutant*4"));
  EXPECT_TRUE(contains(said("rules\n"), "Rules:  standard\n"));
  EXPECT_TRUE(contains(said("state c3\n"), "c3  Mutant, Borgo (seat 1), facing n\n"));
  EXPECT_TRUE(contains(said("board\n"), "Hornet"));
}

TEST(Play, AGameIsSavedAfterEveryActionAndGoesOnFromItsFile) {
  const Folder folder;
  const std::string file = folder.path("Club evening.nhx");
  EXPECT_EQ(run({"play", file, "--armies", "borgo,moloch", "--seed", "5"}, "hq a1\nhq e5\nend\n").code, 0);
  const Record record = record_in(file);
  EXPECT_EQ(record.name, "club-evening");
  ASSERT_EQ(record.moves.size(), 6U);  // two HQs, a tile, the end of the turn, two tiles
  EXPECT_EQ(record.moves[2].action.kind, ActionKind::draw);
  const Ran ran = run({"play", file}, "end\nquit\n");
  EXPECT_EQ(ran.code, 0);
  EXPECT_TRUE(contains(ran.out, "goes on")) << ran.out;
  EXPECT_TRUE(contains(ran.out, "The game is kept in ")) << ran.out;
  EXPECT_GT(record_in(file).moves.size(), 6U);
  EXPECT_EQ(run({"verify", file}).code, 0);
  EXPECT_EQ(run_shell("ls '" + folder.path() + "'").out, "Club evening.nhx\n");
}

TEST(Play, SaveWritesTheGameButOverwritesNothing) {
  const Folder folder;
  const std::string other = folder.write("other.nhx", "precious");
  const std::string typed = "save\nsave " + other + "\nhq a1\nsave " + folder.path("mine.nhx") + "\nhq e5\n";
  const Ran ran = run({"play", "--armies", "borgo,moloch"}, typed);
  EXPECT_EQ(ran.code, 0);
  EXPECT_TRUE(contains(ran.out, "Name a file")) << ran.out;
  EXPECT_TRUE(contains(ran.out, "exists already")) << ran.out;
  EXPECT_EQ(read(other), "precious");
  EXPECT_EQ(record_in(folder.path("mine.nhx")).moves.size(), 3U);
}

TEST(Play, CommentsOfARecordAreKept) {
  const Folder folder;
  const std::string file = folder.write("table.nhx", kGame + "# a bold idea\n1 place mutant b2 n ! # really\nthen\nhp 1 20\n");
  EXPECT_EQ(run({"play", file}, "discard move\n").code, 0);
  EXPECT_TRUE(contains(read(file), "# a bold idea\n1 place mutant b2 n ! # really\n1 discard move\n")) << read(file);
}

TEST(Play, BadOptionsAndFilesAreBadInput) {
  const Ran options = run({"play", "--mode", "duell", "--board", "38", "--armies", "borgo,molokh", "--rules", "quick"});
  EXPECT_EQ(options.code, 2);
  EXPECT_EQ(options.out, "");
  for (const char* code : {"unknown-mode", "unknown-board", "unknown-army", "unknown-rules"}) {
    EXPECT_TRUE(contains(options.err, std::string("nhx: ") + code + ": ")) << options.err;
  }
  EXPECT_EQ(run({"play", "-"}).code, 2);
  EXPECT_EQ(run({"play", "/nowhere/at/all.nhx"}).code, 2);
  const Folder folder;
  const std::string wrong = folder.write("wrong.nhx", kGame + "1 place mutant c4 n\n");
  const Ran ran = run({"play", wrong});
  EXPECT_EQ(ran.code, 2);
  EXPECT_TRUE(contains(ran.err, wrong + ":11:1: illegal-action: ")) << ran.err;
  EXPECT_EQ(run({"play", folder.write("empty.nhx", "")}).code, 2);
  EXPECT_EQ(read(wrong), kGame + "1 place mutant c4 n\n");
}

TEST(Play, ColoursAreForThoseWhoWantThem) {
  EXPECT_FALSE(contains(run({"play", "--armies", "borgo,moloch"}, "hq a1\n").out, "\x1b["));
  EXPECT_TRUE(contains(run({"play", "--armies", "borgo,moloch", "--color"}, "hq a1\n").out, "\x1b["));
}

}  // namespace
}  // namespace nhx::test
