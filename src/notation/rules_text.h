#pragma once

#include <string_view>
#include <vector>

#include "engine/model/rules.h"
#include "notation/reading/lines.h"

// The words of the `rules` line.
namespace nhx {

struct RulesWords {
  std::string_view preset;
  std::vector<std::string_view> options;  // on top of the preset
};

// The preset that explains most, the later one between equals.
RulesWords words_of(const Rules& rules);

// No preset: `standard`.
Rules read_rules(const Word* preset, const std::vector<Word>& options, FaultList& faults);

}  // namespace nhx
