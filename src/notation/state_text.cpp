#include "notation/state_text.h"

#include "notation/names.h"
#include "notation/reason_text.h"
#include "notation/state_json.h"
#include "notation/words.h"

namespace nhx {

namespace {

std::string plural(int count, const std::string& word) { return std::to_string(count) + " " + word + (count == 1 ? "" : "s"); }

std::string title(const Position& position, const UnitState& state) {
  const Unit& unit = position.board[state.hex];
  const Seat owner = unit.seat;
  std::string text = hex_word(state.hex, position.large_board()) + "  " + std::string(spec_of(unit.tile).name) + ", " +
                     army_name(position, owner) + " (seat " + seat_word(owner) + ")";
  if (!is_round(unit.tile)) text += ", facing " + std::string(direction_word(unit.facing));
  if (unit.wounds != 0) text += ", " + plural(unit.wounds, "wound");
  return text;
}

std::string facts_line(const Position& position, const UnitState& state) {
  std::string text;
  const auto add = [&](bool there, const std::string& words) {
    if (there) text += (text.empty() ? "" : "; ") + words;
  };
  const bool changed = state.initiative != state.printed_initiative;
  add(state.netted, "netted");
  add(state.controller != position.board[state.hex].seat, "controlled by seat " + seat_word(state.controller));
  add(state.initiative != 0,
      "initiative " + segments_word(state.initiative) + (changed ? " (printed " + segments_word(state.printed_initiative) + ")" : ""));
  add(state.bonus.melee != 0, "melee +" + std::to_string(state.bonus.melee));
  add(state.bonus.ranged != 0, "ranged +" + std::to_string(state.bonus.ranged));
  add(state.scoped_by != kNoSeat, "scoped by seat " + seat_word(state.scoped_by));
  return text;
}

}  // namespace

std::string state_text(const Position& position) {
  std::string text;
  for (const UnitState& state : unit_states(position, effects_of(position))) {
    text += title(position, state) + "\n";
    const std::string facts = facts_line(position, state);
    if (!facts.empty()) text += "    " + facts + "\n";
    for (const Reason& reason : state.why) text += "    - " + sentence(reason, position) + "\n";
  }
  return text.empty() ? "There is no unit on the board.\n" : text;
}

std::string state_json_text(const Position& position) {
  Json json;
  json["units"] = Json::array();
  for (const UnitState& state : unit_states(position, effects_of(position))) {
    Json& unit = json["units"].emplace_back(state_json(position, state));
    unit["why"] = Json::array();
    for (const Reason& reason : state.why) unit["why"].push_back(sentence(reason, position));
  }
  return dump(json);
}

}  // namespace nhx
