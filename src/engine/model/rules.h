#pragma once

#include <array>
#include <bit>
#include <initializer_list>
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

// Differences between editions (X: their numbers in docs/rules.md) and variants.
enum class RuleOption : u8 {
  hq_stays_until_battle_ends,  // X1: the destroyed HQ leaves after the Battle, not after the segment
  team_hqs_have_15,            // X2
  unlucky_draw_needs_three,    // X3: only three tiles drawn together and all Instants may be redrawn
  no_unlucky_draw,             // X3
  clown_spares_hqs,            // X5
  push_costs_3,                // X8: the Push Back procedure
  tie_is_a_draw,               // X10: no overtime
  leftovers_may_go,            // X11: with reinforcements tiles may be discarded as one likes
  one_full_board_battle,       // X16: a board still full after its Battle starts no other
  vegas_in_turn,               // X17: Vegas places its HQ in the order of play and not last
  least_damage,                // X23: the loner's game is compared by damage taken
  alternative_start,           // ruling 163
  reinforcements,              // rulings 164, 165
  same_army,                   // ruling 8: several players may choose one army
};

// By RuleOption: its word in notation.
inline constexpr auto kRuleOptionWords = std::to_array<std::string_view>({
    "hq-stays-until-battle-ends",
    "team-hqs-have-15",
    "unlucky-draw-needs-three",
    "no-unlucky-draw",
    "clown-spares-hqs",
    "push-costs-3",
    "tie-is-a-draw",
    "leftovers-may-go",
    "one-full-board-battle",
    "vegas-in-turn",
    "least-damage",
    "alternative-start",
    "reinforcements",
    "same-army",
});
inline constexpr int kRuleOptions = static_cast<int>(kRuleOptionWords.size());
static_assert(static_cast<int>(RuleOption::same_army) + 1 == kRuleOptions);

// The options that are agreed upon; none of them is the preset `standard`: 3.0 with the official FAQ.
class Rules {
 public:
  constexpr Rules() = default;
  constexpr Rules(std::initializer_list<RuleOption> options) {
    for (const RuleOption option : options) add(option);
  }

  [[nodiscard]] constexpr bool has(RuleOption option) const { return (bits_ & bit(option)) != 0; }
  [[nodiscard]] constexpr bool has_all(Rules others) const { return (others.bits_ & ~bits_) == 0; }
  [[nodiscard]] constexpr int count() const { return std::popcount(bits_); }
  constexpr void add(RuleOption option) { bits_ = static_cast<u16>(bits_ | bit(option)); }
  friend constexpr bool operator==(Rules, Rules) = default;

 private:
  static constexpr unsigned bit(RuleOption option) { return 1U << static_cast<unsigned>(option); }

  u16 bits_ = 0;
};
static_assert(sizeof(Rules) == 2 && kRuleOptions <= 16);

struct RulesPreset {
  std::string_view word;
  Rules rules;
};

inline constexpr std::array<RulesPreset, 4> kRulesPresets = {{
    {"standard", {}},
    {"rulebook-3.0",
     {RuleOption::hq_stays_until_battle_ends, RuleOption::team_hqs_have_15, RuleOption::one_full_board_battle, RuleOption::vegas_in_turn}},
    {"year-of-moloch", {RuleOption::hq_stays_until_battle_ends, RuleOption::one_full_board_battle}},
    {"duel",
     {RuleOption::no_unlucky_draw, RuleOption::clown_spares_hqs, RuleOption::tie_is_a_draw, RuleOption::one_full_board_battle,
      RuleOption::vegas_in_turn}},
}};

}  // namespace nhx
