#include <algorithm>
#include <array>

#include "notation/action_text.h"
#include "notation/event_text.h"
#include "notation/position/draft.h"
#include "notation/position/position_text.h"

#include "record/record.h"
#include "record/title.h"

namespace nhx {

namespace {

constexpr std::array<std::string_view, 4> kMoveMarks = {"!", "?", "!!", "??"};

bool is_mark(std::string_view word) { return std::find(kMoveMarks.begin(), kMoveMarks.end(), word) != kMoveMarks.end(); }

class RecordReader {
 public:
  RecordReader(const Lines& lines, const std::vector<Comment>& comments, FaultList& faults)
      : lines_(lines), comments_(comments), faults_(faults) {}

  Record read() {
    read_header(lines_, faults_);
    for (std::size_t i = lines_.empty() || lines_[0][0].text != "nhx" ? 0 : 1; i < lines_.size(); ++i) read_head_line(i);
    if (!has_name_) faults_.add(start(), "missing-game", "The second line is 'game NAME'.");
    record_.position = position_from(draft_, faults_);
    if (moves_ == 0) faults_.add(start(), "missing-moves", "A record has a line 'moves' below its position.");
    for (const Line& line : move_lines_) read_move_line(line);
    if (then_ != nullptr && check_lines_.empty()) faults_.add(*then_, "missing-check", "'then' is followed by something to check.");
    for (const Line& line : check_lines_) {
      std::optional<Check> check = read_check(line, record_.position, faults_);
      if (check) record_.then.push_back(std::move(*check));
    }
    place_comments();
    return std::move(record_);
  }

 private:
  [[nodiscard]] const Word& start() const {
    static const Word kStart = {.line = 1, .column = 1};
    return lines_.empty() ? kStart : lines_[0][0];
  }

  // Lines of moves and checks are kept until the position is known.
  void read_head_line(std::size_t index) {
    const Line line = lines_[index];
    const std::string_view first = line[0].text;
    if (then_ != nullptr) {
      check_lines_.push_back(line);
    } else if (first == "then" && moves_ != 0) {
      then_ = &line[0];
      expect_nothing_more(line);
    } else if (moves_ != 0) {
      move_lines_.push_back(line);
    } else if (first == "moves") {
      moves_ = line[0].line;
      expect_nothing_more(line);
    } else if (first == "game") {
      read_name(line, index);
    } else if (first == "about") {
      read_about(line, index > 0 ? lines_[index - 1][0].text : "");
    } else if (!read_position_line(line, draft_, faults_)) {
      std::vector<std::string_view> known = position_keywords();
      known.insert(known.end(), {"game", "about", "moves"});
      faults_.add(line[0], "unknown-word",
                  "No line of a record starts with " + in_quotes(first) + " before 'moves'." + suggestion(first, known));
    }
  }

  void expect_nothing_more(const Line& line) {
    WordReader words(line, faults_);
    words.next("");
    words.finish();
  }

  void read_name(const Line& line, std::size_t index) {
    if (has_name_) {
      faults_.add(line[0], "duplicate-line", "There is another 'game' line above.");
      return;
    }
    has_name_ = true;
    record_.name = read_title(line, index, faults_);
  }

  void read_about(const Line& line, std::string_view above) {
    if (above != "game" && above != "about") faults_.add(line[0], "misplaced-line", "'about' lines stand right below 'game'.");
    WordReader words(line, faults_);
    words.take("about");
    const Word* word = words.next("what the line is about ('event', 'date')");
    if (word == nullptr || words.next("a text") == nullptr) return;
    record_.about.push_back({.word = std::string(word->text), .text = joined(line.subspan(2))});
  }

  void read_move_line(const Line& line) {
    if (line[0].text == ">") return read_event_line(line);
    const bool is_marked = line.size() > 1 && is_mark(line.back().text);
    WordReader words(line.first(line.size() - (is_marked ? 1 : 0)), faults_);
    const std::vector<Action> actions = read_actions(words, record_.position);
    for (const Action& each : actions) record_.moves.push_back({.action = each, .line = line[0].line});
    if (is_marked && !actions.empty()) record_.moves.back().mark = line.back().text;
  }

  void read_event_line(const Line& line) {
    WordReader words(line, faults_);
    words.take(">");
    const std::optional<Event> event = read_event(words, record_.position);
    if (line.data() == move_lines_.front().data()) {
      faults_.add(line[0], "misplaced-line", "An event stands below the action that causes it.");
    } else if (event && !record_.moves.empty()) {
      record_.moves.back().events.push_back({*event, line[0].line});
    }
  }

  // A comment on the line of a move is its own, any other belongs to the move below.
  void place_comments() {
    for (const Comment& comment : comments_) {
      if (comment.line <= moves_ && (record_.moves.empty() || record_.moves[0].line != comment.line)) continue;
      if (then_ != nullptr && comment.line >= then_->line) continue;
      const auto below =
          std::find_if(record_.moves.begin(), record_.moves.end(), [&](const RecordMove& move) { return move.line > comment.line; });
      if (below != record_.moves.begin() && (below - 1)->line == comment.line) {
        (below - 1)->comment = comment.text;
      } else {
        (below == record_.moves.end() ? record_.notes : below->notes).emplace_back(comment.text);
      }
    }
  }

  const Lines& lines_;
  const std::vector<Comment>& comments_;
  FaultList& faults_;
  Record record_;
  PositionDraft draft_;
  bool has_name_ = false;
  int moves_ = 0;  // the line of that word, 0 when there is none
  const Word* then_ = nullptr;
  std::vector<Line> move_lines_;
  std::vector<Line> check_lines_;
};

void add_notes(std::string& text, const std::vector<std::string>& notes) {
  for (const std::string& note : notes) text += "# " + note + "\n";
}

}  // namespace

Parsed<Record> parse_record(std::string_view text) {
  FaultList faults;
  Parsed<Record> parsed;
  std::vector<Comment> comments;
  const Lines lines = split_lines(text, faults, &comments);
  if (!lines.empty() || !faults.any()) parsed.value = RecordReader(lines, comments, faults).read();
  if (faults.any()) parsed.value.reset();
  parsed.faults = faults.take();
  return parsed;
}

std::string to_text(const Record& record) {
  const bool large_board = record.position.large_board();
  const std::string position = to_text(record.position);
  const std::size_t header = position.find('\n') + 1;
  std::string text = position.substr(0, header) + "game " + record.name + "\n";
  for (const About& about : record.about) text += "about " + about.word + " " + about.text + "\n";
  text += position.substr(header) + "moves\n";
  for (const RecordMove& move : record.moves) {
    add_notes(text, move.notes);
    text += to_text(move.action, large_board);
    if (!move.mark.empty()) text += " " + move.mark;
    if (!move.comment.empty()) text += " # " + move.comment;
    text += "\n";
    for (const Placed<Event>& event : move.events) text += "> " + to_text(event.value, large_board) + "\n";
  }
  add_notes(text, record.notes);
  if (!record.then.empty()) text += "then\n";
  for (const Check& check : record.then) text += check.text + "\n";
  return text;
}

}  // namespace nhx
