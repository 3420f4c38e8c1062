#include "notation/actions_json.h"

#include "engine/model/action_spec.h"

namespace nhx {

namespace {

std::string_view type_word(OperandType type) {
  switch (type) {
    case OperandType::none: break;
    case OperandType::hex: return "hex";
    case OperandType::facing: return "facing";
    case OperandType::side: return "side";
    case OperandType::tile: return "tile";
    case OperandType::tiles: return "tiles";
    case OperandType::seat: return "seat";
    case OperandType::icon: return "icon";
    case OperandType::wounds: return "wounds";
    case OperandType::points: return "points";
  }
  return "";
}

// Which operand is the hex that the field keeps.
int index_of_hex(Field field, std::span<const Operand> operands) {
  int place = 0;
  while (operands[static_cast<std::size_t>(place)].field != field) ++place;
  return place;
}

Json operand_json(const Operand& operand, std::span<const Operand> operands) {
  Json json;
  json["name"] = operand.name;
  json["type"] = type_word(operand.type);
  if (operand.type == OperandType::facing) json["on"] = index_of_hex(operand.on, operands);
  return json;
}

std::string_view word_of_instant(Ability ability) {
  for (const TileSpec* tile : catalogue::kLists.spec) {
    if (tile->kind == TileKind::instant && tile->abilities[0] == ability) return tile->word;
  }
  return "";
}

Json payment_json(const Payment& pays) {
  switch (pays.with) {
    case PaidWith::nothing: break;
    case PaidWith::hq: return {{"with", "hq"}};
    case PaidWith::tile: return {{"with", "tile"}};
    case PaidWith::instant: return {{"with", "instant"}, {"tile", word_of_instant(pays.instant)}};
    case PaidWith::unit_mark: return {{"with", "unit"}};
    case PaidWith::turn_mark: return {{"with", "turn"}};
    case PaidWith::energy: return {{"with", "energy"}, {"points", pays.energy}};
  }
  return nullptr;
}

Json action_json(const ActionSpec& spec) {
  const std::span<const Operand> operands = operands_of(spec.kind);
  Json json;
  json["word"] = spec.word;
  json["operands"] = Json::array();
  for (const Operand& operand : operands) json["operands"].push_back(operand_json(operand, operands));
  json["pays"] = payment_json(spec.pays);
  json["any_order"] = spec.any_order;
  json["about"] = spec.is_about_unit() ? Json(index_of_hex(spec.about, operands)) : Json(nullptr);
  return json;
}

}  // namespace

Json actions_json() {
  Json json = Json::array();
  for (const ActionSpec& spec : kActionSpecs) json.push_back(action_json(spec));
  return json;
}

}  // namespace nhx
