#include "wasm/parts.h"

#include "notation/action_text.h"
#include "notation/event_json.h"
#include "notation/illegal_text.h"
#include "notation/json_lists.h"
#include "notation/position/position_text.h"
#include "notation/words.h"
#include "wasm/remembered.h"

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

Parsed<Position> position_of(const Ask& ask, const char* key) {
  const std::string& text = text_of(ask, key);
  if (const std::optional<Position> known = remembered(text)) return {.value = known, .faults = {}};
  Parsed<Position> parsed = parse_position(text);
  if (parsed.ok()) remember(text, *parsed.value);
  return parsed;
}

std::string told_text(const Position& position) {
  std::string text = to_text(position);
  remember(text, position);
  return text;
}

Considered consider(const Position& position, std::string_view text) {
  const Parsed<Action> parsed = parse_action(text, position);
  if (!parsed.ok()) return {.refusal = unreadable(parsed.faults)};
  const Illegal reason = why_illegal(position, *parsed.value);
  if (reason != Illegal::none) return {.refusal = refused(reason)};
  return {.action = *parsed.value};
}

Json events_json(const std::vector<Event>& events, bool large_board) {
  Json list = Json::array();
  for (const Event& event : events) list.push_back(event_json(event, large_board));
  return list;
}

Json places_json(const Position& position) {
  Json places = Json::object();
  for (const Hex hex : position.playable()) {
    const Unit& unit = position.board[hex];
    if (unit.tile == kNoTile) continue;
    places[hex_word(hex, position.large_board())] = {{"seat", unit.seat + 1}, {"tile", spec_of(unit.tile).word}};
  }
  return places;
}

Json bad_seed() { return error("A seed is a number of up to 64 bits, decimal or hexadecimal."); }

}  // namespace nhx
