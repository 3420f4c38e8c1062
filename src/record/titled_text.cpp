#include "record/titled_text.h"

#include <algorithm>

#include "notation/event_text.h"
#include "notation/position/position_text.h"

namespace nhx {

void TitledReader::read_name(const Line& line, std::size_t index) {
  if (has_name_) {
    faults_.add(line[0], "duplicate-line", "There is another " + in_quotes(title_) + " line above.");
    return;
  }
  has_name_ = true;
  WordReader words(line, faults_);
  words.take(title_);
  if (index != 1) faults_.add(line[0], "misplaced-line", in_quotes(title_) + " stands right after 'nhx 1'.");
  const Word* name = words.next("the name of the " + std::string(title_));
  if (name == nullptr) return;
  const auto is_allowed = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; };
  if (!std::all_of(name->text.begin(), name->text.end(), is_allowed)) {
    faults_.add(*name, "bad-name", "A name has small letters, digits and hyphens only, unlike " + in_quotes(name->text) + ".");
  }
  words.finish();
  name_ = name->text;
}

void TitledReader::expect_below_title(const Line& line, std::size_t index) {
  const std::string_view above = index > 0 ? lines_[index - 1][0].text : "";
  if (above == title_ || above == line[0].text) return;
  faults_.add(line[0], "misplaced-line", in_quotes(line[0].text) + " lines stand right below " + in_quotes(title_) + ".");
}

void TitledReader::expect_nothing_more(const Line& line) {
  WordReader words(line, faults_);
  words.next("");
  words.finish();
}

std::string TitledReader::take_name() {
  const std::string title(title_);
  if (!has_name_) add_fault("missing-" + title, "The second line is '" + title + " NAME'.");
  return std::move(name_);
}

void TitledReader::read_event_line(const Line& line, const Position& position, std::vector<Placed<Event>>& events) {
  WordReader words(line, faults_);
  words.take(">");
  const std::optional<Event> event = read_event(words, position);
  if (event) events.push_back({*event, line[0].line});
}

void TitledReader::read_check_line(const Line& line, const Position& position, std::vector<Check>& checks) {
  std::optional<Check> check = read_check(line, position, faults_);
  if (check) checks.push_back(std::move(*check));
}

void TitledReader::expect_checks(const Word& then, const std::vector<Line>& checks) {
  if (checks.empty()) faults_.add(then, "missing-check", "'then' is followed by something to check.");
}

void TitledReader::add_fault(std::string_view code, const std::string& sentence) {
  static const Word kStart = {.line = 1, .column = 1};
  faults_.add(lines_.empty() ? kStart : lines_[0][0], code, sentence);
}

std::string titled_text(const Position& position, const std::string& title) {
  std::string text = to_text(position);
  return text.insert(text.find('\n') + 1, title);
}

void add_event_lines(std::string& text, const std::vector<Placed<Event>>& events, bool large_board) {
  for (const Placed<Event>& event : events) text += "> " + to_text(event.value, large_board) + "\n";
}

void add_check_lines(std::string& text, const std::vector<Check>& checks) {
  for (const Check& check : checks) text += check.text + "\n";
}

}  // namespace nhx
