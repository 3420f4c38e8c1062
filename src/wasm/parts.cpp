#include "wasm/parts.h"

#include "notation/action_text.h"
#include "notation/event_text.h"
#include "notation/illegal_text.h"
#include "notation/json_lists.h"
#include "notation/position/position_text.h"

namespace nhx {

Json error(const std::string& sentence) { return {{"error", sentence}}; }

Json refused(std::string_view word, std::string_view sentence) { return {{"illegal", word}, {"sentence", sentence}}; }

Json refused(Illegal reason) { return refused(word_of(reason), sentence(reason)); }

Json unreadable(const std::vector<Fault>& faults) {
  Json json = refused("unreadable", faults[0].sentence);
  json["faults"] = faults_json(faults);
  return json;
}

std::string word_at(const Ask& object, const char* key) {
  const auto value = object.is_object() ? object.find(key) : object.end();
  return value != object.end() && value->is_string() ? value->get<std::string>() : std::string();
}

Parsed<Position> position_of(const Ask& ask) { return parse_position(text_of(ask, "position")); }

Considered consider(const Position& position, std::string_view text) {
  const Parsed<Action> parsed = parse_action(text, position);
  if (!parsed.ok()) return {.refusal = unreadable(parsed.faults)};
  const Illegal reason = why_illegal(position, *parsed.value);
  if (reason != Illegal::none) return {.refusal = refused(reason)};
  return {.action = *parsed.value};
}

Json events_json(const std::vector<Event>& events, bool large_board) {
  Json list = Json::array();
  for (const Event& event : events) list.push_back(to_text(event, large_board));
  return list;
}

Json played_json(const Position& position, const std::vector<Event>& events) {
  return {{"position", to_text(position)}, {"events", events_json(events, position.large_board())}};
}

Json bad_seed() { return error("A seed is a number of up to 64 bits, decimal or hexadecimal."); }

}  // namespace nhx
