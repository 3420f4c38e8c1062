#include <gtest/gtest.h>

#include "texts.h"

namespace nhx {
namespace {

using test::faults_of;
using test::position_of;

TEST(PositionJson, HasTheShapeOfTheSpecification) {
  const Position position = position_of(
      "nhx 1;rules standard clown-spares-hqs;player 1 borgo hand mutant,move gone claws*2;player 2 smart hp 3 top bio-droid;"
      "to-act 1 play turn 9;c3 1 mutant ne;e5 2 hq;c4 2 transporter s wounds 1");
  EXPECT_EQ(test::sorted_json(to_json_text(position)),
            test::sorted_json(R"({"nhx": 1, "rules": "standard", "options": ["clown-spares-hqs"], "mode": "two", "board": 19,
    "players": [{"seat": 1, "army": "borgo", "team": 1, "hp": 20, "energy": 0, "score": 0, "hand": ["mutant", "move"], "gone": ["claws", "claws"], "top": []},
                {"seat": 2, "army": "smart", "team": 2, "hp": 3, "energy": 0, "score": 0, "hand": [], "gone": [], "top": ["bio-droid"]}],
    "to_act": {"seat": 1, "phase": "play", "turn": 9, "of": 1},
    "units": [{"hex": "c3", "seat": 1, "tile": "mutant", "facing": "ne", "wounds": 0},
              {"hex": "c4", "seat": 2, "tile": "transporter", "facing": "s", "wounds": 1},
              {"hex": "e5", "seat": 2, "tile": "hq", "facing": "n", "wounds": 0}]})"));
  EXPECT_EQ(position_of(to_json_text(position)), position);
}

TEST(PositionJson, MostOfItMayBeLeftOut) {
  EXPECT_EQ(position_of(R"({"nhx": 1, "players": [{"seat": 1, "army": "borgo"}], "units": []})"), position_of("nhx 1;player 1 borgo"));
  EXPECT_EQ(
      position_of(R"( {"nhx":1,"players":[{"seat":1,"army":"borgo","gone":["move*2"]}],"units":[{"hex":"c3","seat":1,"tile":"claws"}]})"),
      position_of("nhx 1;player 1 borgo gone move*2;c3 1 claws"));
}

TEST(PositionJson, ABattleHasItsAnswers) {
  const Position position = position_of(
      "nhx 1;player 1 moloch;player 2 hegemony;to-act 2 battle;battle causer 2 segment 2;chosen 2 order 1;chosen 1 hold c3;"
      "b4 2 quartermaster se;c3 1 clown n;c4 2 thug s;e5 2 ganger spent 3 extra 1 converted");
  const auto json = nlohmann::json::parse(to_json_text(position), nullptr, false);
  EXPECT_EQ(json["battle"].dump(),
            test::sorted_json(R"({"causer": 2, "segment": 2, "kind": "played", "chosen": ["2 order 1", "1 hold c3"]})"));
  EXPECT_EQ(json["units"][3].dump(), test::sorted_json(R"({"hex": "e5", "seat": 2, "tile": "ganger", "facing": "n", "wounds": 0,
                                                          "spent": [3], "extra": 1, "converted": true})"));
  EXPECT_EQ(position_of(to_json_text(position)), position);
}

// Everything that a position can hold beside units, in both views.
TEST(PositionJson, TheWholeGameHasItsWords) {
  const Position position = position_of(
      "nhx 1;rules duel same-army;mode deathmatch;board duel;player 1 borgo energy 4 hand mutant*2,move terror;"
      "player 2 borgo out hp 0;player 3 vegas due rival;to-act 3 captive of 1 turn 30 drawn mutant redraw played 2 hq-turned;overtime 3;"
      "captives c4;c3 1 mutant moved mobility,hq;c4 1 claws;c5 3 agitator s");
  EXPECT_EQ(position_of(to_json_text(position)), position);
  EXPECT_EQ(test::sorted_json(to_json_text(position)), test::sorted_json(R"({"nhx": 1, "rules": "duel", "options": ["same-army"],
    "mode": "deathmatch", "board": "duel",
    "players": [{"seat": 1, "army": "borgo", "team": 1, "hp": 20, "energy": 4, "score": 0, "hand": ["mutant", "mutant", "move"],
                 "gone": [], "top": [], "terror": true},
                {"seat": 2, "army": "borgo", "team": 2, "hp": 0, "energy": 0, "score": 0, "hand": [], "gone": [], "top": [], "out": true},
                {"seat": 3, "army": "vegas", "team": 3, "hp": 20, "energy": 0, "score": 0, "hand": [], "gone": [], "top": [],
                 "due": true, "rival": true}],
    "to_act": {"seat": 3, "phase": "captive", "turn": 30, "of": 1, "drawn": ["mutant"], "redraw": true, "played": 2, "hq_turned": true},
    "overtime": 3, "captives": ["c4"],
    "units": [{"hex": "c3", "seat": 1, "tile": "mutant", "facing": "n", "wounds": 0, "moved": ["mobility", "hq"]},
              {"hex": "c4", "seat": 1, "tile": "claws", "facing": "n", "wounds": 0},
              {"hex": "c5", "seat": 3, "tile": "agitator", "facing": "s", "wounds": 0}]})"));
}

TEST(PositionJson, AnActionThatWaitsHasItsAnswers) {
  const Position position = position_of(
      "nhx 1;player 1 moloch hand air-strike;player 2 borgo;to-act 2 medic of 1;pending 1 air-strike c3;"
      "a1 1 hq;b1 2 medic ne;b2 2 mutant;c2 2 mutant;e5 2 hq");
  const auto json = nlohmann::json::parse(to_json_text(position), nullptr, false);
  EXPECT_EQ(json["pending"], "1 air-strike c3");
  EXPECT_EQ(json["chosen"].size(), 0U);
  EXPECT_EQ(position_of(to_json_text(position)), position);
}

struct Case {
  std::string_view code;
  std::string_view path;  // with which the sentence starts
  std::string_view text;
};

constexpr Case kCases[] = {
    {"unknown-version", "nhx: ", R"({"nhx":2,"players":[{"seat":1,"army":"borgo"}],"units":[]})"},
    {"missing-key", "The key 'nhx'", R"({"players":[{"seat":1,"army":"borgo"}],"units":[]})"},
    {"missing-key", "The key 'units'", R"({"nhx":1,"players":[{"seat":1,"army":"borgo"}]})"},
    {"unknown-key", "There is no key 'unit' here. Did you mean 'units'?",
     R"({"nhx":1,"players":[{"seat":1,"army":"borgo"}],"units":[],"unit":[]})"},
    {"bad-type", "rules: ", R"({"nhx":1,"rules":3,"players":[{"seat":1,"army":"borgo"}],"units":[]})"},
    {"bad-type", "board: ", R"({"nhx":1,"board":19.0,"players":[{"seat":1,"army":"borgo"}],"units":[]})"},
    {"bad-board", "board: ", R"({"nhx":1,"board":-19,"players":[{"seat":1,"army":"borgo"}],"units":[]})"},
    {"bad-type", "players[1]: ", R"({"nhx":1,"players":[{"seat":1,"army":"borgo"},3],"units":[]})"},
    {"unknown-army", "players[0].army: ", R"({"nhx":1,"players":[{"seat":1,"army":"brogo"}],"units":[]})"},
    {"bad-seat", "players[1].seat: ", R"({"nhx":1,"players":[{"seat":1,"army":"borgo"},{"seat":9,"army":"smart"}],"units":[]})"},
    {"unknown-tile", "players[0].hand[1]: ", R"({"nhx":1,"players":[{"seat":1,"army":"borgo","hand":["mutant","x"]}],"units":[]})"},
    {"bad-hand", "players[0].hand: ", R"({"nhx":1,"players":[{"seat":1,"army":"borgo","hand":["mutant*6","claws"]}],"units":[]})"},
    {"bad-type", "to_act: ", R"({"nhx":1,"players":[{"seat":1,"army":"borgo"}],"to_act":1,"units":[]})"},
    {"seat-missing", "to_act.seat: ", R"({"nhx":1,"players":[{"seat":1,"army":"borgo"}],"to_act":{"seat":2,"phase":"play"},"units":[]})"},
    {"unknown-tile",
     "units[0].tile: ", R"({"nhx":1,"players":[{"seat":1,"army":"borgo"}],"units":[{"hex":"c3","seat":1,"tile":"mutnt"}]})"},
    {"bad-hex", "units[0].hex: ", R"({"nhx":1,"players":[{"seat":1,"army":"borgo"}],"units":[{"hex":"c9","seat":1,"tile":"mutant"}]})"},
    {"bad-type", "units[0].converted: ",
     R"({"nhx":1,"players":[{"seat":1,"army":"borgo"}],"units":[{"hex":"c3","seat":1,"tile":"mutant","converted":1}]})"},
    {"bad-type", "players[0].terror: ", R"({"nhx":1,"players":[{"seat":1,"army":"borgo","terror":1}],"units":[]})"},
    {"bad-type", "board: ", R"({"nhx":1,"board":[19],"players":[{"seat":1,"army":"borgo"}],"units":[]})"},
    {"unknown-mode", "mode: ", R"({"nhx":1,"mode":"tow","players":[{"seat":1,"army":"borgo"}],"units":[]})"},
    {"bad-type", "ending: ", R"({"nhx":1,"ending":"1","players":[{"seat":1,"army":"borgo"}],"units":[]})"},
    {"bad-hex", "captives[0]: ",
     R"({"nhx":1,"captives":["z1"],"players":[{"seat":1,"army":"borgo"}],"to_act":{"seat":1,"phase":"captive"},"units":[]})"},
    {"bad-action", "pending: ", R"({"nhx":1,"pending":"","players":[{"seat":1,"army":"borgo"}],"units":[]})"},
    {"not-in-battle", "battle: ", R"({"nhx":1,"players":[{"seat":1,"army":"borgo"}],"battle":{"causer":1,"segment":2},"units":[]})"},
    {"bad-action", "battle.chosen[0]: ",
     R"({"nhx":1,"players":[{"seat":1,"army":"borgo"}],"battle":{"causer":1,"segment":2,"chosen":["a;b"]},"to_act":{"seat":1,"phase":"battle"},"units":[]})"},
};

TEST(PositionJson, FaultsNameThePath) {
  for (const Case& each : kCases) {
    const Parsed<Position> parsed = parse_position(each.text);
    ASSERT_EQ(parsed.faults.size(), 1U) << each.text << "\n" << test::places(parsed.faults);
    EXPECT_EQ(parsed.faults[0].code, each.code) << each.text;
    EXPECT_EQ(parsed.faults[0].sentence.substr(0, each.path.size()), each.path) << each.text;
    EXPECT_EQ(parsed.faults[0].line, 0);
    EXPECT_EQ(parsed.faults[0].column, 0);
  }
}

TEST(PositionJson, BrokenJsonSaysWhere) {
  EXPECT_EQ(faults_of("{\"nhx\": 1,\n \"players\": [}"), "2:14 bad-json");
  EXPECT_EQ(faults_of("{"), "1:2 bad-json");
  EXPECT_EQ(faults_of("{\"nhx\":\"\xff\"}"), "1:9 bad-json");
}

}  // namespace
}  // namespace nhx
