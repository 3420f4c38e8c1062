#include <algorithm>

#include "notation/tiles/abilities.h"
#include "notation/tiles/tiles_text.h"
#include "notation/words.h"

namespace nhx {

namespace {

Json edge_json(const Edge& edge) {
  Json json = Json::object();
  if (edge.melee > 0) json["melee"] = edge.melee;
  if (edge.ranged > 0) json["ranged"] = edge.ranged;
  const auto add = [&](const char* key, bool there) {
    if (there) json[key] = true;
  };
  add("gauss", edge.gauss);
  add("armor", edge.armor);
  add("net", edge.net);
  add("link", edge.link);
  add("long_distance", edge.long_distance);
  add("takeover", edge.takeover);
  add("entry", edge.entry);
  add("exit", edge.exit);
  add("trap", edge.trap);
  return json;
}

Json effect_json(const TileSpec& spec, Ability ability) {
  const AbilityText& text = text_of(ability);
  Json json;
  json["type"] = text.type;
  if (text.value != 0) json["value"] = text.value;
  if (!text.target.empty()) json["target"] = text.target;
  const Via via = spec.kind == TileKind::hq && text.via == Via::links ? Via::all_adjacent : text.via;
  if (via != Via::none) json["via"] = via_word(via);
  if (ability == Ability::redirect) {
    json["entries"] = std::count_if(spec.edges.begin(), spec.edges.end(), [](const Edge& edge) { return edge.entry; });
    json["exits"] = std::count_if(spec.edges.begin(), spec.edges.end(), [](const Edge& edge) { return edge.exit; });
  }
  return json;
}

Json tile_json(const TileSpec& spec) {
  Json json;
  json["tile"] = spec.word;
  json["name"] = spec.name;
  json["name_pl"] = spec.name_pl;
  json["kind"] = kind_word(spec.kind);
  json["count"] = spec.copies;
  for (int initiative = 7; initiative >= 0; --initiative) {
    if (((spec.initiative >> initiative) & 1) != 0) json["initiative"].push_back(initiative);
  }
  if (is_unit(spec.kind)) {
    for (const Edge& edge : spec.edges) json["edges"].push_back(edge_json(edge));
  }
  if (spec.kind == TileKind::hq) {
    json["hit_points"] = 20;
  } else if (is_unit(spec.kind)) {
    json["toughness"] = spec.toughness;
  }
  if (spec.mobility) json["mobility"] = true;
  for (const Ability ability : spec.abilities) {
    if (ability != Ability::none) json["effects"].push_back(effect_json(spec, ability));
  }
  return json;
}

}  // namespace

Json catalogue_json(std::optional<Army> army) {
  Json json;
  json["armies"] = Json::object();
  for (const ArmySpec& spec : kArmySpecs) {
    if (army && spec_of(*army).word != spec.word) continue;
    Json& tiles = json["armies"][std::string(spec.word)];
    for (const TileSpec& tile : spec.tiles) tiles.push_back(tile_json(tile));
  }
  return json;
}

}  // namespace nhx
