#include <bit>

#include "engine/setup.h"
#include "engine/turn/duel.h"
#include "engine/turn/pending.h"
#include "explain/attacks.h"
#include "notation/action_text.h"
#include "notation/json_lists.h"
#include "notation/position/position_json.h"
#include "notation/position/position_text.h"
#include "notation/reason_text.h"
#include "notation/rules_text.h"
#include "notation/state_json.h"
#include "notation/words.h"
#include "wasm/parts.h"

// How a position looks.
namespace nhx {

namespace {

Json pile_json(const Player& player) {
  TileCounts counts{};
  std::size_t copy = 0;
  for (const TileId tile : pile_tiles(player.army)) counts[tile] += static_cast<int>((player.pile >> copy++) & 1);
  Json pile = Json::object();
  for (TileId tile = 1; tile <= kTileTypes; ++tile) {
    if (counts[tile] > 0) pile[std::string(spec_of(tile).word)] = counts[tile];
  }
  return pile;
}

Json player_view_json(const Position& position, Seat seat) {
  const Player& player = position.players[seat];
  Json json = player_json(position, seat, true);
  json["full_hp"] = full_hit_points(position.mode, position.rules, seat);
  json["drawn"] = tiles_json(drawn_counts(player));
  json["pile"] = pile_json(player);
  json["pile_size"] = std::popcount(u64{player.pile});
  return json;
}

Json attacks_json(const Position& position, const Effects& effects, Hex hex) {
  const bool large = position.large_board();
  Json list = Json::array();
  for (const Attack& attack : attacks_of(position, effects, hex)) {
    Json path = Json::array();
    for (const Hex passed : attack.path) path.push_back(hex_word(passed, large));
    list.push_back({{"side", direction_word(attack.side)},
                    {"kind", attack_word(attack.kind)},
                    {"strength", attack.strength},
                    {"path", path},
                    {"hits", hexes_json(attack.hits, large)}});
  }
  return list;
}

Json reason_json(const Reason& reason, bool large_board) {
  Json json;
  json["kind"] = word_of(reason.kind);
  json["hexes"] = hexes_json(reason.hexes, large_board);
  if (reason.seat != kNoSeat) json["seat"] = reason.seat + 1;
  if (!reason.values.empty()) json["values"] = reason.values;
  return json;
}

Json unit_json(const Position& position, const Effects& effects, const UnitState& state) {
  Json json = state_json(position, state);
  json["moved"] = position.phase == Phase::battle ? Json::array() : ways_json(position.spent[state.hex].slots);
  json["attacks"] = attacks_json(position, effects, state.hex);
  json["reasons"] = Json::array();
  for (const Reason& reason : state.why) json["reasons"].push_back(reason_json(reason, position.large_board()));
  return json;
}

// Foundations too, about which there is nothing more to say than what they are.
Json units_json(const Position& position) {
  const Effects effects = effects_of(position);
  Json units = Json::array();
  for (const UnitState& state : unit_states(position, effects)) units.push_back(unit_json(position, effects, state));
  for (const Hex hex : position.playable() - position.units) {
    if (position.board[hex].tile == kNoTile) continue;
    units.push_back(unit_json(position, effects, {.hex = hex, .controller = position.board[hex].seat}));
  }
  return units;
}

std::string_view stage_word(Stage stage) { return stage == Stage::usual ? "usual" : stage == Stage::ending ? "ending" : "overtime"; }

Json battle_json(const Position& position) {
  if (position.phase != Phase::battle && !position.after_battle) return nullptr;
  return {{"causer", position.cursor.causer + 1},
          {"segment", static_cast<int>(position.cursor.segment)},
          {"kind", battle_kind_word(position.cursor.kind)}};
}

Json pending_json(const Position& position) {
  if (position.phase != Phase::retreat && position.phase != Phase::medic) return nullptr;
  return to_text(pending_action(position), position.large_board());
}

Json actions_json(const Position& position) {
  Json list = Json::array();
  if (position.phase == Phase::draw) return list;
  ActionList actions;
  legal_actions(position, actions);
  for (const Action& action : actions) list.push_back(to_text(action, position.large_board()));
  return list;
}

}  // namespace

Json view_json(const Position& position, const std::optional<Preview>& preview) {
  const bool large = position.large_board();
  const RulesWords rules = words_of(position.rules);
  const Seat asked = static_cast<Seat>(position.phase == Phase::draw ? position.active : position.to_act);
  Json json;
  json["position"] = told_text(position);
  json["mode"] = mode_word(position.mode);
  json["board"] = board_word(static_cast<BoardKind>(position.board_kind));
  json["preset"] = rules.preset;
  json["options"] = rules.options;
  json["hexes"] = hexes_json(position.playable(), large);
  json["terminals"] = hexes_json(position.duel_board() ? kTerminals : HexSet{}, large);
  json["players"] = Json::array();
  for (Seat seat = 0; seat < kSeats; ++seat) {
    if (position.players[seat].plays) json["players"].push_back(player_view_json(position, seat));
  }
  json["seat"] = asked + 1;
  json["phase"] = phase_word(position.phase);
  json["turn"] = position.turn;
  json["active"] = position.active + 1;
  json["stage"] = stage_word(position.stage);
  json["battle"] = battle_json(position);
  json["captives"] = hexes_json(position.captives, large);
  json["pending"] = pending_json(position);
  json["units"] = units_json(position);
  json["actions"] = actions_json(position);
  json["can_resign"] = why_illegal(position, {.kind = ActionKind::resign, .seat = asked}) == Illegal::none;
  json["preview"] = preview ? preview_json(*preview) : Json();
  return json;
}

Json view_json(const Position& position) {
  return view_json(position, position.phase == Phase::draw ? std::nullopt : preview_battle(position));
}

Json answer_look(const Ask& ask) {
  const Parsed<Position> position = position_of(ask);
  return position.ok() ? view_json(*position.value) : unreadable(position.faults);
}

}  // namespace nhx
