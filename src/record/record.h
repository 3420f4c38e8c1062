#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "explain/outcomes.h"
#include "record/differences.h"

// A whole game or a part of one: where it starts, what was decided, and what people say about it.
namespace nhx {

struct RecordMove {
  Action action{};
  int line = 0;
  std::string mark{};                   // "!", "?", "!!", "??" or nothing
  std::string comment{};                // on the same line
  std::vector<std::string> notes{};     // comments on lines of their own, above
  std::vector<Placed<Event>> events{};  // empty: not checked
};

struct About {
  std::string word;  // "event"
  std::string text;  // "club evening"
};

struct Record {
  std::string name;
  std::vector<About> about;
  Position position;
  std::vector<RecordMove> moves;
  std::vector<std::string> notes;  // comments behind the last move
  std::vector<Check> then;
};

Parsed<Record> parse_record(std::string_view text);
std::string to_text(const Record& record);

// Replays the moves: the first difference between what the record says and what happens, in a sentence that names its line. Nothing when
// there is none. `limit` is for the check `outcomes`.
std::optional<Fault> verify_record(const Record& record, std::size_t limit = kOutcomeLimit);

}  // namespace nhx
