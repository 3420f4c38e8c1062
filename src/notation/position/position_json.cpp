#include "engine/apply.h"
#include "engine/turn/pending.h"
#include "notation/action_text.h"
#include "notation/json_lists.h"
#include "notation/position/position_text.h"
#include "notation/rules_text.h"
#include "notation/words.h"

namespace nhx {

namespace {

void add_flag(Json& json, const char* key, u64 is_there) {
  if (is_there != 0) json[key] = true;
}

Json player_json(const Position& position, Seat seat) {
  const Player& player = position.players[seat];
  Json json;
  json["seat"] = seat + 1;
  json["army"] = spec_of(player.army).word;
  json["team"] = player.team + 1;
  json["hp"] = static_cast<int>(player.hp);
  json["energy"] = static_cast<int>(player.energy);
  json["score"] = static_cast<int>(player.score);
  json["hand"] = tiles_json(hand_counts(player));
  json["gone"] = tiles_json(gone_counts(position, seat));
  json["top"] = Json::array();
  if (player.bio_droid_on_top) json["top"].push_back("bio-droid");
  add_flag(json, "terror", player.terror);
  add_flag(json, "due", player.due);
  add_flag(json, "rival", player.rival);
  add_flag(json, "out", player.out);
  add_flag(json, "won", player.won);
  return json;
}

Json unit_json(const Position& position, Hex hex) {
  const Unit& unit = position.board[hex];
  const Spent& spent = position.spent[hex];
  Json json;
  json["hex"] = hex_word(hex, position.large_board());
  json["seat"] = unit.seat + 1;
  json["tile"] = spec_of(unit.tile).word;
  json["facing"] = direction_word(unit.facing);
  json["wounds"] = static_cast<int>(unit.wounds);
  if (position.phase != Phase::battle) {
    if (spent.slots != 0) json["moved"] = ways_json(spent.slots);
    return json;
  }
  if (spent.slots != 0) json["spent"] = segments_json(spent.slots);
  if (spent.extra != 0) json["extra"] = static_cast<int>(spent.extra);
  add_flag(json, "converted", spent.converted);
  return json;
}

Json turn_json(const Position& position) {
  Json json;
  json["seat"] = position.to_act + 1;
  json["phase"] = phase_word(position.phase);
  json["turn"] = position.turn;
  json["of"] = position.active + 1;
  Json drawn = tiles_json(drawn_counts(position.players[position.active]));
  if (!drawn.empty()) json["drawn"] = std::move(drawn);
  add_flag(json, "redraw", position.drawing);
  if (position.played != 0) json["played"] = static_cast<int>(position.played);
  add_flag(json, "hq_turned", position.hq_turned);
  add_flag(json, "named", position.order_named);
  return json;
}

Json chosen_json(const Position& position) {
  Json list = Json::array();
  AnswerList chosen;
  chosen_actions(position, chosen);
  for (const Action& action : chosen) list.push_back(to_text(action, position.large_board()));
  return list;
}

Json battle_json(const Position& position) {
  Json json;
  json["causer"] = position.cursor.causer + 1;
  json["segment"] = static_cast<int>(position.cursor.segment);
  json["kind"] = battle_kind_word(position.cursor.kind);
  add_flag(json, "changed", position.cursor.changed);
  if (position.phase == Phase::battle) json["chosen"] = chosen_json(position);
  return json;
}

void add_moment(Json& json, const Position& position) {
  if (position.stage == Stage::ending) json["ending"] = position.ender + 1;
  if (position.stage == Stage::overtime) json["overtime"] = position.ender + 1;
  if (position.captives.any()) json["captives"] = hexes_json(position.captives, position.large_board());
  if (position.phase == Phase::retreat || position.phase == Phase::medic) {
    json["pending"] = to_text(pending_action(position), position.large_board());
  }
  if (position.phase == Phase::medic) json["chosen"] = chosen_json(position);
  if (position.phase == Phase::battle || position.after_battle) json["battle"] = battle_json(position);
}

}  // namespace

std::string to_json_text(const Position& position) {
  Json json;
  json["nhx"] = 1;
  const RulesWords rules = words_of(position.rules);
  json["rules"] = rules.preset;
  json["options"] = rules.options;
  json["mode"] = mode_word(position.mode);
  json["board"] = position.large_board() ? 37 : 19;
  if (position.duel_board()) json["board"] = board_word(BoardKind::duel);
  json["players"] = Json::array();
  for (Seat seat = 0; seat < kSeats; ++seat) {
    if (position.players[seat].plays) json["players"].push_back(player_json(position, seat));
  }
  json["to_act"] = turn_json(position);
  add_moment(json, position);
  json["units"] = Json::array();
  for (Hex hex = 0; hex < kHexes; ++hex) {
    if (position.board[hex].tile != kNoTile) json["units"].push_back(unit_json(position, hex));
  }
  return dump(json);
}

}  // namespace nhx
