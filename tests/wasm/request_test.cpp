#include "wasm/request.h"

#include <algorithm>
#include <gtest/gtest.h>

#include "bench/random_position.h"
#include "core/rng.h"
#include "notation/json.h"
#include "notation/position/position_text.h"

namespace nhx {
namespace {

using nlohmann::json;

json ask(const json& request) {
  return json::parse(answer_request(request.dump(-1, ' ', false, json::error_handler_t::replace)), nullptr, false);
}

constexpr const char* kPosition =
    "nhx 1;player 1 borgo hand battle,mutant;player 2 moloch;to-act 1 play;a1 1 hq;e5 2 hq;c3 1 mutant;c4 2 hornet s";

TEST(Answer, BrokenRequestsAreErrors) {
  for (const char* text : {"", "{", "[]", "7", "{}", R"({"ask": 7})", R"({"ask": "dance"})", R"({"ask": "look"})",
                           R"({"ask": "look", "position": 7})", R"({"ask": "aim", "position": "", "action": 7})",
                           R"({"ask": "bench", "quick": "yes"})", "{\"ask\": \"look\", \"position\": \"\xFF\"}"}) {
    const json told = json::parse(answer_request(text), nullptr, false);
    EXPECT_TRUE(told.contains("error")) << text;
  }
  EXPECT_TRUE(json::parse(answer_request(std::string(std::size_t{5} << 20, '[')), nullptr, false).contains("error"));
  EXPECT_TRUE(json::parse(answer_request(std::string(std::size_t{1} << 20, '[')), nullptr, false).contains("error"));
}

TEST(Answer, UnreadablePositionsHaveFaultsAndASentence) {
  for (const char* question : {"look", "aim", "play"}) {
    const json told = ask({{"ask", question}, {"position", "nhx 1;player 1 brogo"}, {"action", "1 end"}});
    EXPECT_EQ(told["illegal"], "unreadable") << question;
    EXPECT_EQ(told["faults"][0]["code"], "unknown-army") << question;
    EXPECT_FALSE(told["sentence"].get<std::string>().empty()) << question;
  }
}

TEST(Answer, PlayChangesThePositionOrSaysWhyNot) {
  const json played = ask({{"ask", "play"}, {"position", kPosition}, {"action", "1 place mutant b2 n"}});
  const json placed = {{"kind", "placed"}, {"hex", "b2"}, {"seat", 1}, {"tile", "mutant"}, {"facing", "n"}};
  EXPECT_EQ(played["events"], json::array({placed}));
  EXPECT_NE(played["view"]["position"].get<std::string>().find("\nb2 1 mutant n\n"), std::string::npos);
  const json refused = ask({{"ask", "play"}, {"position", kPosition}, {"action", "1 place mutant c3 n"}});
  EXPECT_EQ(refused["illegal"], "taken");
}

TEST(Answer, AimLooksAheadWithoutDrawing) {
  const json view = ask({{"ask", "aim"}, {"position", kPosition}, {"action", "1 end"}});
  EXPECT_EQ(view["phase"], "draw");
  EXPECT_EQ(view["units"].size(), 4U);
  EXPECT_EQ(view["actions"], json::array());
  EXPECT_EQ(ask({{"ask", "aim"}, {"position", kPosition}, {"action", "1 place mutant c3 n"}})["illegal"], "taken");
}

TEST(Answer, TheForecastIsOfTheBattleThatTheActionStarts) {
  const auto hornet_falls = [](const json& view) { return view["preview"]["losses"].dump().find("hornet") != std::string::npos; };
  EXPECT_TRUE(hornet_falls(ask({{"ask", "look"}, {"position", kPosition}})));
  EXPECT_TRUE(hornet_falls(ask({{"ask", "aim"}, {"position", kPosition}, {"action", "1 battle"}})));
  EXPECT_TRUE(hornet_falls(ask({{"ask", "aim"}, {"position", kPosition}, {"action", "1 place mutant b2 n"}})));
  EXPECT_TRUE(ask({{"ask", "play"}, {"position", kPosition}, {"action", "1 end"}})["view"]["preview"].is_null());
}

// A comment makes another text of the same position, which nobody can have remembered.
TEST(Answer, WhatIsRememberedChangesNoAnswer) {
  Rng rng(5);
  for (int i = 0; i < 100; ++i) {
    const Deal deal{.armies = {static_cast<Army>(i % kArmies), static_cast<Army>((i + 2) % kArmies)}, .units = 4 + i % 12, .special = true};
    json view = ask({{"ask", "look"}, {"position", to_text(random_position(rng, deal))}});
    for (int move = 0; move < 4 && !view["actions"].empty(); ++move) {
      const std::string position = view["position"];
      const json action = view["actions"][rng.below(static_cast<u32>(view["actions"].size()))];
      const json played = ask({{"ask", "play"}, {"position", position}, {"action", action}});
      const std::string anew = position + "# " + std::to_string(i) + " " + std::to_string(move) + "\n";
      ASSERT_EQ(played, ask({{"ask", "play"}, {"position", anew}, {"action", action}})) << position << action.dump();
      view = played["view"];
    }
  }
}

TEST(Answer, AReplayTellsWhichMoveIsNotPossible) {
  const json told = ask({{"ask", "replay"}, {"start", kPosition}, {"moves", {"1 place mutant b2 n", "1 place mutant b3 n"}}});
  EXPECT_EQ(told["illegal"], "no-such-tile");
  EXPECT_EQ(told["move"], 2);
}

TEST(Answer, SetupsAreCheckedAsAWhole) {
  json setup = {{"mode", "two"},
                {"board", "19"},
                {"preset", "standard"},
                {"options", json::array()},
                {"seats", {{{"army", "borgo"}}, {{"army", "smart"}}}}};
  EXPECT_TRUE(ask({{"ask", "start"}, {"setup", setup}}).contains("position"));
  setup["mode"] = "loner";
  EXPECT_EQ(ask({{"ask", "start"}, {"setup", setup}})["faults"][0]["code"], "number-of-players");
  setup["mode"] = "towo";
  setup["board"] = "20";
  setup["seats"][0]["army"] = "brogo";
  EXPECT_EQ(ask({{"ask", "start"}, {"setup", setup}})["faults"].size(), 3U);
}

TEST(Answer, BotsHaveALevelAndAPlanThatCanBeFollowed) {
  for (const char* level : {"beginner", "novice", "regular", "skilled", "expert", "strongest"}) {
    const json told = ask({{"ask", "bot"}, {"position", kPosition}, {"seed", "3"}, {"level", level}});
    json played = ask({{"ask", "play"}, {"position", kPosition}, {"action", told["action"]}});
    ASSERT_TRUE(played.contains("view")) << level << told.dump();
    for (const json& step : told["plan"]) {
      EXPECT_EQ(step["position"], played["view"]["position"]) << level;
      played = ask({{"ask", "play"}, {"position", step["position"]}, {"action", step["action"]}});
      ASSERT_TRUE(played.contains("view")) << level << step.dump();
    }
  }
  const json usual = ask({{"ask", "bot"}, {"position", kPosition}, {"seed", "3"}});
  EXPECT_EQ(usual, ask({{"ask", "bot"}, {"position", kPosition}, {"seed", "3"}, {"level", "regular"}}));
  for (const json& level : {json("godlike"), json(7), json(nullptr)}) {
    const json told = ask({{"ask", "bot"}, {"position", kPosition}, {"seed", "3"}, {"level", level}});
    ASSERT_TRUE(told.contains("error")) << level.dump();
    EXPECT_NE(told["error"].get<std::string>().find("expert and strongest"), std::string::npos);
  }
}

TEST(Answer, ThinkingIsForReadablePositionsGoodSeedsAndSomebodysTurn) {
  constexpr const char* kBroken = "nhx 1;player 1 brogo";
  constexpr const char* kOver = "nhx 1;player 1 borgo;player 2 moloch;to-act 1 setup";
  for (const char* question : {"bot", "hint", "judge", "chances"}) {
    const json told = ask({{"ask", question}, {"position", kBroken}, {"start", kBroken}, {"actions", json::array()}, {"seed", "3"}});
    EXPECT_TRUE(told.contains("error")) << question;
  }
  for (const char* question : {"bot", "hint", "judge"}) {
    const json told = ask({{"ask", question}, {"position", kPosition}, {"start", kPosition}, {"actions", json::array()}, {"seed", "luck"}});
    EXPECT_TRUE(told.contains("error")) << question;
  }
  for (const char* question : {"hint", "judge"}) {
    const json told = ask({{"ask", question}, {"position", kOver}, {"start", kOver}, {"actions", json::array()}, {"seed", "3"}});
    EXPECT_TRUE(told.contains("error")) << question;
  }
}

TEST(Answer, AHintIsTurnsWithTheirReasonsAndTellsHowFarItIs) {
  const json request = {{"ask", "hint"}, {"position", kPosition}, {"seed", "3"}};
  std::vector<int> heard;
  const json told = json::parse(answer_request(request.dump(), [&](int percent) { heard.push_back(percent); }));
  ASSERT_FALSE(heard.empty());
  EXPECT_EQ(heard.back(), 100);
  ASSERT_EQ(told["turns"].size(), 3U) << told.dump();
  for (const json& turn : told["turns"]) {
    EXPECT_GE(turn["chance"], 0);
    EXPECT_LE(turn["chance"], 10'000);
    EXPECT_EQ(turn["steps"][0]["position"], ask({{"ask", "look"}, {"position", kPosition}})["position"]);
    for (const json& purpose : turn["purposes"]) EXPECT_LT(purpose["step"], turn["steps"].size());
    if (!turn["danger"].is_null()) EXPECT_EQ(turn["danger"]["seat"], 2);
  }
}

TEST(Answer, ATurnIsJudgedAgainstTheBestOne) {
  constexpr const char* kWon = "nhx 1;player 1 borgo hp 2 hand battle;player 2 moloch hp 1;to-act 1 play;a1 1 hq;c3 1 mutant n;c4 2 hq";
  const auto judged = [&](const char* action) {
    return ask({{"ask", "judge"}, {"start", kWon}, {"actions", json::array({action})}, {"seed", "3"}});
  };
  EXPECT_EQ(judged("1 battle")["loss"], 0);
  const json missed = judged("1 end");
  EXPECT_EQ(missed["loss"].get<int>(), missed["best"]["chance"].get<int>() - missed["chance"].get<int>());
  EXPECT_GT(missed["loss"], 1'000);
  EXPECT_EQ(missed["best"]["steps"].back()["action"], "1 battle");
  EXPECT_EQ(judged("1 place mutant b2 n")["illegal"], "no-such-tile") << judged("1 place mutant b2 n").dump();
}

TEST(Answer, ChancesOfTwoSidesAddUp) {
  const json told = ask({{"ask", "chances"}, {"position", kPosition}});
  ASSERT_EQ(told["chances"].size(), 2U);
  const int sum = told["chances"][0]["chance"].get<int>() + told["chances"][1]["chance"].get<int>();
  EXPECT_NEAR(sum, 10'000, 2);
}

TEST(Answer, ThePreviewOfAGameWithScoresTellsPointsGained) {
  const std::string position =
      "nhx 1;mode score;player 1 outpost score 3 hand battle;player 2 borgo;player 3 vegas;to-act 1 play;a1 1 hq;a3 3 hq nw;"
      "e3 1 annihilator n;e5 2 hq";
  const json view = ask({{"ask", "look"}, {"position", position}});
  const json& told = view["preview"];
  EXPECT_EQ(told["score"][0], json({{"seat", 1}, {"now", 3}, {"least", 5}, {"most", 5}, {"first", 5}})) << told.dump();
  EXPECT_EQ(told["hp"][1], json({{"seat", 2}, {"now", 20}, {"least", 20}, {"most", 20}, {"first", 20}})) << told.dump();
  const json played = ask({{"ask", "play"}, {"position", position}, {"action", "1 battle"}});
  const json gained = {{"kind", "score"}, {"seat", 1}, {"points", 5}};
  EXPECT_EQ(std::count(played["events"].begin(), played["events"].end(), gained), 1) << played["events"].dump();
}

// Whatever stands on the board, it can be looked at and fought.
TEST(Answer, CrowdedBoardsOfAllArmies) {
  Rng rng(3);
  for (int i = 0; i < 300; ++i) {
    const Deal deal{.armies = {static_cast<Army>(i % kArmies), static_cast<Army>((i + 1 + i / kArmies % (kArmies - 1)) % kArmies)},
                    .units = 6 + i % 13,
                    .large_board = i % 3 == 0,
                    .special = true};
    const std::string position = to_text(random_position(rng, deal));
    const json view = ask({{"ask", "look"}, {"position", position}});
    ASSERT_EQ(view["position"], position);
    ASSERT_GE(view["units"].size(), static_cast<std::size_t>(deal.units)) << position;
    const json& preview = view["preview"];
    ASSERT_GE(preview["outcomes"].get<int>(), 1) << preview.dump();
    for (const json& hp : preview["hp"]) {
      ASSERT_LE(hp["least"], hp["first"]) << position << preview.dump();
      ASSERT_LE(hp["first"], hp["most"]) << position << preview.dump();
      ASSERT_LE(hp["most"], hp["now"]) << position << preview.dump();
    }
    for (const json& loss : preview["losses"]) {
      if (loss["certain"].get<bool>()) ASSERT_GE(loss["segment"], 0) << position << preview.dump();
    }
  }
}

}  // namespace
}  // namespace nhx
