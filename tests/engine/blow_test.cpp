#include "engine/turn/blow.h"

#include <gtest/gtest.h>

#include "engine/turn/duel.h"

namespace nhx {
namespace {

Hex at(int column, int line) { return hex_at({column, line}); }

TEST(Blow, CoversAnAreaWhoeverStandsThere) {
  const Position position;  // the ordinary board, whose middle is column 4, line 4
  const Hex middle = at(4, 4);
  EXPECT_EQ(covered_hexes(position, {.kind = ActionKind::air_strike, .a = middle}), HexSet::of(middle) | around(middle));
  EXPECT_TRUE(covered_hexes(position, {.kind = ActionKind::air_strike, .a = at(4, 6)}).none()) << "not all of it is on the board";
  EXPECT_EQ(covered_hexes(position, {.kind = ActionKind::small_bomb, .a = middle, .b = at(4, 5), .c = at(5, 5)}),
            HexSet::of(middle) | HexSet::of(at(4, 5)) | HexSet::of(at(5, 5)));
  EXPECT_EQ(covered_hexes(position, {.kind = ActionKind::run_laser, .a = at(4, 2), .b = at(4, 5)}),
            HexSet::of(at(4, 3)) | HexSet::of(at(4, 4)));
  EXPECT_EQ(covered_hexes(position, {.kind = ActionKind::sniper, .a = middle}), HexSet::of(middle));
  EXPECT_EQ(covered_hexes(position, {.kind = ActionKind::explode, .a = at(4, 6)}).size(), 4) << "a Clown at the rim: itself and three";
  EXPECT_TRUE(covered_hexes(position, {.kind = ActionKind::end}).none());
}

}  // namespace
}  // namespace nhx
