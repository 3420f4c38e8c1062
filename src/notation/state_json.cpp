#include "notation/state_json.h"

#include "notation/json_lists.h"
#include "notation/words.h"

namespace nhx {

Json state_json(const Position& position, const UnitState& state) {
  const Unit& unit = position.board[state.hex];
  const bool large = position.large_board();
  Json json;
  json["hex"] = hex_word(state.hex, large);
  json["seat"] = unit.seat + 1;
  json["tile"] = spec_of(unit.tile).word;
  json["facing"] = direction_word(unit.facing);
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
  return json;
}

}  // namespace nhx
