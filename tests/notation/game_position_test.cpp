#include <gtest/gtest.h>

#include "core/rng.h"
#include "engine/apply.h"
#include "engine/legal.h"
#include "engine/setup.h"
#include "engine/turn/hand.h"
#include "notation/rules_text.h"
#include "notation/words.h"

#include "texts.h"

// Positions of the whole game: what is agreed, turns, questions outside a Battle, the end.
namespace nhx {
namespace {

using test::faults_of;
using test::position_of;

Hex hex(std::string_view word) { return *parse_hex(word, false); }

void expect_canonical(std::string_view text) { EXPECT_EQ(to_text(position_of(text)), text); }

TEST(GamePosition, RulesAreAPresetAndWhatItDoesNotExplain) {
  const auto line = [](std::string_view rules) {
    const std::string text = to_text(position_of("nhx 1;player 1 borgo;rules " + std::string(rules)));
    return text.substr(6, text.find('\n', 6) - 6);
  };
  EXPECT_EQ(line("standard"), "rules standard");
  EXPECT_EQ(line("duel"), "rules duel");
  EXPECT_EQ(line("standard one-full-board-battle hq-stays-until-battle-ends"), "rules year-of-moloch");
  EXPECT_EQ(line("year-of-moloch vegas-in-turn team-hqs-have-15"), "rules rulebook-3.0");
  EXPECT_EQ(line("standard one-full-board-battle"), "rules standard one-full-board-battle");
  EXPECT_EQ(line("duel same-army reinforcements"), "rules duel reinforcements same-army");
  EXPECT_EQ(line("rulebook-3.0 no-unlucky-draw clown-spares-hqs tie-is-a-draw"), "rules duel hq-stays-until-battle-ends team-hqs-have-15");
  EXPECT_EQ(line("rulebook-3.0 no-unlucky-draw"), "rules rulebook-3.0 no-unlucky-draw");
}

TEST(GamePosition, EveryPresetAndEveryOptionComesBack) {
  FaultList faults;
  for (const RulesPreset& preset : kRulesPresets) {
    EXPECT_EQ(words_of(preset.rules).preset, preset.word);
    EXPECT_TRUE(words_of(preset.rules).options.empty());
  }
  for (const std::string_view option : kRuleOptionWords) {
    const Rules rules = read_rules(nullptr, {{.text = option}}, faults);
    EXPECT_FALSE(rules == Rules{}) << option;
    EXPECT_EQ(words_of(rules).options, std::vector<std::string_view>{option});
  }
  EXPECT_FALSE(faults.any());
}

TEST(GamePosition, TheModeFollowsFromThePlayersUnlessItIsNamed) {
  const auto mode = [](std::string_view lines) { return position_of("nhx 1;" + std::string(lines)).mode; };
  EXPECT_EQ(mode("player 1 borgo;player 2 moloch"), Mode::two);
  EXPECT_EQ(mode("player 1 borgo;player 2 moloch;player 3 vegas"), Mode::deathmatch);
  EXPECT_EQ(mode("mode score;player 1 borgo;player 2 moloch;player 3 vegas"), Mode::score);
  EXPECT_EQ(mode("player 1 borgo team 1;player 2 moloch team 2;player 3 vegas team 2"), Mode::loner);
  EXPECT_EQ(mode("player 1 borgo team 1;player 2 moloch team 2;player 3 vegas team 1;player 4 smart team 2"), Mode::team);
  expect_canonical("nhx 1\nrules standard\nmode score\nplayer 1 borgo hp 20 score 7\nplayer 2 moloch hp 20\nto-act 1 play turn 1\n");
}

TEST(GamePosition, FlagsOfPlayersAndOfTheTurnAreKept) {
  expect_canonical(
      "nhx 1\n"
      "rules standard reinforcements\n"
      "board duel\n"
      "player 1 borgo hp 12 energy 5 hand mutant*2,move gone scout\n"
      "player 2 moloch hp 20 terror due\n"
      "to-act 1 play turn 30 drawn mutant,move redraw played 1 hq-turned\n"
      "ending 2\n"
      "a1 1 hq\n"
      "c3 1 mutant n moved mobility,transport\n"
      "e5 2 hq\n");
  expect_canonical(
      "nhx 1\n"
      "rules standard\n"
      "player 1 borgo hp 12 won\n"
      "player 2 moloch hp 12 won\n"
      "player 3 vegas hp 0 out\n"
      "to-act 1 over turn 41\n"
      "overtime 2\n"
      "a1 1 hq\n"
      "e5 2 hq\n");
}

TEST(GamePosition, OfEqualTilesTheLaterPlacesWereDrawn) {
  const Position position = position_of("nhx 1;player 1 borgo hand mutant*3,move;player 2 moloch;to-act 1 play drawn mutant,move,mutant");
  EXPECT_EQ(position.players[0].drawn, 0b1110U);
  EXPECT_NE(to_text(position).find(" drawn mutant*2,move"), std::string::npos);
}

TEST(GamePosition, TheSameArmyMayPlayTwice) {
  const Position position =
      position_of("nhx 1;rules standard same-army;player 1 borgo gone mutant*6;player 2 borgo hand mutant;a1 1 hq;e5 2 hq");
  EXPECT_EQ(position.players[0].pile & 0b111111, 0U);
  EXPECT_EQ(position.players[1].pile & 0b111111, 0b111110U);
  EXPECT_EQ(faults_of("nhx 1;player 1 borgo\nplayer 2 borgo"), "2:10 duplicate-army");
}

constexpr std::string_view kPushed =
    "nhx 1\n"
    "rules standard\n"
    "player 1 moloch hp 20 gone push-back\n"
    "player 2 borgo hp 20\n"
    "to-act 2 retreat turn 1 of 1\n"
    "pending 1 push c3 c4\n"
    "a1 1 hq\n"
    "c3 1 blocker n\n"
    "c4 2 mutant s\n"
    "e5 2 hq\n";

TEST(GamePosition, APushWaitsForTheRetreat) {
  const Position position = position_of(kPushed);
  EXPECT_EQ(to_text(position), kPushed);
  EXPECT_EQ(position.phase, Phase::retreat);
  EXPECT_EQ(position.active, 0);
  EXPECT_EQ(position.pending.a, hex("c3"));
  ActionList actions;
  legal_actions(position, actions);
  EXPECT_EQ(actions.size(), 3U);
}

constexpr std::string_view kHit =
    "nhx 1\n"
    "rules standard\n"
    "player 1 moloch hp 20 hand air-strike\n"
    "player 2 borgo hp 20\n"
    "to-act 2 medic turn 1 of 1\n"
    "pending 1 air-strike c3\n"
    "a1 1 hq\n"
    "b1 2 medic ne\n"
    "b2 2 mutant n\n"
    "c2 2 mutant n\n"
    "e5 2 hq\n";

TEST(GamePosition, AnInstantWaitsForTheMedics) {
  const Position position = position_of(kHit);
  EXPECT_EQ(to_text(position), kHit);
  ActionList actions;
  legal_actions(position, actions);
  EXPECT_EQ(actions.size(), 2U);
}

TEST(GamePosition, FaultsOfWhatWaits) {
  const auto with = [](std::string_view text, std::string_view from, std::string_view to) {
    std::string changed(text);
    changed.replace(changed.find(from), from.size(), to);
    return faults_of(changed);
  };
  EXPECT_EQ(with(kPushed, "pending 1 push c3 c4\n", ""), "5:10 missing-pending");
  EXPECT_EQ(with(kPushed, "retreat", "play"), "6:9 nothing-pending");
  EXPECT_EQ(with(kPushed, "push c3 c4", "push c3 e5"), "6:9 bad-pending");
  EXPECT_EQ(with(kPushed, "push c3 c4", "sniper c4"), "6:9 bad-pending");
  EXPECT_EQ(with(kPushed, "1 push c3 c4", "2 push c4 c3"), "6:9 bad-pending");
  EXPECT_EQ(with(kPushed, "to-act 2", "to-act 1"), "5:8 wrong-seat");
  EXPECT_EQ(with(kPushed, "push c3", "psh c3"), "6:11 unknown-word");
  EXPECT_EQ(with(kPushed, "pending 1 push c3 c4", "pending"), "5:10 missing-pending 6:8 missing-word");
  EXPECT_EQ(with(kPushed, "a1 1 hq", "pending 1 push c3 c4"), "7:1 duplicate-line");
  EXPECT_EQ(with(kHit, "hand air-strike", ""), "6:9 bad-pending");
  EXPECT_EQ(with(kHit, "air-strike c3", "air-strike a1"), "6:9 bad-pending");
  EXPECT_EQ(with(kHit, "to-act 2 medic turn 1 of 1", "to-act 1 medic"), "5:8 wrong-seat");
  EXPECT_EQ(with(kHit, "b1 2 medic", "chosen 1 medic b1 b2\nb1 2 medic"), "8:8 illegal-choice");
  EXPECT_EQ(with(kHit, "b1 2 medic", "chosen 2 medic b1 b2\nb1 2 medic"), "8:8 nobody-asked");
  EXPECT_EQ(with(kHit, "b1 2 medic ne", "b1 2 medic s"), "5:10 nobody-asked");
}

TEST(GamePosition, CapturedUnitsAreTurned) {
  const std::string text =
      "nhx 1\nrules standard\nplayer 1 borgo hp 20\nplayer 2 vegas hp 20\nto-act 2 captive turn 5 of 1\ncaptives c3\na1 1 hq\n"
      "c3 1 mutant n\nc4 2 agitator s\ne5 2 hq s\n";
  expect_canonical(text);
  const std::string after_battle =
      "nhx 1\nrules standard\nplayer 1 borgo hp 20\nplayer 2 vegas hp 20\nto-act 2 captive turn 5 of 1\ncaptives c3\n"
      "battle causer 1 segment 0 full-board changed\na1 1 hq\nc3 1 mutant n\nc4 2 agitator s\ne5 2 hq s\n";
  expect_canonical(after_battle);
  EXPECT_EQ(position_of(after_battle).after_battle, 1);
  EXPECT_EQ(position_of(after_battle).cursor.kind, BattleKind::full_board);
}

struct Case {
  std::string_view faults;
  std::string_view text;
};

constexpr Case kCases[] = {
    // what is agreed
    {"2:6 unknown-mode", "nhx 1;player 1 borgo;player 2 moloch\nmode tow"},
    {"2:6 bad-mode", "nhx 1;player 1 borgo;player 2 moloch\nmode loner"},
    {"2:6 bad-mode", "nhx 1;player 1 borgo team 1;player 2 moloch team 1\nmode score"},
    {"2:6 board-and-mode", "nhx 1;board duel;player 1 borgo;player 2 moloch;player 3 vegas\nmode score"},
    {"2:5 missing-word", "nhx 1;player 1 borgo\nmode"},
    {"3:1 duplicate-line", "nhx 1;player 1 borgo;player 2 moloch\nmode two\nmode two"},
    {"2:7 bad-board", "nhx 1;player 1 borgo\nboard duell"},
    // players
    {"2:23 bad-number", "nhx 1\nplayer 1 borgo energy 6"},
    {"2:22 bad-number", "nhx 1;mode score;player 2 moloch\nplayer 1 borgo score 21"},
    {"2:22 not-score", "nhx 1\nplayer 1 borgo score 2"},
    {"2:16 not-over", "nhx 1\nplayer 1 borgo won"},
    {"2:16 not-ending", "nhx 1\nplayer 1 borgo due"},
    {"2:16 not-ending", "nhx 1;ending 1\nplayer 1 borgo rival"},
    {"2:23 duplicate-word", "nhx 1\nplayer 1 borgo terror terror"},
    {"3:6 hq-of-the-eliminated", "nhx 1;player 2 moloch\nplayer 1 borgo out\na1 1 hq"},
    {"1:14 nobody-left", "nhx 1;player 1 borgo hp 0;player 2 moloch hp 0"},
    // whose turn
    {"2:18 bad-seat", "nhx 1;player 1 borgo\nto-act 1 play of x"},
    {"2:18 seat-missing", "nhx 1;player 1 borgo\nto-act 1 play of 2"},
    {"2:18 wrong-seat", "nhx 1;player 1 borgo;player 2 moloch\nto-act 1 play of 2"},
    {"2:21 not-in-hand", "nhx 1;player 1 borgo hand move\nto-act 1 play drawn mutant"},
    {"2:21 not-in-hand", "nhx 1;player 1 borgo hand mutant\nto-act 1 play drawn mutant*2"},
    {"2:22 bad-number", "nhx 1;player 1 borgo\nto-act 1 play played 8"},
    {"2:15 not-in-captive", "nhx 1;player 1 borgo\nto-act 1 play named"},
    {"2:22 duplicate-word", "nhx 1;player 1 borgo\nto-act 1 play redraw redraw"},
    {"2:10 nobody-asked", "nhx 1;player 1 borgo hand mutant*3;a1 1 hq\nto-act 1 draw turn 5"},
    {"2:10 nobody-asked", "nhx 1;player 1 borgo;a1 1 hq\nto-act 1 discard"},
    {"2:10 nobody-asked", "nhx 1;player 1 borgo;a1 1 hq\nto-act 1 setup"},
    {"2:8 wrong-seat", "nhx 1;player 1 borgo;player 2 moloch\nto-act 2 setup"},
    {"2:10 nobody-asked", "nhx 1;player 1 borgo;a1 1 hq\nto-act 1 captive"},
    // how far the game is
    {"2:8 seat-missing", "nhx 1;player 1 borgo\nending 2"},
    {"3:10 misplaced-line", "nhx 1;player 1 borgo\nending 1\novertime 1"},
    {"3:1 duplicate-line", "nhx 1;player 1 borgo\nending 1\nending 1"},
    {"2:9 missing-word", "nhx 1;player 1 borgo\novertime"},
    // captives and marks
    {"2:10 not-captured", "nhx 1;player 1 borgo;player 2 vegas;c3 1 mutant;c4 2 agitator s;to-act 2 captive\ncaptives c4,c3"},
    {"2:13 duplicate-word", "nhx 1;player 1 borgo;player 2 vegas;c3 1 mutant;c4 2 agitator s;to-act 2 captive\ncaptives c3,c3"},
    {"2:10 not-in-captive", "nhx 1;player 1 borgo;player 2 vegas;c3 1 mutant\ncaptives c3"},
    {"2:21 unknown-word", "nhx 1;player 1 borgo\nc3 1 mutant n moved walk"},
    {"2:30 duplicate-word", "nhx 1;player 1 borgo\nc3 1 mutant n moved mobility,mobility"},
    {"2:19 not-in-turn", "nhx 1;player 1 vegas\nc3 1 mine n moved mobility"},
    {"2:1 not-in-battle", "nhx 1;player 1 borgo\nbattle causer 1 segment 1 final"},
};

TEST(GamePosition, EveryFaultHasItsCodeAndPlace) {
  for (const Case& each : kCases) EXPECT_EQ(faults_of(each.text), each.faults) << each.text;
}

TEST(GamePosition, BeforeTheGameNobodyNeedsAnHq) {
  expect_canonical("nhx 1\nrules standard\nplayer 1 borgo hp 20\nplayer 2 moloch hp 20\nto-act 2 setup turn 1\na1 1 hq\n");
  expect_canonical("nhx 1\nrules standard\nplayer 1 vegas hp 20\nplayer 2 moloch hp 20\nto-act 2 setup turn 1\n");
}

Position random_start(Rng& rng) {
  Setup setup;
  const int seats = static_cast<int>(2 + rng.below(3));
  setup.mode = seats == 2 ? Mode::two : seats == 4 ? Mode::team : rng.below(2) == 0 ? Mode::loner : Mode::deathmatch;
  setup.board = static_cast<BoardKind>(rng.below(3));
  setup.rules = kRulesPresets[rng.below(4)].rules;
  if (rng.below(4) == 0) setup.rules.add(RuleOption::reinforcements);
  const u32 first = rng.below(kArmies);
  for (int seat = 0; seat < seats; ++seat) {
    const bool is_first_side = setup.mode == Mode::loner ? seat == 0 : seat % 2 == 0;
    setup.seats.push_back({static_cast<Army>((first + static_cast<u32>(seat)) % kArmies), static_cast<u8>(is_first_side ? 0 : 1)});
  }
  return start_position(setup);
}

// Whole games at random: every position comes back from its texts.
TEST(GamePosition, EveryPositionOfAGameComesBack) {
  static ActionList actions;
  Rng rng(17);
  for (int game = 0; game < 40; ++game) {
    Position position = random_start(rng);
    NoEvents unheard;
    for (int count = 0; count < 500 && position.phase != Phase::over; ++count) {
      ASSERT_EQ(parse_position(to_text(position)).value, position) << to_text(position);
      if (count % 16 == 0) ASSERT_EQ(parse_position(to_json_text(position)).value, position) << to_text(position);
      legal_actions(position, actions);
      apply(position, actions[rng.below(static_cast<u32>(actions.size()))], unheard);
    }
    ASSERT_EQ(parse_position(to_text(position)).value, position) << to_text(position);
  }
}

}  // namespace
}  // namespace nhx
