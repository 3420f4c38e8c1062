#include <gtest/gtest.h>

#include "notation/reading/lines.h"

#include "texts.h"

namespace nhx {
namespace {

using test::faults_of;

struct Case {
  std::string_view faults;  // "LINE:COLUMN code"
  std::string_view text;
};

constexpr Case kCases[] = {
    // the text as a whole
    {"1:1 missing-header", "player 1 borgo"},
    {"1:1 missing-header", ""},
    {"1:5 unknown-version", "nhx 2;player 1 borgo"},
    {"1:4 missing-word", "nhx;player 1 borgo"},
    {"1:7 extra-word", "nhx 1 2;player 1 borgo"},
    {"2:1 duplicate-line", "nhx 1\nnhx 1\nplayer 1 borgo"},
    {"0:0 missing-player", "nhx 1"},
    {"2:1 unknown-word", "nhx 1\nplayr 1 borgo\nplayer 1 borgo"},
    {"2:1 unknown-word", "nhx 1;player 1 borgo\n> hit c3 c4 1"},
    // rules and board
    {"2:6 missing-word", "nhx 1;player 1 borgo\nrules"},
    {"2:7 unknown-rules", "nhx 1;player 1 borgo\nrules dule"},
    {"2:16 unknown-option", "nhx 1;player 1 borgo\nrules standard clown-spares-hq"},
    {"2:33 duplicate-word", "nhx 1;player 1 borgo\nrules standard clown-spares-hqs clown-spares-hqs"},
    {"3:1 duplicate-line", "nhx 1;player 1 borgo\nrules standard\nrules standard"},
    {"2:6 missing-word", "nhx 1;player 1 borgo\nboard"},
    {"2:7 bad-board", "nhx 1;player 1 borgo\nboard 20"},
    {"2:10 extra-word", "nhx 1;player 1 borgo\nboard 37 38"},
    {"3:1 duplicate-line", "nhx 1;player 1 borgo\nboard 19\nboard 19"},
    // players
    {"2:7 missing-word", "nhx 1\nplayer"},
    {"2:9 missing-word", "nhx 1\nplayer 1"},
    {"2:8 bad-seat", "nhx 1\nplayer 7 borgo"},
    {"2:10 unknown-army", "nhx 1\nplayer 1 brogo"},
    {"2:8 seat-missing", "nhx 1\nplayer 2 borgo"},
    {"3:8 seat-missing", "nhx 1;player 1 borgo\n\nplayer 3 moloch"},
    {"3:8 duplicate-line", "nhx 1\nplayer 1 borgo\nplayer 1 moloch"},
    {"3:10 duplicate-army", "nhx 1\nplayer 1 borgo\nplayer 2 borgo"},
    {"2:21 bad-number", "nhx 1\nplayer 1 borgo team 0"},
    {"2:21 bad-number", "nhx 1\nplayer 1 borgo team 7"},
    {"3:22 team-unclear", "nhx 1\nplayer 1 borgo\nplayer 2 moloch team 1"},
    {"2:19 bad-number", "nhx 1\nplayer 1 borgo hp 21"},
    {"2:19 bad-number", "nhx 1\nplayer 1 borgo hp -1"},
    {"2:18 missing-word", "nhx 1\nplayer 1 borgo hp"},
    {"2:22 duplicate-word", "nhx 1\nplayer 1 borgo hp 20 hp 20"},
    {"2:16 unknown-word", "nhx 1\nplayer 1 borgo hnd mutant"},
    {"2:16 unknown-word", "nhx 1\nplayer 1 borgo hq"},
    // hands, discards, piles
    {"2:21 unknown-tile", "nhx 1\nplayer 1 borgo hand mutnt"},
    {"2:28 unknown-tile", "nhx 1\nplayer 1 borgo hand mutant,hornet"},
    {"2:28 missing-word", "nhx 1\nplayer 1 borgo hand mutant,"},
    {"2:28 bad-number", "nhx 1\nplayer 1 borgo hand mutant*0"},
    {"2:28 bad-number", "nhx 1\nplayer 1 borgo hand mutant*x"},
    {"2:21 bad-hand", "nhx 1\nplayer 1 borgo hand mutant*6,claws"},
    {"2:21 bad-hand", "nhx 1\nplayer 1 borgo hand hq"},
    {"2:21 bad-gone", "nhx 1\nplayer 1 borgo gone hq"},
    {"2:21 too-many-copies", "nhx 1\nplayer 1 borgo gone mutant*7"},
    {"2:33 too-many-copies", "nhx 1\nplayer 1 borgo hand mutant gone mutant*6"},
    {"4:6 too-many-copies", "nhx 1\nplayer 1 borgo hand brawler\nc4 1 brawler\nc3 1 brawler"},
    {"2:20 bad-top", "nhx 1\nplayer 1 borgo top bio-droid"},
    {"2:20 bad-top", "nhx 1\nplayer 1 smart top ripper"},
    {"2:20 bad-top", "nhx 1\nplayer 1 smart top bio-droid hand bio-droid"},
    {"2:30 duplicate-word", "nhx 1\nplayer 1 smart top bio-droid,bio-droid"},
    // whose turn
    {"2:7 missing-word", "nhx 1;player 1 borgo\nto-act"},
    {"2:9 missing-word", "nhx 1;player 1 borgo\nto-act 1"},
    {"2:8 bad-seat", "nhx 1;player 1 borgo\nto-act x play"},
    {"2:8 seat-missing", "nhx 1;player 1 borgo\nto-act 2 play"},
    {"2:10 unknown-word", "nhx 1;player 1 borgo\nto-act 1 plya"},
    {"2:20 bad-number", "nhx 1;player 1 borgo\nto-act 1 play turn 70000"},
    {"2:15 unknown-word", "nhx 1;player 1 borgo\nto-act 1 play trun 3"},
    {"3:1 duplicate-line", "nhx 1;player 1 borgo\nto-act 1 play\nto-act 1 play"},
    // the board
    {"2:1 bad-hex", "nhx 1;player 1 borgo\nf5 1 mutant"},
    {"2:1 bad-hex", "nhx 1;player 1 borgo\na4 1 mutant"},
    {"3:1 hex-taken", "nhx 1;player 1 borgo\nc3 1 mutant\nc3 1 claws"},
    {"2:5 missing-word", "nhx 1;player 1 borgo\nc3 1"},
    {"2:4 bad-seat", "nhx 1;player 1 borgo\nc3 9 mutant"},
    {"2:4 seat-missing", "nhx 1;player 1 borgo\nc3 2 mutant"},
    {"2:6 unknown-tile", "nhx 1;player 1 borgo\nc3 1 hornet"},
    {"2:6 not-a-unit", "nhx 1;player 1 borgo\nc3 1 battle"},
    {"3:6 hq-twice", "nhx 1;player 1 borgo\nc3 1 hq\nc4 1 hq"},
    {"2:6 hq-without-points", "nhx 1;player 1 borgo hp 0\nc3 1 hq"},
    {"2:13 bad-facing", "nhx 1;player 1 borgo\nc3 1 mutant e"},
    {"2:13 bad-facing", "nhx 1;player 1 borgo\nc3 1 mutant north"},
    {"2:15 unknown-word", "nhx 1;player 1 borgo\nc3 1 mutant n wonds 1"},
    {"2:22 too-many-wounds", "nhx 1;player 1 borgo\nc3 1 mutant n wounds 1"},
    {"2:16 too-many-wounds", "nhx 1;player 1 borgo\nc3 1 hq wounds 1"},
    {"2:18 too-many-wounds", "nhx 1;player 1 vegas\nc3 1 mine wounds 1"},
    {"2:26 bad-number", "nhx 1;player 1 borgo\nc3 1 super-mutant wounds x"},
    {"2:21 not-in-battle", "nhx 1;player 1 borgo\nc3 1 mutant n spent 2"},
    {"2:15 not-in-battle", "nhx 1;player 1 borgo\nc3 1 mutant n converted"},
    // in the middle of a Battle
    {"2:1 not-in-battle", "nhx 1;player 1 borgo\nbattle causer 1 segment 3"},
    {"2:8 not-in-battle", "nhx 1;player 1 borgo\nchosen 1 battle"},
    {"2:10 missing-battle", "nhx 1;player 1 borgo\nto-act 1 battle"},
    {"2:26 nobody-asked", "nhx 1;player 1 borgo;to-act 1 battle\n battle causer 1 segment 3;c3 1 mutant"},
};

TEST(PositionFaults, EveryFaultHasItsCodeAndPlace) {
  for (const Case& each : kCases) EXPECT_EQ(faults_of(each.text), each.faults) << each.text;
}

constexpr std::string_view kClown = "nhx 1;player 1 moloch;player 2 borgo;c3 1 clown;c4 2 mutant s\n";

TEST(PositionFaults, AnImpossibleMomentOfABattleIsAFault) {
  const auto faults = [](std::string_view lines) { return faults_of(std::string(kClown) + std::string(lines)); };
  EXPECT_EQ(faults("to-act 1 battle\nbattle causer 1 segment 2"), "");
  EXPECT_EQ(faults("to-act 2 battle\nbattle causer 1 segment 2"), "2:8 wrong-seat");
  EXPECT_EQ(faults("to-act 1 battle\nbattle causer 1 segment 3"), "3:25 nobody-asked");
  EXPECT_EQ(faults("to-act 1 battle\nbattle causer 1 segment 16"), "3:25 bad-number");
  EXPECT_EQ(faults("to-act 1 battle\nbattle causer 3 segment 2"), "3:15 seat-missing");
  EXPECT_EQ(faults("to-act 1 battle\nbattle causer 1"), "2:10 missing-battle 3:1 missing-word");
  EXPECT_EQ(faults("to-act 1 battle\nbattle cause 1 segment 2"), "2:10 missing-battle 3:1 missing-word 3:8 unknown-word");
  EXPECT_EQ(faults("to-act 1 battle\nbattle causer 1 segment 2\nchosen 1 hold c4"), "4:8 illegal-choice");
  EXPECT_EQ(faults("to-act 1 battle\nbattle causer 1 segment 2\nchosen 2 hold c3"), "4:8 illegal-choice");
  EXPECT_EQ(faults("to-act 1 battle\nbattle causer 1 segment 2\nchosen 1 hold c3"), "4:8 nobody-asked");
  EXPECT_EQ(faults("to-act 1 battle\nbattle causer 1 segment 2\nchosen 1 hld c3"), "4:10 unknown-word");
  EXPECT_EQ(faults("to-act 1 battle\nbattle causer 1 segment 2\nb2 1 hornet n spent 3"), "4:21 bad-spent");
  EXPECT_EQ(faults("to-act 1 battle\nbattle causer 1 segment 2\nb2 1 hornet n spent 2,2"), "4:23 duplicate-word");
  EXPECT_EQ(faults("to-act 1 battle\nbattle causer 1 segment 2\nb2 1 hornet n extra 8"), "4:21 bad-number");
}

TEST(PositionFaults, AFallenHqMayStandOnlyUntilTheBattleEnds) {
  const std::string fallen =
      ";player 1 moloch hp 0;player 2 borgo;c3 1 clown;c4 2 mutant s;a1 1 hq;battle causer 1 segment 2;to-act 1 battle";
  EXPECT_EQ(faults_of("nhx 1;rules standard hq-stays-until-battle-ends" + fallen), "");
  EXPECT_EQ(faults_of("nhx 1;rules standard" + fallen), "1:88 hq-without-points");
}

TEST(PositionFaults, AllOfThemAreReportedAtOnce) {
  EXPECT_EQ(faults_of("nhx 1\n"
                      "player 1 brogo hp 30\n"
                      "player 2 moloch hand gost\n"
                      "to-act 5 play\n"
                      "z9 2 hornet q\n"
                      "c3 2 hornt\n"),
            "2:10 unknown-army 2:19 bad-number 3:22 unknown-tile 4:8 seat-missing 5:1 bad-hex 5:13 bad-facing 6:6 unknown-tile");
}

TEST(PositionFaults, SentencesNameTheWordAndWhatWouldBeRight) {
  const auto sentence = [](std::string_view text) {
    const Parsed<Position> parsed = parse_position(text);
    return parsed.faults.empty() ? "" : parsed.faults[0].sentence;
  };
  EXPECT_EQ(sentence("nhx 1;player 1 borgo;c3 1 hornet"), "There is no tile 'hornet' in borgo. It belongs to moloch.");
  EXPECT_EQ(sentence("nhx 1;player 1 brogo"), "There is no army 'brogo'. Did you mean 'borgo'?");
  EXPECT_EQ(sentence("nhx 1;player 1 borgo;c3 2 mutant"), "Nobody plays at seat 2; there is no 'player 2' line.");
  EXPECT_EQ(sentence("nhx 1;player 1 borgo hp 21"), "The hp of an HQ is a number from 0 to 20, not '21'.");
  EXPECT_EQ(sentence("nhx 1;player 1 borgo;a4 1 mutant"),
            "There is no hex 'a4' on the board of 19 hexes (a1 to e5, letter and digit at most 2 apart). The line 'board 37' makes the "
            "board larger.");
}

TEST(PositionFaults, HugeAndHostileTextsEndQuickly) {
  EXPECT_EQ(faults_of(std::string(kLongestText + 1, 'x')), "0:0 text-too-long");
  EXPECT_EQ(faults_of("{" + std::string(kLongestText, ' ')), "0:0 text-too-long");
  std::string lines = "nhx 1\nplayer 1 borgo\n";
  for (int i = 0; i < 9'000; ++i) lines += "c3 1 mutnt x wonds\n";
  EXPECT_EQ(parse_position(lines).faults.size(), kMostFaults + 1);
  std::string list = "nhx 1\nplayer 1 borgo gone mutant";
  while (list.size() + 8 < kLongestText) list += ",mutant";
  EXPECT_EQ(faults_of(list), "2:21 too-many-copies");
  EXPECT_FALSE(parse_position("{\"nhx\":" + std::string(100'000, '[')).ok());
  std::string keys = "{\"nhx\":1";
  for (int i = 0; i < 20'000; ++i) keys += ",\"k" + std::to_string(i) + "\":1";
  EXPECT_FALSE(parse_position(keys + "}").ok());
}

}  // namespace
}  // namespace nhx
