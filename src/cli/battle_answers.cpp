#include "cli/battle_answers.h"

#include <algorithm>
#include <iostream>

#include "cli/tell.h"
#include "cli/terminal.h"
#include "engine/legal.h"
#include "notation/action_text.h"
#include "notation/words.h"

namespace nhx::cli {

namespace {

Fault fault_at(const Choice& choice, const std::string& code, const std::string& sentence) {
  return {.line = choice.line, .column = choice.column, .code = code, .sentence = sentence};
}

std::string trimmed(const std::string& line) {
  const std::size_t start = line.find_first_not_of(" \t\r");
  if (start == std::string::npos) return {};
  return line.substr(start, line.find_last_not_of(" \t\r") - start + 1);
}

// A number of the list, or the answer itself.
std::optional<Action> understood(const std::string& line, const ActionList& legal, const Position& position) {
  const std::optional<int> number = parse_number(line);
  if (number && *number >= 1 && *number <= static_cast<int>(legal.size())) return legal[static_cast<std::size_t>(*number - 1)];
  const Parsed<Action> action = parse_action(line, position);
  if (!action.ok() || std::find(legal.begin(), legal.end(), *action.value) == legal.end()) return std::nullopt;
  return action.value;
}

}  // namespace

Parsed<std::vector<Choice>> parse_choices(std::string_view text, const Position& position) {
  FaultList faults;
  std::vector<Choice> choices;
  const Lines lines = split_lines(text, faults);
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const Line line = lines[i];
    WordReader words(line, faults);
    const std::optional<Action> action = read_action(words, position);
    if (action) choices.push_back({.action = *action, .line = line[0].line, .column = line[0].column});
  }
  return unless_faulty(std::optional(std::move(choices)), faults);
}

std::string question_in_words(const Position& position) {
  ActionList legal;
  legal_actions(position, legal);
  std::string text = seat_in_words(position, position.to_act) + " decides in segment " + std::to_string(position.cursor.segment) + ":\n";
  for (std::size_t i = 0; i < legal.size(); ++i) {
    text += "  " + std::to_string(i + 1) + ". " + in_words(legal[i], position) + "   [" + to_text(legal[i], position.large_board()) + "]\n";
  }
  return text;
}

std::optional<Action> ask_person(const Position& position) {
  ActionList legal;
  legal_actions(position, legal);
  complain("\n" + question_in_words(position));
  std::string line;
  for (;;) {
    complain("Answer 1-" + std::to_string(legal.size()) + ": ");
    if (!std::getline(std::cin, line)) {
      complain("\n");
      return std::nullopt;
    }
    if (const std::optional<Action> action = understood(trimmed(line), legal, position)) return action;
  }
}

std::optional<Action> Answers::next(const Position& position) {
  if (used < choices.size()) {
    const Choice& choice = choices[used++];
    const Illegal reason = why_illegal(position, choice.action);
    if (reason == Illegal::none) return choice.action;
    faults.push_back(
        fault_at(choice, "illegal",
                 in_quotes(to_text(choice.action, position.large_board())) + " cannot be answered here. " + std::string(sentence(reason))));
    return std::nullopt;
  }
  if (ask_person) return cli::ask_person(position);
  if (!first) return std::nullopt;
  ActionList legal;
  legal_actions(position, legal);
  return legal[0];
}

std::vector<Fault> Answers::unused() const {
  std::vector<Fault> unused;
  for (std::size_t i = used; i < choices.size(); ++i) {
    unused.push_back(fault_at(choices[i], "unused-choice", "The Battle was over before it asked for this choice."));
  }
  return unused;
}

}  // namespace nhx::cli
