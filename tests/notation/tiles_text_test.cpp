#include "notation/tiles/tiles_text.h"

#include <fstream>
#include <gtest/gtest.h>
#include <sstream>

#include "notation/json.h"

namespace nhx {
namespace {

// The printed facts, written down independently of the armies' tables.
Json printed_facts() {
  const std::ifstream file(NHX_ROOT "/tests/data/tiles.json");
  std::ostringstream text;
  text << file.rdbuf();
  return Json::parse(text.str(), nullptr, false);
}

TEST(TilesText, JsonAgreesWithThePrintedFactsFieldByField) {
  const Json facts = printed_facts();
  const Json tiles = catalogue_json(std::nullopt);
  ASSERT_EQ(facts["armies"].size(), 7U);
  ASSERT_EQ(tiles["armies"].size(), facts["armies"].size());
  for (const auto& [army, list] : facts["armies"].items()) {
    ASSERT_TRUE(tiles["armies"].contains(army));
    const Json& ours = tiles["armies"][army];
    ASSERT_EQ(ours.size(), list.size()) << army;
    for (std::size_t i = 0; i < list.size(); ++i) {
      const std::string where = army + " " + list[i]["tile"].dump();
      EXPECT_EQ(ours[i].size(), list[i].size()) << where;
      for (const auto& [key, value] : list[i].items())
        EXPECT_EQ(nlohmann::json(ours[i][key]).dump(), nlohmann::json(value).dump()) << where << " " << key;
    }
  }
}

TEST(TilesText, OneArmyCanBeAskedFor) {
  const Json json = catalogue_json(Army::vegas);
  EXPECT_EQ(json["armies"].size(), 1U);
  EXPECT_TRUE(json["armies"].contains("vegas"));
  const std::string text = tiles_text(Army::vegas);
  EXPECT_TRUE(text.starts_with("Vegas: 35 tiles\n"));
  EXPECT_EQ(text.find("Moloch"), std::string::npos);
}

constexpr std::string_view kJuggernaut =
    "Juggernaut          Juggernaut              1 x   warrior     (juggernaut)\n"
    "    initiative   1\n"
    "    edges        melee 2, armour | ranged 1 | armour | - | armour | -\n"
    "    toughness    1 (destroyed by 2 wounds)\n";

constexpr std::string_view kVegasHq =
    "    edges        takeover | melee 1 | melee 1 | melee 1 | melee 1 | melee 1\n"
    "    points       20\n";

TEST(TilesText, TheProofSheetNamesEverythingPrinted) {
  const std::string text = tiles_text(std::nullopt);
  for (const std::string_view part :
       {kJuggernaut, kVegasHq, std::string_view("    edges        exit | exit | entry | entry | entry | exit\n"),
        std::string_view("    mobility     yes\n"), std::string_view("    ability      Friends beside it have +1 initiative.\n"),
        std::string_view("    edges        long link | - | - | - | - | -\n")}) {
    EXPECT_NE(text.find(part), std::string::npos) << part;
  }
  for (const ArmySpec& army : kArmySpecs) {
    for (const TileSpec& spec : army.tiles) {
      EXPECT_NE(text.find(spec.name), std::string::npos) << spec.name;
      EXPECT_NE(text.find(spec.name_pl), std::string::npos) << spec.name_pl;
    }
  }
}

TEST(TilesText, EveryAbilityHasASentence) { EXPECT_EQ(tiles_text(std::nullopt).find("ability      \n"), std::string::npos); }

}  // namespace
}  // namespace nhx
