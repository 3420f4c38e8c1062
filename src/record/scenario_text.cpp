#include "notation/action_text.h"
#include "notation/event_text.h"
#include "notation/position/draft.h"
#include "notation/position/position_text.h"

#include "record/scenario.h"
#include "record/title.h"

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
  explicit ScenarioReader(FaultList& faults) : faults_(faults) {}

  Scenario read(const Lines& lines) {
    read_header(lines, faults_);
    for (std::size_t i = lines.empty() || lines[0][0].text != "nhx" ? 0 : 1; i < lines.size(); ++i) read_line(lines[i], lines, i);
    if (scenario_.name.empty() && !has_name_) faults_.add(start_of(lines), "missing-scenario", "The second line is 'scenario NAME'.");
    if (has_name_ && scenario_.sources.empty()) {
      faults_.add(start_of(lines), "missing-source", "A scenario says where its rule is from: 'source ruling 37'.");
    }
    scenario_.position = position_from(draft_, faults_);
    if (blocks_.empty()) faults_.add(start_of(lines), "missing-then", "A scenario has a 'then' with something to check.");
    for (const BlockDraft& block : blocks_) scenario_.blocks.push_back(read_block(block));
    return std::move(scenario_);
  }

 private:
  static const Word& start_of(const Lines& lines) {
    static const Word kStart = {.line = 1, .column = 1};
    return lines.empty() ? kStart : lines[0][0];
  }

  void read_line(const Line& line, const Lines& lines, std::size_t index) {
    const std::string_view first = line[0].text;
    if (first == "scenario") {
      read_name(line, index);
    } else if (first == "source") {
      read_source(line, index > 0 ? lines[index - 1][0].text : "");
    } else if (first == "when" || first == "then") {
      start_part(line);
    } else if (blocks_.empty()) {
      read_position_part(line);
    } else {
      (blocks_.back().then != nullptr ? blocks_.back().checks : blocks_.back().actions).push_back(line);
    }
  }

  void read_name(const Line& line, std::size_t index) {
    if (has_name_) {
      faults_.add(line[0], "duplicate-line", "There is another 'scenario' line above.");
      return;
    }
    has_name_ = true;
    scenario_.name = read_title(line, index, faults_);
  }

  void read_source(const Line& line, std::string_view above) {
    if (above != "scenario" && above != "source") faults_.add(line[0], "misplaced-line", "'source' lines stand right below 'scenario'.");
    WordReader words(line, faults_);
    words.take("source");
    if (words.next("a source ('ruling 37')") != nullptr) scenario_.sources.push_back(joined(line.subspan(1)));
  }

  void start_part(const Line& line) {
    WordReader words(line, faults_);
    words.next("");
    words.finish();
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

  void read_position_part(const Line& line) {
    if (read_position_line(line, draft_, faults_)) return;
    std::vector<std::string_view> known = position_keywords();
    known.insert(known.end(), {"scenario", "source", "when", "then"});
    faults_.add(line[0], "unknown-word",
                "No line of a scenario starts with " + in_quotes(line[0].text) + "." + suggestion(line[0].text, known));
  }

  ScenarioBlock read_block(const BlockDraft& draft) {
    ScenarioBlock block;
    block.line = (draft.when != nullptr ? draft.when : draft.then)->line;
    if (draft.when != nullptr && draft.actions.empty()) {
      faults_.add(*draft.when, "missing-action", "'when' is followed by an action; without actions leave it out.");
    }
    if (draft.then == nullptr) {
      faults_.add(*draft.when, "missing-then", "This 'when' has no 'then'.");
    } else if (draft.checks.empty()) {
      faults_.add(*draft.then, "missing-check", "'then' is followed by something to check.");
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
      WordReader words(line, faults_);
      words.take(">");
      const std::optional<Event> event = read_event(words, scenario_.position);
      if (event) block.events.push_back({*event, line[0].line});
      return;
    }
    std::optional<Check> check = read_check(line, scenario_.position, faults_);
    if (check) block.then.push_back(std::move(*check));
  }

  FaultList& faults_;
  Scenario scenario_;
  PositionDraft draft_;
  std::vector<BlockDraft> blocks_;
  bool has_name_ = false;
};

}  // namespace

Parsed<Scenario> parse_scenario(std::string_view text) {
  FaultList faults;
  Parsed<Scenario> parsed;
  const Lines lines = split_lines(text, faults);
  if (!lines.empty() || !faults.any()) parsed.value = ScenarioReader(faults).read(lines);
  if (faults.any()) parsed.value.reset();
  parsed.faults = faults.take();
  return parsed;
}

std::string to_text(const Scenario& scenario) {
  const bool large_board = scenario.position.large_board();
  const std::string position = to_text(scenario.position);
  const std::size_t header = position.find('\n') + 1;
  std::string text = position.substr(0, header) + "scenario " + scenario.name + "\n";
  for (const std::string& source : scenario.sources) text += "source " + source + "\n";
  text += position.substr(header);
  for (const ScenarioBlock& block : scenario.blocks) {
    if (!block.when.empty()) text += "when\n";
    for (const auto& action : block.when) text += to_text(action.value, large_board) + "\n";
    text += "then\n";
    for (const auto& event : block.events) text += "> " + to_text(event.value, large_board) + "\n";
    for (const Check& check : block.then) text += check.text + "\n";
  }
  return text;
}

}  // namespace nhx
