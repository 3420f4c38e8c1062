#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "notation/position/draft.h"
#include "record/differences.h"

// What the texts of records and scenarios have in common: a title right below `nhx 1`, a position, and then lines about that position.
namespace nhx {

class TitledReader {
 public:
  // `title` is the word of the line that has the name: "game".
  TitledReader(const Lines& lines, std::string_view title, FaultList& faults) : lines_(lines), title_(title), faults_(faults) {}

  // Calls read(line, index) for every line below `nhx 1`.
  template <class Read>
  void for_each_line(Read read) {
    read_header(lines_, faults_);
    for (std::size_t i = lines_.empty() || lines_[0][0].text != "nhx" ? 0 : 1; i < lines_.size(); ++i) read(lines_[i], i);
  }

  // The title. The line has its place `index` among the lines.
  void read_name(const Line& line, std::size_t index);
  // A line that says more about the title, and so stands right below it or below another of its kind.
  void expect_below_title(const Line& line, std::size_t index);
  // A line of the position. False, without a fault, when its first word starts none.
  bool read_position_part(const Line& line) { return read_position_line(line, draft_, faults_); }
  // The line is a single word.
  void expect_nothing_more(const Line& line);

  // When all lines above are read.
  [[nodiscard]] bool has_name() const { return has_name_; }
  std::string take_name();
  Position position() { return position_from(draft_, faults_); }

  // Lines that need the position.
  void read_event_line(const Line& line, const Position& position, std::vector<Placed<Event>>& events);
  void read_check_line(const Line& line, const Position& position, std::vector<Check>& checks);
  void expect_checks(const Word& then, const std::vector<Line>& checks);

  // A fault of the text as a whole.
  void add_fault(std::string_view code, const std::string& sentence);

 private:
  const Lines& lines_;
  std::string_view title_;
  FaultList& faults_;
  PositionDraft draft_;
  std::string name_;
  bool has_name_ = false;
};

// The text of the position with these lines below `nhx 1`.
std::string titled_text(const Position& position, const std::string& title);
void add_event_lines(std::string& text, const std::vector<Placed<Event>>& events, bool large_board);
void add_check_lines(std::string& text, const std::vector<Check>& checks);

}  // namespace nhx
