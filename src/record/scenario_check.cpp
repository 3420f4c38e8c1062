#include "engine/apply.h"
#include "record/scenario.h"

namespace nhx {

namespace {

// The block's actions, carried out; why one of them is impossible, and then those behind it are not.
std::optional<Fault> carry_out(const ScenarioBlock& block, Position& position, EventLog& log) {
  for (const auto& [action, line] : block.when) {
    if (std::optional<Fault> fault = why_impossible(position, action, line)) return fault;
    apply(position, action, log);
  }
  return std::nullopt;
}

}  // namespace

std::vector<Fault> check_scenario(const Scenario& scenario, std::size_t limit) {
  std::vector<Fault> faults;
  const auto add = [&](std::optional<Fault> fault) {
    if (fault) faults.push_back(std::move(*fault));
  };
  Position position = scenario.position;
  for (const ScenarioBlock& block : scenario.blocks) {
    EventLog log;
    if (std::optional<Fault> fault = carry_out(block, position, log)) {
      add(std::move(fault));
      break;
    }
    if (!block.events.empty()) add(difference(block.events, log.events, position.large_board()));
    const Inspector inspector(position, limit);
    for (const Check& check : block.then) add(difference(check, inspector));
  }
  return faults;
}

}  // namespace nhx
