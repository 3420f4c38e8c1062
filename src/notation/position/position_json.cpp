#include "notation/position/position_json.h"

#include "engine/apply.h"
#include "engine/turn/pending.h"
#include "notation/action_text.h"
#include "notation/json_lists.h"
#include "notation/position/line_fields.h"
#include "notation/position/position_text.h"
#include "notation/rules_text.h"
#include "notation/words.h"

namespace nhx {

namespace {

Json value_json(FieldKind kind, int value) {
  switch (kind) {
    case FieldKind::flag: return value != 0;
    case FieldKind::segments: return segments_json(static_cast<u16>(value));
    case FieldKind::ways: return ways_json(static_cast<u8>(value));
    case FieldKind::number:
    case FieldKind::tiles: break;
  }
  return value;
}

template <class Draft, std::size_t Count>
void add_fields(Json& json, const std::array<LineField<Draft>, Count>& fields, const Position& position, u8 at, bool with_all = false) {
  for (const LineField<Draft>& field : fields) {
    const bool is_tiles = field.kind == FieldKind::tiles;
    const int value = is_tiles ? 0 : field.value(position, at);
    Json written = is_tiles ? tiles_json(field.tiles(position, at)) : value_json(field.kind, value);
    const bool is_empty = is_tiles ? written.empty() : value == 0;
    if (!is_empty || with_all || field.is_always_in_json) json[json_key(field.word)] = std::move(written);
  }
}

Json unit_json(const Position& position, Hex hex) {
  const Unit& unit = position.board[hex];
  Json json;
  json["hex"] = hex_word(hex, position.large_board());
  json["seat"] = unit.seat + 1;
  json["tile"] = spec_of(unit.tile).word;
  json["facing"] = direction_word(unit.facing);
  add_fields(json, kUnitFields, position, hex);
  return json;
}

Json turn_json(const Position& position) {
  Json json;
  json["seat"] = position.to_act + 1;
  json["phase"] = phase_word(position.phase);
  add_fields(json, kTurnFields, position, position.active);
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
  if (position.cursor.changed) json["changed"] = true;
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

Json player_json(const Position& position, Seat seat, bool with_all) {
  Json json;
  json["seat"] = seat + 1;
  json["army"] = spec_of(position.players[seat].army).word;
  add_fields(json, kPlayerFields, position, seat, with_all);
  return json;
}

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
    if (position.players[seat].plays) json["players"].push_back(player_json(position, seat, false));
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
