#include <algorithm>
#include <array>

#include "notation/action_text.h"
#include "record/record.h"
#include "record/titled_text.h"

namespace nhx {

namespace {

constexpr std::array<std::string_view, 4> kMoveMarks = {"!", "?", "!!", "??"};

bool is_mark(std::string_view word) { return std::find(kMoveMarks.begin(), kMoveMarks.end(), word) != kMoveMarks.end(); }

class RecordReader {
 public:
  RecordReader(const Lines& lines, const std::vector<Comment>& comments, FaultList& faults)
      : comments_(comments), faults_(faults), reader_(lines, "game", faults) {}

  Record read() {
    reader_.for_each_line([&](const Line& line, std::size_t index) { read_line(line, index); });
    record_.name = reader_.take_name();
    record_.position = reader_.position();
    if (moves_ == 0) reader_.add_fault("missing-moves", "A record has a line 'moves' below its position.");
    for (const Line& line : move_lines_) read_move_line(line);
    if (then_ != nullptr) reader_.expect_checks(*then_, check_lines_);
    for (const Line& line : check_lines_) reader_.read_check_line(line, record_.position, record_.then);
    place_comments();
    return std::move(record_);
  }

 private:
  // Lines of moves and checks are kept until the position is known.
  void read_line(const Line& line, std::size_t index) {
    const std::string_view first = line[0].text;
    if (then_ != nullptr) {
      check_lines_.push_back(line);
    } else if (first == "then" && moves_ != 0) {
      then_ = &line[0];
      reader_.expect_nothing_more(line);
    } else if (moves_ != 0) {
      move_lines_.push_back(line);
    } else if (first == "moves") {
      moves_ = line[0].line;
      reader_.expect_nothing_more(line);
    } else if (first == "game") {
      reader_.read_name(line, index);
    } else if (first == "about") {
      read_about(line, index);
    } else if (!reader_.read_position_part(line)) {
      std::vector<std::string_view> known = position_keywords();
      known.insert(known.end(), {"game", "about", "moves"});
      faults_.add(line[0], "unknown-word",
                  "No line of a record starts with " + in_quotes(first) + " before 'moves'." + suggestion(first, known));
    }
  }

  void read_about(const Line& line, std::size_t index) {
    reader_.expect_below_title(line, index);
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
    std::vector<Placed<Event>> of_no_move;
    reader_.read_event_line(line, record_.position, record_.moves.empty() ? of_no_move : record_.moves.back().events);
    if (line.data() == move_lines_.front().data()) {
      faults_.add(line[0], "misplaced-line", "An event stands below the action that causes it.");
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

  const std::vector<Comment>& comments_;
  FaultList& faults_;
  TitledReader reader_;
  Record record_;
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
  std::vector<Comment> comments;
  const Lines lines = split_lines(text, faults, &comments);
  std::optional<Record> record;
  if (!lines.empty() || !faults.any()) record = RecordReader(lines, comments, faults).read();
  return unless_faulty(std::move(record), faults);
}

std::string to_text(const Record& record) {
  const bool large_board = record.position.large_board();
  std::string title = "game " + record.name + "\n";
  for (const About& about : record.about) title += "about " + about.word + " " + about.text + "\n";
  std::string text = titled_text(record.position, title) + "moves\n";
  for (const RecordMove& move : record.moves) {
    add_notes(text, move.notes);
    text += to_text(move.action, large_board);
    if (!move.mark.empty()) text += " " + move.mark;
    if (!move.comment.empty()) text += " # " + move.comment;
    text += "\n";
    add_event_lines(text, move.events, large_board);
  }
  add_notes(text, record.notes);
  if (!record.then.empty()) text += "then\n";
  add_check_lines(text, record.then);
  return text;
}

}  // namespace nhx
