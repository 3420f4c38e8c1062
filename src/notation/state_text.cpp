#include "notation/state_text.h"

#include "notation/json.h"
#include "notation/names.h"
#include "notation/unit_state.h"
#include "notation/words.h"

namespace nhx {

namespace {

std::string plural(int count, const std::string& word) { return std::to_string(count) + " " + word + (count == 1 ? "" : "s"); }

std::string title(const Position& position, const UnitState& state) {
  const Unit& unit = position.board[state.hex];
  const Seat owner = static_cast<Seat>(unit.seat);
  std::string text = hex_word(state.hex, position.large_board()) + "  " + std::string(spec_of(unit.tile).name) + ", " +
                     army_name(position, owner) + " (seat " + seat_word(owner) + ")";
  if (!is_round(unit.tile)) text += ", facing " + std::string(direction_word(unit.front()));
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

Json hexes_json(HexSet hexes, bool large_board) {
  Json list = Json::array();
  for (const Hex hex : hexes) list.push_back(hex_word(hex, large_board));
  return list;
}

Json segments_json(u16 segments) {
  Json list = Json::array();
  for (int segment = 15; segment >= 0; --segment) {
    if (((segments >> segment) & 1) != 0) list.push_back(segment);
  }
  return list;
}

Json state_json(const Position& position, const UnitState& state) {
  const Unit& unit = position.board[state.hex];
  const bool large = position.large_board();
  Json json;
  json["hex"] = hex_word(state.hex, large);
  json["seat"] = unit.seat + 1;
  json["tile"] = spec_of(unit.tile).word;
  json["facing"] = direction_word(unit.front());
  json["wounds"] = static_cast<int>(unit.wounds);
  json["controller"] = state.controller + 1;
  json["netted"] = state.netted;
  json["netted_by"] = hexes_json(state.netted_by, large);
  json["initiative"] = segments_json(state.initiative);
  json["printed_initiative"] = segments_json(state.printed_initiative);
  json["melee"] = state.bonus.melee;
  json["ranged"] = state.bonus.ranged;
  json["medics"] = hexes_json(state.medics, large);
  json["linked"] = hexes_json(state.linked, large);
  json["scoped_by"] = nullptr;
  if (state.scoped_by != kNoSeat) json["scoped_by"] = state.scoped_by + 1;
  json["why"] = state.why;
  return json;
}

}  // namespace

std::string state_text(const Position& position) {
  std::string text;
  for (const UnitState& state : unit_states(position)) {
    text += title(position, state) + "\n";
    const std::string facts = facts_line(position, state);
    if (!facts.empty()) text += "    " + facts + "\n";
    for (const std::string& sentence : state.why) text += "    - " + sentence + "\n";
  }
  return text.empty() ? "There is no unit on the board.\n" : text;
}

std::string state_json_text(const Position& position) {
  Json json;
  json["units"] = Json::array();
  for (const UnitState& state : unit_states(position)) json["units"].push_back(state_json(position, state));
  return dump(json);
}

}  // namespace nhx
