#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "explain/outcomes.h"
#include "record/differences.h"

namespace nhx {

struct ScenarioBlock {
  std::vector<Placed<Action>> when;
  std::vector<Placed<Event>> events;  // empty: not checked
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

// What differs, in sentences that name the line; empty when the scenario holds. `limit` is for the check `outcomes`.
std::vector<Fault> check_scenario(const Scenario& scenario, std::size_t limit = kOutcomeLimit);

}  // namespace nhx
