#include "ai/search/carry_out.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include "notation/action_text.h"
#include "notation/position/position_text.h"

namespace nhx {
namespace {

// Agitators of both sides that free and capture each other: the facings that promise most go round and round for ever here, and another
// one must be found. The alarm ends the test if it is not.
TEST(CarryOut, CaptivesAreNotTurnedForEver) {
  const Parsed<Position> position = parse_position(R"(nhx 1
rules standard same-army
player 1 vegas hp 20 hand battle gone bodyguard*2,saboteur,scout,mine,rotation*2,push-back*3,castling,move,sniper
player 2 vegas hp 20 hand agitator,medic gone guard,scout,mine,battle*4,rotation,push-back,castling,move*2
to-act 2 play turn 14
a1 1 scout ne
a3 2 guard n
b2 1 hq ne
b4 1 guard ne
c1 2 bodyguard n
c4 2 agitator se
c5 2 marksman s
d3 1 agitator se
d4 1 agitator s
d5 2 hq s
e3 1 agitator n
e4 2 saboteur
e5 2 marksman nw
)");
  ASSERT_TRUE(position.ok());
  const Parsed<Action> place = parse_action("2 place agitator c3 n", *position.value);
  ASSERT_TRUE(place.ok());
  Position after = *position.value;
  alarm(60);
  carry_out(after, *place.value);
  alarm(0);
  EXPECT_TRUE(is_free(after));
  EXPECT_EQ(after.captives.size(), 0);
}

}  // namespace
}  // namespace nhx
