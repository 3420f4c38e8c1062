#include "engine/layout/effects.h"

#include <cassert>

#include "engine/layout/control.h"
#include "engine/layout/nets.h"
#include "engine/layout/slots.h"

namespace nhx {

namespace {

void take_census(const Position& position, Effects& effects) {
  while (effects.seats < kSeats && position.players[static_cast<std::size_t>(effects.seats)].plays) ++effects.seats;
  for (const Hex hex : position.units) {
    const Unit unit = position.board[hex];
    effects.held[unit.seat].add(hex);
    const catalogue::TraitBytes& traits = catalogue::kTraitBytes[unit.tile];
    for (std::size_t i = 0; i < kTraits; ++i) effects.traits[i] |= HexSet(u64{traits[i]} << hex);
  }
}

// Attacks hit other sides; Moloch's hit its allies too (ruling 150, decision D18).
void find_prey(const Position& position, Effects& effects) {
  for (Seat seat = 0; seat < effects.seats; ++seat) {
    const bool is_moloch = position.players[seat].army == Army::moloch;
    effects.prey[seat] = position.units - (is_moloch ? effects.held[seat] : effects.friends[seat]);
  }
}

HexSet second_hexes(Hex hex, EdgeBits edges, Direction facing) {
  HexSet result;
  for_each_direction(on_board(edges, facing), [&](Direction direction) {
    const Hex first = neighbour(hex, direction);
    if (first != kNoHex) result |= beside(first, direction);
  });
  return result;
}

constexpr Bonus kSlowed{.initiative = -1};

// Calls change(bonus, by) for every bonus that the working ones among the givers give.
template <class Change>
void change_bonuses(const Position& position, Effects& effects, HexSet givers, Change change) {
  for (const Hex hex : givers& effects.working(Trait::gives)) {
    const Bonus& gives = facts_of(position.board[hex].tile).gives;
    const HexSet targets = reach(position, hex) & effects.friends[beneficiary(position, effects, hex)];
    effects.hurried |= effects.with(Trait::hurries).has(hex) ? targets : HexSet{};
    for (const Hex target : targets) change(effects.bonus[target], gives);
  }
  for (const Hex hex : givers& effects.working(Trait::slows)) {
    const HexSet targets = (reach(position, hex) & position.units) - effects.friends[beneficiary(position, effects, hex)];
    effects.hurried |= targets;
    for (const Hex target : targets) change(effects.bonus[target], kSlowed);
  }
}

void forget(Effects& effects, HexSet dead) {
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(effects.seats); ++seat) {
    effects.held[seat] -= dead;
    effects.friends[seat] -= dead;
    effects.prey[seat] -= dead;
    effects.scoped[seat] -= dead;
  }
  for (HexSet& set : effects.traits) set -= dead;
  effects.scoped_by_anyone -= dead;
  effects.captured -= dead;
  effects.netted -= dead;
}

}  // namespace

Effects control_of(const Position& position) {
  Effects effects;
  take_census(position, effects);
  find_friends(position, effects);
  if (is_control_at_stake(position, effects)) {
    settle_control(position, effects);
  } else if (effects.with(Trait::netter).any()) {
    effects.netted = netted_units(position, effects);
  }
  return effects;
}

Effects effects_of(const Position& position) {
  Effects effects = control_of(position);
  find_prey(position, effects);
  change_bonuses(position, effects, position.units, [](Bonus& bonus, const Bonus& by) { bonus += by; });
  return effects;
}

void lose_units(const Position& position, Effects& effects, HexSet dead) {
  assert((dead & decisive_units(effects)).none());
  change_bonuses(position, effects, dead, [](Bonus& bonus, const Bonus& by) { bonus -= by; });
  forget(effects, dead);
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

HexSet reach(const Position& position, Hex hex) {
  const Unit unit = position.board[hex];
  const TileFacts& facts = facts_of(unit.tile);
  HexSet result = faced(hex, facts.link, unit.facing);
  if (facts.far_link != 0) result |= second_hexes(hex, facts.far_link, unit.facing);
  return result;
}

HexSet linked(const Position& position, const Effects& effects, Hex hex) {
  const TileFacts& facts = facts_of(position.board[hex].tile);
  if (facts.link == 0 || effects.netted.has(hex)) return {};
  if (facts.has(Trait::scoper)) return reach(position, hex) & effects.scoped[effects.holder(hex)];
  const HexSet friends = effects.friends[beneficiary(position, effects, hex)];
  return reach(position, hex) & (facts.has(Trait::slows) ? position.units - friends : friends);
}

u16 initiatives(const Position& position, const Effects& effects, Hex hex) {
  return all_slots(facts_of(position.board[hex].tile).initiative, effects.bonus[hex]);
}

}  // namespace nhx
