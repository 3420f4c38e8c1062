#include "engine/model/action_spec.h"

namespace nhx {

Action with_operands_only(const Action& action) {
  Action result{.kind = action.kind, .seat = action.seat};
  for (const Operand& operand : operands_of(action.kind)) {
    switch (operand.field) {
      case Field::a: result.a = action.a; break;
      case Field::b: result.b = action.b; break;
      case Field::c: result.c = action.c; break;
      case Field::side: result.side = action.side; break;
      case Field::second_side: result.second_side = action.second_side; break;
      case Field::number: result.number = action.number; break;
      case Field::to_ranged: result.to_ranged = action.to_ranged; break;
      case Field::next: result.next = action.next; break;
      case Field::tile: result.tiles[0] = action.tiles[0]; break;
      case Field::tiles: result.tiles = action.tiles; break;
    }
  }
  return result;
}

// The table lacks nothing and says nothing twice.
namespace {

constexpr bool are_in_order() {
  for (std::size_t i = 0; i < kActionSpecs.size(); ++i) {
    if (kActionSpecs[i].kind != static_cast<ActionKind>(i)) return false;
  }
  return true;
}
static_assert(are_in_order());

constexpr bool have_words_of_their_own() {
  for (const ActionSpec& spec : kActionSpecs) {
    if (spec.word.empty()) return false;
    for (const ActionSpec& other : kActionSpecs) {
      if (spec.kind != other.kind && spec.word == other.word) return false;
    }
  }
  return true;
}
static_assert(have_words_of_their_own());

constexpr bool fits(OperandType type, Field field) {
  switch (type) {
    case OperandType::none: return false;
    case OperandType::hex: return field <= Field::c;
    case OperandType::facing: return field == Field::side || field == Field::second_side;
    case OperandType::side: return field == Field::side;
    case OperandType::tile: return field == Field::tile;
    case OperandType::tiles: return field == Field::tiles;
    case OperandType::seat: return field == Field::next;
    case OperandType::icon: return field == Field::to_ranged;
    case OperandType::wounds:
    case OperandType::points: return field == Field::number;
  }
  return false;
}

constexpr bool has_hex(ActionKind kind, Field field) {
  for (const Operand& operand : operands_of(kind)) {
    if (operand.type == OperandType::hex && operand.field == field) return true;
  }
  return false;
}

constexpr bool have_fitting_operands() {
  for (const ActionSpec& spec : kActionSpecs) {
    unsigned fields = 0;
    for (const Operand& operand : operands_of(spec.kind)) {
      const unsigned bit = 1U << static_cast<unsigned>(operand.field);
      if (operand.name.empty() || !fits(operand.type, operand.field) || (fields & bit) != 0) return false;
      if (operand.type == OperandType::facing && !has_hex(spec.kind, operand.on)) return false;
      fields |= bit;
    }
    if (spec.any_order && !has_hex(spec.kind, Field::b)) return false;
    if (spec.is_about_unit() && !has_hex(spec.kind, spec.about)) return false;
  }
  return true;
}
static_assert(have_fitting_operands());

constexpr bool have_known_payments() {
  for (const ActionSpec& spec : kActionSpecs) {
    const Payment& pays = spec.pays;
    if ((pays.with == PaidWith::instant) != (pays.instant != Ability::none)) return false;
    if ((pays.with == PaidWith::unit_mark) != (pays.mark != Moved{})) return false;
    if ((pays.with == PaidWith::energy) != (pays.energy > 0)) return false;
  }
  return true;
}
static_assert(have_known_payments());

constexpr bool is_played_by_one_kind(Ability ability) {
  int kinds = 0;
  for (const ActionSpec& spec : kActionSpecs) kinds += spec.pays.instant == ability ? 1 : 0;
  return kinds == 1;
}

constexpr bool can_all_instants_be_played() {
  for (const TileSpec* tile : catalogue::kLists.spec) {
    if (tile->kind == TileKind::instant && !is_played_by_one_kind(tile->abilities[0])) return false;
  }
  return true;
}
static_assert(can_all_instants_be_played());

constexpr bool have_equal_instants_equal_words() {
  for (const TileSpec* tile : catalogue::kLists.spec) {
    for (const TileSpec* other : catalogue::kLists.spec) {
      const bool are_equal = tile->kind == TileKind::instant && other->kind == tile->kind && other->abilities == tile->abilities;
      if (are_equal && other->word != tile->word) return false;
    }
  }
  return true;
}
static_assert(have_equal_instants_equal_words());

}  // namespace

}  // namespace nhx
