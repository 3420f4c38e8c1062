#include "engine/apply.h"
#include "record/record.h"

namespace nhx {

std::optional<Fault> verify_record(const Record& record, std::size_t limit) {
  Position position = record.position;
  for (const RecordMove& move : record.moves) {
    if (std::optional<Fault> fault = why_impossible(position, move.action, move.line)) return fault;
    EventLog log;
    apply(position, move.action, log);
    if (move.events.empty()) continue;
    if (std::optional<Fault> fault = difference(move.events, log.events, position.large_board())) return fault;
  }
  if (record.then.empty()) return std::nullopt;
  const Inspector inspector(position, limit);
  for (const Check& check : record.then) {
    if (std::optional<Fault> fault = difference(check, inspector)) return fault;
  }
  return std::nullopt;
}

}  // namespace nhx
