#include "engine/apply.h"
#include "notation/action_text.h"

#include "record/scenario.h"

namespace nhx {

namespace {

class Checker {
 public:
  Checker(const Scenario& scenario, std::size_t limit) : scenario_(scenario), position_(scenario.position), limit_(limit) {}

  std::vector<Fault> check() {
    for (const ScenarioBlock& block : scenario_.blocks) {
      EventLog log;
      if (!act(block, log)) break;
      if (!block.events.empty()) compare(block, log.events);
      const Inspector inspector(position_, limit_);
      for (const Check& check : block.then) {
        const std::string difference = inspector.difference(check);
        if (!difference.empty()) fault(check.line, "check-failed", in_quotes(check.text) + " does not hold. " + difference);
      }
    }
    return std::move(faults_);
  }

 private:
  void fault(int line, const std::string& code, const std::string& sentence) { faults_.push_back({line, 1, code, sentence}); }

  bool act(const ScenarioBlock& block, EventLog& log) {
    for (const auto& [action, line] : block.when) {
      const Illegal reason = why_illegal(position_, action);
      if (reason != Illegal::none) {
        fault(line, "illegal-action",
              in_quotes(to_text(action, position_.large_board())) + " is not possible here. " + std::string(sentence(reason)));
        return false;
      }
      apply(position_, action, log);
    }
    return true;
  }

  void compare(const ScenarioBlock& block, const std::vector<Event>& happened) {
    const EventDifference found = difference(block.events, happened, position_.large_board());
    if (!found.sentence.empty()) fault(found.line, "events-differ", found.sentence);
  }

  const Scenario& scenario_;
  Position position_;
  std::size_t limit_;
  std::vector<Fault> faults_;
};

}  // namespace

std::vector<Fault> check_scenario(const Scenario& scenario, std::size_t limit) { return Checker(scenario, limit).check(); }

}  // namespace nhx
