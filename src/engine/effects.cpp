#include "engine/effects.h"

#include "engine/control.h"
#include "engine/nets.h"
#include "engine/slots.h"

namespace nhx {

namespace {

void take_census(const Position& position, Effects& effects) {
  while (effects.seats < kSeats && position.players[static_cast<std::size_t>(effects.seats)].plays != 0) ++effects.seats;
  for (const Hex hex : position.units) {
    const Unit unit = position.board[hex];
    effects.held[unit.seat].add(hex);
    for (unsigned rest = facts_of(unit.tile).traits; rest != 0; rest &= rest - 1) {
      effects.traits[static_cast<std::size_t>(std::countr_zero(rest))].add(hex);
    }
  }
}

// Attacks hit other sides; Moloch's hit its allies too (ruling 150, decision D18).
void find_prey(const Position& position, Effects& effects) {
  for (Seat seat = 0; seat < effects.seats; ++seat) {
    const bool is_moloch = position.players[seat].army_word() == Army::moloch;
    effects.prey[seat] = position.units - (is_moloch ? effects.held[seat] : effects.friends[seat]);
  }
}

HexSet second_hexes(Hex hex, EdgeBits edges, Direction facing) {
  HexSet result;
  for (u8 rest = on_board(edges, facing); rest != 0; rest = static_cast<u8>(rest & (rest - 1))) {
    const Direction direction = direction_at(std::countr_zero(rest));
    const Hex first = neighbour(hex, direction);
    if (first != kNoHex) result |= beside(first, direction);
  }
  return result;
}

void give_bonuses(const Position& position, Effects& effects) {
  for (const Hex hex : effects.working(Trait::gives)) {
    const Bonus& gives = facts_of(position.board[hex].tile).gives;
    for (const Hex target : reach(position, hex) & effects.friends[effects.beneficiary(hex)]) effects.bonus[target] += gives;
  }
  for (const Hex hex : effects.working(Trait::slows)) {
    for (const Hex target : (reach(position, hex) & position.units) - effects.friends[effects.beneficiary(hex)]) {
      --effects.bonus[target].initiative;
    }
  }
}

}  // namespace

Effects evaluate(const Position& position) {
  Effects effects;
  take_census(position, effects);
  find_friends(position, effects);
  if ((effects.with(Trait::takes_over) | effects.with(Trait::scoper)).any()) {
    settle_control(position, effects);
  } else if (effects.with(Trait::netter).any()) {
    effects.netted = netted_units(position, effects);
  }
  find_prey(position, effects);
  give_bonuses(position, effects);
  return effects;
}

Seat Effects::holder(Hex hex) const {
  for (Seat seat = 0; seat < seats; ++seat) {
    if (held[seat].has(hex)) return seat;
  }
  return kNoSeat;
}

Seat Effects::scoped_by(Hex hex) const {
  for (Seat seat = 0; seat < seats; ++seat) {
    if (scoped[seat].has(hex)) return seat;
  }
  return kNoSeat;
}

Seat Effects::beneficiary(Hex hex) const {
  const Seat scoper = scoped_by(hex);
  return scoper != kNoSeat ? scoper : holder(hex);
}

void Effects::forget(HexSet dead) {
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats); ++seat) {
    held[seat] -= dead;
    friends[seat] -= dead;
    prey[seat] -= dead;
    scoped[seat] -= dead;
  }
  for (HexSet& set : traits) set -= dead;
  captured -= dead;
  netted -= dead;
}

HexSet reach(const Position& position, Hex hex) {
  const Unit unit = position.board[hex];
  const TileFacts& facts = facts_of(unit.tile);
  HexSet result = faced(hex, facts.link, unit.front());
  if (facts.far_link != 0) result |= second_hexes(hex, facts.far_link, unit.front());
  return result;
}

HexSet linked(const Position& position, const Effects& effects, Hex hex) {
  const TileFacts& facts = facts_of(position.board[hex].tile);
  if (facts.link == 0 || effects.netted.has(hex)) return {};
  if (facts.has(Trait::scoper)) return reach(position, hex) & effects.scoped[effects.holder(hex)];
  const HexSet friends = effects.friends[effects.beneficiary(hex)];
  return reach(position, hex) & (facts.has(Trait::slows) ? position.units - friends : friends);
}

u16 initiatives(const Position& position, const Effects& effects, Hex hex) {
  return all_slots(facts_of(position.board[hex].tile).initiative, effects.bonus[hex]);
}

}  // namespace nhx
