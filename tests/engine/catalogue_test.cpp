#include <gtest/gtest.h>
#include <set>

#include "engine/model/facts.h"

namespace nhx {
namespace {

TEST(Catalogue, every_army_has_35_tiles_with_the_hq_first) {
  int types = 0;
  for (std::size_t i = 0; i < kArmies; ++i) {
    const Army army = static_cast<Army>(i);
    int copies = 0;
    std::set<std::string_view> words;
    for (const TileSpec& spec : spec_of(army).tiles) {
      copies += spec.copies;
      words.insert(spec.word);
      ++types;
    }
    EXPECT_EQ(copies, kArmyTiles) << spec_of(army).word;
    EXPECT_EQ(words.size(), spec_of(army).tiles.size());
    EXPECT_EQ(spec_of(hq_of(army)).kind, TileKind::hq);
    EXPECT_EQ(army_of(hq_of(army)), army);
    EXPECT_EQ(pile_tiles(army).back(), tile_named(army, spec_of(army).tiles.back().word));
  }
  EXPECT_EQ(types, kTileTypes);
}

TEST(Catalogue, facts_repeat_what_is_printed) {
  for (TileId tile = 1; tile <= kTileTypes; ++tile) {
    const TileSpec& spec = spec_of(tile);
    const TileFacts& facts = facts_of(tile);
    for (std::size_t i = 0; i < spec.edges.size(); ++i) {
      const Edge& edge = spec.edges[i];
      const auto bit = [&](EdgeBits bits) { return ((bits >> i) & 1) != 0; };
      EXPECT_EQ(facts.melee_strength[i], edge.melee);
      EXPECT_EQ(bit(facts.ranged), edge.ranged > 0);
      if (edge.ranged > 0) EXPECT_EQ(facts.ranged_strength, edge.ranged) << spec.name << " shoots with two strengths";
      EXPECT_EQ(bit(facts.gauss), edge.gauss);
      EXPECT_EQ(bit(facts.armor), edge.armor);
      EXPECT_EQ(bit(facts.net), edge.net);
      EXPECT_EQ(bit(facts.takeover), edge.takeover);
    }
    EXPECT_EQ(facts.has(Trait::netter), facts.net != 0);
    EXPECT_EQ(facts.has(Trait::acts_in_2), (spec.initiative & 0b100) != 0);
  }
}

TEST(Catalogue, turning_a_tile_turns_its_edges) {
  EXPECT_EQ(on_board(0b000001, Direction::n), 0b000001);
  EXPECT_EQ(on_board(0b000001, Direction::se), 0b000100);
  EXPECT_EQ(on_board(0b100001, Direction::nw), 0b110000);
  EXPECT_TRUE(points(0b100001, Direction::ne, Direction::n));
}

TEST(Catalogue, hqs_other_than_vegas_are_round) {
  for (std::size_t i = 0; i < kArmies; ++i) {
    const Army army = static_cast<Army>(i);
    EXPECT_EQ(is_round(hq_of(army)), army != Army::vegas);
  }
  EXPECT_FALSE(is_round(tile_named(Army::borgo, "mutant")));
}

}  // namespace
}  // namespace nhx
