#include "engine/apply.h"
#include "notation/action_text.h"

#include "record/record.h"

namespace nhx {

std::optional<Fault> verify_record(const Record& record, std::size_t limit) {
  Position position = record.position;
  const bool large_board = position.large_board();
  for (const RecordMove& move : record.moves) {
    const Illegal reason = why_illegal(position, move.action);
    if (reason != Illegal::none) {
      return Fault{move.line, 1, "illegal-action",
                   in_quotes(to_text(move.action, large_board)) + " is not possible here. " + std::string(sentence(reason))};
    }
    EventLog log;
    apply(position, move.action, log);
    if (move.events.empty()) continue;
    const EventDifference found = difference(move.events, log.events, large_board);
    if (!found.sentence.empty()) return Fault{found.line, 1, "events-differ", found.sentence};
  }
  if (record.then.empty()) return std::nullopt;
  const Inspector inspector(position, limit);
  for (const Check& check : record.then) {
    const std::string found = inspector.difference(check);
    if (!found.empty()) return Fault{check.line, 1, "check-failed", in_quotes(check.text) + " does not hold. " + found};
  }
  return std::nullopt;
}

}  // namespace nhx
