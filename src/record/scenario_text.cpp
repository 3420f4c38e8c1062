#include "notation/action_text.h"
#include "record/scenario.h"
#include "record/titled_text.h"

namespace nhx {

namespace {

// The lines of one `when` ... `then` ... until the position is known.
struct BlockDraft {
  const Word* when = nullptr;
  const Word* then = nullptr;
  std::vector<Line> actions;
  std::vector<Line> checks;
};

class ScenarioReader {
 public:
  ScenarioReader(const Lines& lines, FaultList& faults) : faults_(faults), reader_(lines, "scenario", faults) {}

  Scenario read() {
    reader_.for_each_line([&](const Line& line, std::size_t index) { read_line(line, index); });
    scenario_.name = reader_.take_name();
    if (reader_.has_name() && scenario_.sources.empty()) {
      reader_.add_fault("missing-source", "A scenario says where its rule is from: 'source ruling 37'.");
    }
    scenario_.position = reader_.position();
    if (blocks_.empty()) reader_.add_fault("missing-then", "A scenario has a 'then' with something to check.");
    for (const BlockDraft& block : blocks_) scenario_.blocks.push_back(read_block(block));
    return std::move(scenario_);
  }

 private:
  void read_line(const Line& line, std::size_t index) {
    const std::string_view first = line[0].text;
    if (first == "scenario") {
      reader_.read_name(line, index);
    } else if (first == "source") {
      read_source(line, index);
    } else if (first == "when" || first == "then") {
      start_part(line);
    } else if (!blocks_.empty()) {
      (blocks_.back().then != nullptr ? blocks_.back().checks : blocks_.back().actions).push_back(line);
    } else if (!reader_.read_position_part(line)) {
      std::vector<std::string_view> known = position_keywords();
      known.insert(known.end(), {"scenario", "source", "when", "then"});
      faults_.add(line[0], "unknown-word", "No line of a scenario starts with " + in_quotes(first) + "." + suggestion(first, known));
    }
  }

  void read_source(const Line& line, std::size_t index) {
    reader_.expect_below_title(line, index);
    WordReader words(line, faults_);
    words.take("source");
    if (words.next("a source ('ruling 37')") != nullptr) scenario_.sources.push_back(joined(line.subspan(1)));
  }

  void start_part(const Line& line) {
    reader_.expect_nothing_more(line);
    const Word& word = line[0];
    if (word.text == "when") {
      blocks_.push_back({.when = &word, .then = nullptr, .actions = {}, .checks = {}});
    } else if (blocks_.empty()) {
      blocks_.push_back({.when = nullptr, .then = &word, .actions = {}, .checks = {}});
    } else if (blocks_.back().then != nullptr) {
      faults_.add(word, "misplaced-line", "Between two 'then' there is a 'when'.");
    } else {
      blocks_.back().then = &word;
    }
  }

  ScenarioBlock read_block(const BlockDraft& draft) {
    ScenarioBlock block;
    block.line = (draft.when != nullptr ? draft.when : draft.then)->line;
    if (draft.when != nullptr && draft.actions.empty()) {
      faults_.add(*draft.when, "missing-action", "'when' is followed by an action; without actions leave it out.");
    }
    if (draft.then != nullptr) {
      reader_.expect_checks(*draft.then, draft.checks);
    } else {
      faults_.add(*draft.when, "missing-then", "This 'when' has no 'then'.");
    }
    for (const Line& line : draft.actions) read_action_line(line, block);
    for (const Line& line : draft.checks) read_check_line(line, block);
    return block;
  }

  void read_action_line(const Line& line, ScenarioBlock& block) {
    WordReader words(line, faults_);
    for (const Action& action : read_actions(words, scenario_.position)) block.when.push_back({action, line[0].line});
  }

  void read_check_line(const Line& line, ScenarioBlock& block) {
    if (line[0].text == ">") {
      reader_.read_event_line(line, scenario_.position, block.events);
    } else {
      reader_.read_check_line(line, scenario_.position, block.then);
    }
  }

  FaultList& faults_;
  TitledReader reader_;
  Scenario scenario_;
  std::vector<BlockDraft> blocks_;
};

}  // namespace

Parsed<Scenario> parse_scenario(std::string_view text) {
  FaultList faults;
  const Lines lines = split_lines(text, faults);
  std::optional<Scenario> scenario;
  if (!lines.empty() || !faults.any()) scenario = ScenarioReader(lines, faults).read();
  return unless_faulty(std::move(scenario), faults);
}

std::string to_text(const Scenario& scenario) {
  const bool large_board = scenario.position.large_board();
  std::string title = "scenario " + scenario.name + "\n";
  for (const std::string& source : scenario.sources) title += "source " + source + "\n";
  std::string text = titled_text(scenario.position, title);
  for (const ScenarioBlock& block : scenario.blocks) {
    if (!block.when.empty()) text += "when\n";
    for (const auto& action : block.when) text += to_text(action.value, large_board) + "\n";
    text += "then\n";
    add_event_lines(text, block.events, large_board);
    add_check_lines(text, block.then);
  }
  return text;
}

}  // namespace nhx
