#include <algorithm>

#include "engine/apply.h"
#include "notation/action_text.h"
#include "notation/json_lists.h"
#include "notation/position/position_text.h"
#include "record/record.h"
#include "wasm/parts.h"

// Games as text: the answers to `read`, `write` and `replay`.
namespace nhx {

namespace {

std::string joined(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += (text.empty() ? "" : "\n") + line;
  return text;
}

// All that is said about a move, above it and beside it; behind the last move also what stands there.
std::string said_about(const Record& record, const RecordMove& move) {
  std::vector<std::string> lines = move.notes;
  if (!move.comment.empty()) lines.push_back(move.comment);
  if (&move == &record.moves.back()) lines.insert(lines.end(), record.notes.begin(), record.notes.end());
  return joined(lines);
}

Json record_json(const Record& record) {
  Json json;
  json["name"] = record.name;
  json["about"] = Json::array();
  for (const About& about : record.about) json["about"].push_back({{"word", about.word}, {"text", about.text}});
  json["start"] = to_text(record.position);
  json["moves"] = Json::array();
  for (const RecordMove& each : record.moves) {
    Json& move = json["moves"].emplace_back();
    move["action"] = to_text(each.action, record.position.large_board());
    if (!each.mark.empty()) move["mark"] = each.mark;
    const std::string comment = said_about(record, each);
    if (!comment.empty()) move["comment"] = comment;
  }
  return json;
}

// What the notation would take for the end of the line becomes a blank.
std::string on_one_line(std::string text, std::string_view ends) {
  std::replace_if(text.begin(), text.end(), [&](char c) { return ends.find(c) != std::string_view::npos; }, ' ');
  return text;
}

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  for (std::size_t start = 0; start < text.size();) {
    const std::size_t end = std::min(text.find('\n', start), text.size());
    if (end > start) lines.push_back(text.substr(start, end - start));
    start = end + 1;
  }
  return lines;
}

class RecordReader {
 public:
  explicit RecordReader(const Ask& record) : ask_(record) {}

  Parsed<Record> read() {
    Parsed<Position> start = parse_position(word_at(ask_, "start"));
    if (!start.ok()) return {.value = std::nullopt, .faults = std::move(start.faults)};
    record_.position = *start.value;
    record_.name = word_at(ask_, "name");
    read_list("about", [&](const Ask& about) {
      record_.about.push_back(
          {.word = on_one_line(word_at(about, "word"), "\n\r\t;# "), .text = on_one_line(word_at(about, "text"), "\n\r\t;#")});
    });
    read_list("moves", [&](const Ask& move) { read_move(move); });
    Parsed<Record> parsed;
    if (faults_.empty()) parsed.value = std::move(record_);
    parsed.faults = std::move(faults_);
    return parsed;
  }

 private:
  template <class Read>
  void read_list(const char* key, Read read) {
    const auto list = ask_.find(key);
    if (list == ask_.end() || !list->is_array()) return;
    for (const Ask& item : *list) read(item);
  }

  void read_move(const Ask& ask) {
    Parsed<Action> action = parse_action(word_at(ask, "action"), record_.position);
    if (!action.ok()) {
      faults_.insert(faults_.end(), action.faults.begin(), action.faults.end());
      return;
    }
    RecordMove move{.action = *action.value};
    move.mark = word_at(ask, "mark");
    std::vector<std::string> comment = lines_of(on_one_line(word_at(ask, "comment"), "\r\t"));
    if (comment.size() == 1) {
      move.comment = comment[0];
    } else {
      move.notes = std::move(comment);
    }
    record_.moves.push_back(std::move(move));
  }

  const Ask& ask_;
  Record record_;
  std::vector<Fault> faults_;
};

}  // namespace

Json answer_read(const Ask& ask) {
  const Parsed<Record> record = parse_record(text_of(ask, "text"));
  if (!record.ok()) return unreadable(record.faults);
  return {{"record", record_json(*record.value)}};
}

// What was written must be readable: a bad name, or a mark that is none, is found by reading it again.
Json answer_write(const Ask& ask) {
  const Parsed<Record> record = RecordReader(*ask.find("record")).read();
  if (!record.ok()) return unreadable(record.faults);
  const Parsed<Record> again = parse_record(to_text(*record.value));
  if (!again.ok()) return unreadable(again.faults);
  return {{"text", to_text(*again.value)}};
}

namespace {

Json step_json(const Position& position, const std::vector<Event>& events) {
  return {{"position", to_text(position)},
          {"turn", position.turn},
          {"places", places_json(position)},
          {"events", events_json(events, position.large_board())}};
}

}  // namespace

Json answer_replay(const Ask& ask) {
  const Parsed<Position> start = position_of(ask, "start");
  if (!start.ok()) return unreadable(start.faults);
  Position position = *start.value;
  Json steps = Json::array();
  steps.push_back(step_json(position, {}));
  for (const Ask& text : *ask.find("moves")) {
    const Considered considered = consider(position, text.get_ref<const std::string&>());
    if (considered.refusal) {
      Json refusal = *considered.refusal;
      refusal["move"] = steps.size();
      return refusal;
    }
    EventLog log;
    apply(position, considered.action, log);
    steps.push_back(step_json(position, log.events));
  }
  return {{"steps", steps}, {"view", view_json(position)}};
}

}  // namespace nhx
