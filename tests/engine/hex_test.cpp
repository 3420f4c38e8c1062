#include "engine/model/hex.h"

#include <gtest/gtest.h>
#include <vector>

namespace nhx {
namespace {

constexpr Hex kCentre = hex_at({4, 4});

TEST(Hex, the_boards_have_37_and_19_hexes) {
  EXPECT_EQ(kAllHexes.size(), 37);
  EXPECT_EQ(kInnerHexes.size(), 19);
  EXPECT_TRUE(kInnerHexes.has(kCentre));
  EXPECT_EQ(hex_at({1, 5}), kNoHex);
  EXPECT_EQ(hex_at({0, 1}), kNoHex);
}

TEST(Hex, the_neighbours_of_the_centre_go_clockwise_from_north) {
  const std::vector<ColumnLine> expected = {{4, 5}, {5, 5}, {5, 4}, {4, 3}, {3, 3}, {3, 4}};
  for (int d = 0; d < kDirections; ++d) {
    EXPECT_EQ(neighbour(kCentre, direction_at(d)), hex_at(expected[static_cast<std::size_t>(d)]));
  }
}

TEST(Hex, going_back_leads_home) {
  for (const Hex hex : kAllHexes) {
    for (int d = 0; d < kDirections; ++d) {
      const Hex next = neighbour(hex, direction_at(d));
      if (next == kNoHex) continue;
      EXPECT_EQ(neighbour(next, opposite(direction_at(d))), hex);
      EXPECT_TRUE(around(hex).has(next));
    }
  }
}

TEST(Hex, a_ray_is_the_chain_of_neighbours_and_its_nearest_member_is_the_first) {
  for (const Hex hex : kAllHexes) {
    for (int d = 0; d < kDirections; ++d) {
      const Direction direction = direction_at(d);
      HexSet rest = ray(hex, direction);
      for (Hex next = neighbour(hex, direction); next != kNoHex; next = neighbour(next, direction)) {
        ASSERT_TRUE(rest.any());
        EXPECT_EQ(nearest(rest, direction), next);
        rest.remove(next);
      }
      EXPECT_TRUE(rest.none());
    }
  }
}

TEST(Hex, the_small_board_has_28_pairs_on_a_line_in_every_direction) {
  // Lines of 3, 4, 5, 4 and 3 hexes: 3 + 6 + 10 + 6 + 3 ordered pairs in every direction.
  for (int d = 0; d < kDirections; ++d) {
    int pairs = 0;
    for (const Hex hex : kInnerHexes) pairs += (ray(hex, direction_at(d)) & kInnerHexes).size();
    EXPECT_EQ(pairs, 28);
  }
}

TEST(HexSet, walks_its_members_in_the_order_of_their_names) {
  HexSet set;
  set.add(30);
  set.add(2);
  set.add(17);
  const std::vector<Hex> members(set.begin(), set.end());
  EXPECT_EQ(members, (std::vector<Hex>{2, 17, 30}));
  EXPECT_EQ((set - HexSet::of(17)).size(), 2);
}

TEST(HexSet, reachable_follows_steps_to_the_end) {
  const auto north = [](Hex hex) { return beside(hex, Direction::n); };
  EXPECT_EQ(reachable(HexSet::of(kCentre), north), ray(kCentre, Direction::n) | HexSet::of(kCentre));
}

}  // namespace
}  // namespace nhx
