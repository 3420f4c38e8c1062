#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/action.h"
#include "engine/event.h"
#include "notation/fault.h"

namespace nhx {

struct Check {
  int line = 0;
  std::string text;  // one of the checks of docs/notation.md, blanks squeezed
};

struct ScenarioBlock {
  std::vector<Action> when;
  std::vector<Event> events;  // empty: not checked
  std::vector<Check> then;
  int line = 0;
};

struct Scenario {
  std::string name;
  std::vector<std::string> sources;  // "ruling 37"
  Position position;
  std::vector<ScenarioBlock> blocks;
};

Parsed<Scenario> parse_scenario(std::string_view text);
std::string to_text(const Scenario& scenario);

// What differs, in sentences that name the line; empty when the scenario holds.
std::vector<Fault> check_scenario(const Scenario& scenario);

}  // namespace nhx
