#include "notation/rules_text.h"

#include <optional>

namespace nhx {

namespace {

Rules read_preset(const Word& word, FaultList& faults) {
  std::vector<std::string_view> words;
  for (const RulesPreset& preset : kRulesPresets) {
    if (preset.word == word.text) return preset.rules;
    words.push_back(preset.word);
  }
  faults.add(word, "unknown-rules", "There are no rules " + in_quotes(word.text) + "; 'standard' are." + suggestion(word.text, words));
  return {};
}

std::optional<RuleOption> read_option(const Word& word, FaultList& faults) {
  for (std::size_t i = 0; i < kRuleOptionWords.size(); ++i) {
    if (kRuleOptionWords[i] == word.text) return static_cast<RuleOption>(i);
  }
  faults.add(word, "unknown-option",
             "There is no option " + in_quotes(word.text) + " of the rules." +
                 suggestion(word.text, {kRuleOptionWords.begin(), kRuleOptionWords.end()}));
  return std::nullopt;
}

}  // namespace

RulesWords words_of(const Rules& rules) {
  const RulesPreset* best = kRulesPresets.data();
  for (const RulesPreset& preset : kRulesPresets) {
    if (rules.has_all(preset.rules) && preset.rules.count() >= best->rules.count()) best = &preset;
  }
  RulesWords words{.preset = best->word, .options = {}};
  for (int i = 0; i < kRuleOptions; ++i) {
    const auto option = static_cast<RuleOption>(i);
    if (rules.has(option) && !best->rules.has(option)) words.options.push_back(kRuleOptionWords[static_cast<std::size_t>(i)]);
  }
  return words;
}

Rules read_rules(const Word* preset, const std::vector<Word>& options, FaultList& faults) {
  Rules rules = preset != nullptr ? read_preset(*preset, faults) : Rules{};
  Rules named;
  for (const Word& word : options) {
    const std::optional<RuleOption> option = read_option(word, faults);
    if (!option) continue;
    if (named.has(*option)) faults.add(word, "duplicate-word", "The option " + in_quotes(word.text) + " stands twice.");
    named.add(*option);
    rules.add(*option);
  }
  return rules;
}

}  // namespace nhx
