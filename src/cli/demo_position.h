#pragma once

#include <string_view>

// What `nhx demo` shows when no file is named, so that the program alone is enough: a copy of games/rulebook-3.0-battle.nhx.
namespace nhx::cli {

inline constexpr std::string_view kDemoPosition =
    R"(nhx 1
# The example Battle of the 3.0 rulebook, Outpost against Hegemony. Its pictures are lost; these hexes and facings agree with
# everything its text says about the nine turns before and about the Battle. The Sniper has just removed the second Net Fighter,
# which held the Outpost HQ from a3; the Battle tile comes next.
player 1 outpost hand battle gone medic,battle,move*3,sniper
player 2 hegemony gone runner,ganger,net-fighter,battle,move
to-act 1 play turn 9
a1 1 scout se
b1 1 commando n
b3 1 hq
b4 2 net-fighter se
c2 2 boss n
c3 2 runner nw
c4 1 brawler ne
c5 2 officer-1 sw
d3 1 hmg n
d4 1 medic sw
d5 2 hq
e3 2 ganger nw
e4 2 universal-soldier n
e5 1 annihilator nw
)";

}  // namespace nhx::cli
