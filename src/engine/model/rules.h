#pragma once

#include <array>
#include <string_view>

#include "core/integers.h"

// What can be agreed before a game: mode, board, and the differences between editions.
namespace nhx {

enum class Mode : u8 {
  two,         // one against one
  deathmatch,  // three to six, everybody for himself
  score,       // the same, counting the damage one does
  loner,       // seat 1 against the team of seats 2 and 3; he plays every other turn
  team,        // two against two, seats 1 and 3 against 2 and 4
};
inline constexpr int kModes = 5;

enum class BoardKind : u8 {
  small,  // the 19 inner hexes
  large,  // all 37
  duel,   // 19 with seven terminals
};

// All zero is the preset `standard`: 3.0 with the official FAQ.
struct Rules {
  u16 hq_stays_until_battle_ends : 1 = 0;  // X1: the destroyed HQ leaves after the Battle, not after the segment
  u16 team_hqs_have_15 : 1 = 0;            // X2
  u16 unlucky_draw_needs_three : 1 = 0;    // X3: only three tiles drawn together and all Instants may be drawn anew
  u16 no_unlucky_draw : 1 = 0;             // X3
  u16 clown_spares_hqs : 1 = 0;            // X5
  u16 push_costs_3 : 1 = 0;                // X8: the Push Back procedure
  u16 tie_is_a_draw : 1 = 0;               // X10: no overtime
  u16 leftovers_may_go : 1 = 0;            // X11: with reinforcements tiles may be discarded as one likes
  u16 one_full_board_battle : 1 = 0;       // X16: a board still full after its Battle starts no other
  u16 vegas_in_turn : 1 = 0;               // X17: Vegas places its HQ in the order of play and not last
  u16 least_damage : 1 = 0;                // X23: the loner's game is compared by damage taken
  u16 alternative_start : 1 = 0;           // ruling 163
  u16 reinforcements : 1 = 0;              // rulings 164, 165
  u16 same_army : 1 = 0;                   // ruling 8: several players may choose one army
  friend constexpr bool operator==(const Rules&, const Rules&) = default;
};
static_assert(sizeof(Rules) == 2);

struct RulesPreset {
  std::string_view word;
  Rules rules;
};

inline constexpr std::array<RulesPreset, 4> kRulesPresets = {{
    {"standard", {}},
    {"rulebook-3.0", {.hq_stays_until_battle_ends = 1, .team_hqs_have_15 = 1, .one_full_board_battle = 1, .vegas_in_turn = 1}},
    {"year-of-moloch", {.hq_stays_until_battle_ends = 1, .one_full_board_battle = 1}},
    {"duel", {.no_unlucky_draw = 1, .clown_spares_hqs = 1, .tie_is_a_draw = 1, .one_full_board_battle = 1, .vegas_in_turn = 1}},
}};

}  // namespace nhx
