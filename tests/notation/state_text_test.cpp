#include "notation/state_text.h"

#include <gtest/gtest.h>

#include "texts.h"

namespace nhx {
namespace {

using test::position_of;

constexpr std::string_view kPosition =
    "nhx 1;player 1 borgo;player 2 outpost;player 3 vegas\n"
    "a1 1 hq;a2 1 mutant n;b2 1 scout nw;b3 1 medic sw;b4 1 net-fighter se\n"
    "c4 2 commando n;d4 2 scoper;e5 2 hq;d5 3 medic s;e3 3 agitator nw;d3 1 super-mutant n wounds 1";

nlohmann::json unit_at(std::string_view hex) {
  const auto json = nlohmann::json::parse(state_json_text(position_of(kPosition)), nullptr, false);
  for (const auto& unit : json["units"]) {
    if (unit["hex"] == hex) return unit;
  }
  return {};
}

std::string field(std::string_view hex, const char* key) { return unit_at(hex)[key].dump(); }
std::string first_reason(std::string_view hex) { return unit_at(hex)["why"][0].get<std::string>(); }

TEST(StateText, JsonHasAllFields) {
  EXPECT_EQ(unit_at("a2").dump(),
            test::sorted_json(R"({"hex": "a2", "seat": 1, "tile": "mutant", "facing": "n", "wounds": 0, "controller": 1,
      "netted": false, "netted_by": [], "initiative": [4], "printed_initiative": [2], "melee": 0, "ranged": 0, "medics": ["b3"],
      "linked": [], "scoped_by": null,
      "why": ["Borgo HQ a1 gives it +1 initiative.", "Scout b2 gives it +1 initiative.", "Medic b3 saves it from one attack."]})"));
}

TEST(StateText, NetsControlAndScopingAreExplained) {
  EXPECT_EQ(field("c4", "netted"), "true");
  EXPECT_EQ(field("c4", "netted_by"), R"(["b4"])");
  EXPECT_EQ(first_reason("c4"), "Net Fighter b4 nets it; it can do nothing.");
  EXPECT_EQ(field("d3", "controller"), "3");
  EXPECT_EQ(first_reason("d3"), "Vegas controls it through Agitator e3.");
  EXPECT_EQ(field("d5", "scoped_by"), "2");
  EXPECT_EQ(first_reason("d5"), "It works for Outpost because of Scoper d4.");
  EXPECT_EQ(field("d5", "linked"), R"(["d4"])");
}

TEST(StateText, TheTextSaysTheSame) {
  const std::string text = state_text(position_of(kPosition));
  for (const std::string_view part :
       {"a2  Mutant, Borgo (seat 1), facing n\n    initiative 4 (printed 2)\n    - Borgo HQ a1 gives it +1 initiative.\n",
        "d3  Super Mutant, Borgo (seat 1), facing n, 1 wound\n    controlled by seat 3; initiative 2\n", "    netted; initiative 3\n",
        "    scoped by seat 2\n    - It works for Outpost because of Scoper d4.\n"}) {
    EXPECT_NE(text.find(part), std::string::npos) << part << "\n" << text;
  }
}

TEST(StateText, NetsThatDoNotWorkAreExplained) {
  const std::string pair = state_text(position_of("nhx 1;player 1 borgo;player 2 hegemony;c3 1 net-fighter n;c4 2 net-fighter s"));
  EXPECT_NE(pair.find("Its net and that of Net Fighter c4 cancel each other."), std::string::npos) << pair;
  const std::string chain =
      state_text(position_of("nhx 1;player 1 borgo;player 2 hegemony;c2 1 net-fighter n;c3 2 net-fighter n;c4 1 mutant"));
  EXPECT_NE(chain.find("Net Fighter c3 does not net it, being netted itself."), std::string::npos) << chain;
  const std::string face = state_text(position_of("nhx 1;player 1 borgo;player 2 vegas;c3 1 net-fighter n;c4 2 agitator s"));
  EXPECT_NE(face.find("Vegas controls it through Agitator c4."), std::string::npos) << face;
}

TEST(StateText, AnEmptyBoardIsSaid) { EXPECT_EQ(state_text(position_of("nhx 1;player 1 borgo")), "There is no unit on the board.\n"); }

}  // namespace
}  // namespace nhx
