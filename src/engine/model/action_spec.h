#pragma once

#include <array>
#include <span>
#include <string_view>

#include "engine/model/action.h"

// What every kind of action is: its word, the operands behind it, what pays for it. Texts, help, the page and tests follow this table.
// What the rules allow is said in legal.cpp and illegal.cpp.
namespace nhx {

enum class OperandType : u8 {
  none,
  hex,
  facing,  // of a tile, afterwards
  side,    // of the board
  tile,
  tiles,
  seat,
  icon,    // melee or ranged
  wounds,  // a number
  points,  // of energy: HQ points given up and a point for every tile given up
};

// Where an Action keeps an operand; `tile` is the first of `tiles`.
enum class Field : u8 { a, b, c, side, second_side, number, to_ranged, next, tile, tiles };

enum class Written : u8 {
  always,
  always_or_n,    // when it is left out, a reader takes n
  unless_n,       // only Vegas' HQ looks anywhere else
  unless_round,   // nothing is written for a tile that looks the same from all sides
  if_any,         // at the end of the text
  with_attacker,  // if there is one
};

struct Operand {
  std::string_view name{};  // its part in the action: "from"
  OperandType type = OperandType::none;
  Field field = Field::a;
  Written written = Written::always;
  Field on = Field::a;  // of a facing: the hex on which the tile then lies
};

enum class PaidWith : u8 {
  nothing,
  hq,         // the HQ that is placed
  tile,       // the tile that is placed
  instant,    // the tile with the ability `instant`
  unit_mark,  // `mark` on the unit, once a turn
  turn_mark,  // Position::hq_turned, once a turn
  energy,     // as many points; see cost_of
};

struct Payment {
  PaidWith with = PaidWith::nothing;
  Ability instant = Ability::none;
  Moved mark{};
  u8 energy = 0;
};

enum class Occasion : u8 { turn, setup, chance, answer };

inline constexpr std::size_t kMostOperands = 4;

struct ActionSpec {
  ActionKind kind = ActionKind::end;
  std::string_view word{};                        // in notation
  std::array<Operand, kMostOperands> operands{};  // as they are written; OperandType::none behind the last
  Payment pays{};
  Occasion occasion = Occasion::turn;
  bool any_order = false;     // its hexes may be chosen in any order; they are written in the order of their names
  Field about = Field::side;  // of answers that are chosen from a list: the hex of the unit they are about

  [[nodiscard]] constexpr bool is_about_unit() const { return about <= Field::c; }
};

// Words for the table, as people name the operands in docs/notation.md.
namespace operand {

constexpr Operand hex(Field field, std::string_view name = "hex") { return {.name = name, .type = OperandType::hex, .field = field}; }
constexpr Operand facing(Field on, Written written = Written::always, Field field = Field::side) {
  return {.name = "facing", .type = OperandType::facing, .field = field, .written = written, .on = on};
}

inline constexpr Operand a = hex(Field::a);
inline constexpr Operand b = hex(Field::b);
inline constexpr Operand c = hex(Field::c);
inline constexpr Operand from = hex(Field::a, "from");
inline constexpr Operand to = hex(Field::b, "to");
inline constexpr Operand pusher = hex(Field::a, "pusher");
inline constexpr Operand pushed = hex(Field::b, "pushed");
inline constexpr Operand facing_there = facing(Field::a);
inline constexpr Operand facing_after_move = facing(Field::b, Written::always_or_n);
inline constexpr Operand tile{.name = "tile", .type = OperandType::tile, .field = Field::tile};
inline constexpr Operand tiles{.name = "tiles", .type = OperandType::tiles, .field = Field::tiles, .written = Written::if_any};
inline constexpr Operand points{.name = "points", .type = OperandType::points, .field = Field::number};
inline constexpr Operand side{.name = "side", .type = OperandType::side, .field = Field::side};
inline constexpr Operand icon{.name = "kind", .type = OperandType::icon, .field = Field::to_ranged};
inline constexpr Operand seat{.name = "seat", .type = OperandType::seat, .field = Field::next};
inline constexpr Operand attacker{.name = "attacker", .type = OperandType::hex, .field = Field::c, .written = Written::if_any};
inline constexpr Operand wounds{.name = "wounds", .type = OperandType::wounds, .field = Field::number, .written = Written::with_attacker};

}  // namespace operand

namespace payment {

inline constexpr Payment hq{.with = PaidWith::hq};
inline constexpr Payment tile{.with = PaidWith::tile};
inline constexpr Payment turn_mark{.with = PaidWith::turn_mark};
constexpr Payment instant(Ability ability) { return {.with = PaidWith::instant, .instant = ability}; }
constexpr Payment unit_mark(Moved mark) { return {.with = PaidWith::unit_mark, .mark = mark}; }
constexpr Payment energy(u8 points) { return {.with = PaidWith::energy, .energy = points}; }

}  // namespace payment

// In the order of ActionKind.
inline constexpr std::array<ActionSpec, kActionKinds> kActionSpecs = [] {
  using enum ActionKind;
  using namespace operand;
  using payment::instant, payment::unit_mark;
  return std::array<ActionSpec, kActionKinds>{{
      {.kind = hq, .word = "hq", .operands = {a, facing(Field::a, Written::unless_n)}, .pays = payment::hq, .occasion = Occasion::setup},
      {.kind = draw, .word = "draw", .operands = {tile}, .occasion = Occasion::chance},
      {.kind = redraw, .word = "redraw", .operands = {tiles}},
      {.kind = discard, .word = "discard", .operands = {tile}},
      {.kind = place, .word = "place", .operands = {tile, a, facing(Field::a, Written::unless_round)}, .pays = payment::tile},
      {.kind = battle, .word = "battle", .pays = instant(Ability::battle)},
      {.kind = move, .word = "move", .operands = {from, to, facing_after_move}, .pays = instant(Ability::move)},
      {.kind = push, .word = "push", .operands = {pusher, pushed}, .pays = instant(Ability::push_back)},
      {.kind = sniper, .word = "sniper", .operands = {a}, .pays = instant(Ability::sniper)},
      {.kind = grenade, .word = "grenade", .operands = {a}, .pays = instant(Ability::grenade)},
      {.kind = air_strike, .word = "air-strike", .operands = {a}, .pays = instant(Ability::air_strike)},
      {.kind = small_bomb, .word = "small-bomb", .operands = {a, b, c}, .pays = instant(Ability::small_bomb), .any_order = true},
      {.kind = castle, .word = "castle", .operands = {a, b}, .pays = instant(Ability::castling), .any_order = true},
      {.kind = rotate, .word = "rotate", .operands = {a, facing_there}, .pays = instant(Ability::rotation)},
      {.kind = terror, .word = "terror", .pays = instant(Ability::terror)},
      {.kind = walk, .word = "walk", .operands = {from, to, facing_after_move}, .pays = unit_mark(Moved::mobility)},
      {.kind = transport, .word = "transport", .operands = {from, to, facing_after_move}, .pays = unit_mark(Moved::transport)},
      {.kind = hq_move, .word = "hq-move", .operands = {from, to, facing_after_move}, .pays = unit_mark(Moved::hq)},
      {.kind = hq_turn, .word = "hq-turn", .operands = {a, facing_there}, .pays = payment::turn_mark},
      {.kind = run_rotation, .word = "run rotation", .operands = {a, facing_there}, .pays = payment::energy(1)},
      {.kind = run_swap,
       .word = "run swap",
       .operands = {a, facing(Field::b, Written::always_or_n), b, facing(Field::a, Written::always_or_n, Field::second_side)},
       .pays = payment::energy(2),
       .any_order = true},
      {.kind = run_push, .word = "run push-back", .operands = {pusher, pushed}, .pays = payment::energy(2)},
      {.kind = run_laser, .word = "run laser", .operands = {a, b}, .pays = payment::energy(3), .any_order = true},
      {.kind = run_elimination, .word = "run elimination", .operands = {a}, .pays = payment::energy(3)},
      {.kind = run_detonation, .word = "run detonation", .pays = payment::energy(4)},
      {.kind = energy, .word = "energy", .operands = {operand::points, tiles}},
      {.kind = end, .word = "end"},
      {.kind = resign, .word = "resign"},
      {.kind = retreat, .word = "retreat", .operands = {from, to}, .occasion = Occasion::answer},
      {.kind = turn, .word = "turn", .operands = {a, facing_there}, .occasion = Occasion::answer},
      {.kind = explode, .word = "explode", .operands = {a}, .occasion = Occasion::answer, .about = Field::a},
      {.kind = hold, .word = "hold", .operands = {a}, .occasion = Occasion::answer, .about = Field::a},
      {.kind = convert, .word = "convert", .operands = {a, side, icon}, .occasion = Occasion::answer, .about = Field::a},
      {.kind = keep, .word = "keep", .operands = {a}, .occasion = Occasion::answer, .about = Field::a},
      {.kind = medic,
       .word = "medic",
       .operands = {hex(Field::a, "lost"), hex(Field::b, "patient"), attacker, wounds},
       .occasion = Occasion::answer,
       .about = Field::b},
      {.kind = order, .word = "order", .operands = {seat}, .occasion = Occasion::answer},
  }};
}();

constexpr const ActionSpec& spec_of(ActionKind kind) { return kActionSpecs[static_cast<std::size_t>(kind)]; }

constexpr std::span<const Operand> operands_of(ActionKind kind) {
  const auto& operands = spec_of(kind).operands;
  std::size_t count = 0;
  while (count < operands.size() && operands[count].type != OperandType::none) ++count;
  return std::span(operands).first(count);
}

constexpr Hex hex_of(const Action& action, Field field) { return field == Field::a ? action.a : field == Field::b ? action.b : action.c; }

// The action with nothing but what its operands say.
Action with_operands_only(const Action& action);

}  // namespace nhx
