#include "notation/rules_text.h"

#include <algorithm>
#include <bit>

namespace nhx {

namespace {

constexpr int kOptions = 14;
using OptionBits = u16;  // bit i for the option of word i

constexpr std::array<std::string_view, kOptions> kOptionWords = {"hq-stays-until-battle-ends",
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
                                                                 "same-army"};

constexpr std::array<u16, kOptions> values_of(const Rules& rules) {
  return {rules.hq_stays_until_battle_ends,
          rules.team_hqs_have_15,
          rules.unlucky_draw_needs_three,
          rules.no_unlucky_draw,
          rules.clown_spares_hqs,
          rules.push_costs_3,
          rules.tie_is_a_draw,
          rules.leftovers_may_go,
          rules.one_full_board_battle,
          rules.vegas_in_turn,
          rules.least_damage,
          rules.alternative_start,
          rules.reinforcements,
          rules.same_army};
}

constexpr OptionBits bits_of(const Rules& rules) {
  const std::array<u16, kOptions> values = values_of(rules);
  unsigned bits = 0;
  for (std::size_t i = 0; i < kOptions; ++i) bits |= unsigned{values[i]} << i;
  return static_cast<OptionBits>(bits);
}

constexpr Rules rules_of(OptionBits bits) {
  const auto bit = [bits](int index) { return static_cast<u16>((bits >> index) & 1U); };
  Rules rules;
  rules.hq_stays_until_battle_ends = bit(0) & 1U;
  rules.team_hqs_have_15 = bit(1) & 1U;
  rules.unlucky_draw_needs_three = bit(2) & 1U;
  rules.no_unlucky_draw = bit(3) & 1U;
  rules.clown_spares_hqs = bit(4) & 1U;
  rules.push_costs_3 = bit(5) & 1U;
  rules.tie_is_a_draw = bit(6) & 1U;
  rules.leftovers_may_go = bit(7) & 1U;
  rules.one_full_board_battle = bit(8) & 1U;
  rules.vegas_in_turn = bit(9) & 1U;
  rules.least_damage = bit(10) & 1U;
  rules.alternative_start = bit(11) & 1U;
  rules.reinforcements = bit(12) & 1U;
  rules.same_army = bit(13) & 1U;
  return rules;
}

constexpr bool every_bit_comes_back() {
  for (int i = 0; i < kOptions; ++i) {
    if (bits_of(rules_of(static_cast<OptionBits>(1U << i))) != 1U << i) return false;
  }
  return true;
}
static_assert(every_bit_comes_back());

OptionBits read_preset(const Word& word, FaultList& faults) {
  std::vector<std::string_view> words;
  for (const RulesPreset& preset : kRulesPresets) {
    if (preset.word == word.text) return bits_of(preset.rules);
    words.push_back(preset.word);
  }
  faults.add(word, "unknown-rules", "There are no rules " + in_quotes(word.text) + "; 'standard' are." + suggestion(word.text, words));
  return 0;
}

}  // namespace

RulesWords words_of(const Rules& rules) {
  const unsigned all = bits_of(rules);
  const RulesPreset* best = kRulesPresets.data();
  for (const RulesPreset& preset : kRulesPresets) {
    const unsigned explained = bits_of(preset.rules);
    if ((explained & ~all) == 0 && std::popcount(explained) >= std::popcount(unsigned{bits_of(best->rules)})) best = &preset;
  }
  RulesWords words{.preset = best->word, .options = {}};
  const unsigned rest = all & ~unsigned{bits_of(best->rules)};
  for (std::size_t i = 0; i < kOptions; ++i) {
    if (((rest >> i) & 1) != 0) words.options.push_back(kOptionWords[i]);
  }
  return words;
}

Rules read_rules(const Word* preset, const std::vector<Word>& options, FaultList& faults) {
  const unsigned implied = preset != nullptr ? read_preset(*preset, faults) : 0U;
  unsigned named = 0;
  for (const Word& word : options) {
    const auto option = std::find(kOptionWords.begin(), kOptionWords.end(), word.text) - kOptionWords.begin();
    if (option == kOptions) {
      faults.add(word, "unknown-option",
                 "There is no option " + in_quotes(word.text) + " of the rules." +
                     suggestion(word.text, {kOptionWords.begin(), kOptionWords.end()}));
      continue;
    }
    const unsigned bit = 1U << option;
    if ((named & bit) != 0) faults.add(word, "duplicate-word", "The option " + in_quotes(word.text) + " stands twice.");
    named |= bit;
  }
  return rules_of(static_cast<OptionBits>(implied | named));
}

}  // namespace nhx
