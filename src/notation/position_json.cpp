#include "engine/apply.h"
#include "notation/action_text.h"
#include "notation/json.h"
#include "notation/position_lists.h"
#include "notation/position_text.h"
#include "notation/words.h"

namespace nhx {

namespace {

Json tiles_json(const TileCounts& counts) {
  Json list = Json::array();
  for (TileId tile = 1; tile <= kTileTypes; ++tile) {
    for (int i = 0; i < counts[tile]; ++i) list.push_back(spec_of(tile).word);
  }
  return list;
}

Json player_json(const Position& position, Seat seat) {
  const Player& player = position.players[seat];
  Json json;
  json["seat"] = seat + 1;
  json["army"] = spec_of(player.army_word()).word;
  json["team"] = player.team + 1;
  json["hp"] = static_cast<int>(player.hp);
  json["hand"] = tiles_json(hand_counts(player));
  json["gone"] = tiles_json(gone_counts(position, seat));
  json["top"] = Json::array();
  if (player.bio_droid_on_top != 0) json["top"].push_back("bio-droid");
  return json;
}

Json spent_json(u8 slots) {
  Json list = Json::array();
  for (int slot = 3; slot >= 0; --slot) {
    if (((slots >> slot) & 1) != 0) list.push_back(slot);
  }
  return list;
}

Json unit_json(const Position& position, Hex hex) {
  const Unit& unit = position.board[hex];
  const Spent& spent = position.spent[hex];
  Json json;
  json["hex"] = hex_word(hex, position.large_board);
  json["seat"] = unit.seat + 1;
  json["tile"] = spec_of(unit.tile).word;
  json["facing"] = direction_word(unit.front());
  json["wounds"] = static_cast<int>(unit.wounds);
  if (spent.slots != 0) json["spent"] = spent_json(spent.slots);
  if (spent.extra != 0) json["extra"] = static_cast<int>(spent.extra);
  if (spent.converted != 0) json["converted"] = true;
  return json;
}

Json battle_json(const Position& position) {
  Json json;
  json["causer"] = position.battle.causer + 1;
  json["segment"] = static_cast<int>(position.battle.segment);
  json["chosen"] = Json::array();
  ActionList chosen;
  chosen_actions(position, chosen);
  for (const Action& action : chosen) json["chosen"].push_back(to_text(action, position.large_board));
  return json;
}

}  // namespace

std::string to_json_text(const Position& position) {
  Json json;
  json["nhx"] = 1;
  json["rules"] = "standard";
  json["options"] = Json::array();
  if (position.rules.hq_stays_until_battle_ends != 0) json["options"].push_back("hq-stays-until-battle-ends");
  if (position.rules.clown_spares_hqs != 0) json["options"].push_back("clown-spares-hqs");
  json["board"] = position.large_board ? 37 : 19;
  json["players"] = Json::array();
  for (Seat seat = 0; seat < kSeats; ++seat) {
    if (position.players[seat].plays != 0) json["players"].push_back(player_json(position, seat));
  }
  json["to_act"] = {{"seat", position.to_act + 1}, {"phase", phase_word(position.phase)}, {"turn", position.turn}};
  if (position.phase == Phase::battle) json["battle"] = battle_json(position);
  json["units"] = Json::array();
  for (Hex hex = 0; hex < kHexes; ++hex) {
    if (position.board[hex].tile != kNoTile) json["units"].push_back(unit_json(position, hex));
  }
  return dump(json);
}

}  // namespace nhx
