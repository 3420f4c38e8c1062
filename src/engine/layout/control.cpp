#include "engine/layout/control.h"

#include "engine/layout/nets.h"

namespace nhx {

namespace {

struct Control {
  std::array<HexSet, kSeats> held{};
  std::array<HexSet, kSeats> scoped{};
  friend bool operator==(const Control&, const Control&) = default;
};

Control settled(const Effects& effects) { return {effects.held, effects.scoped}; }

void set_scoped(Effects& effects, const std::array<HexSet, kSeats>& scoped) {
  effects.scoped = scoped;
  effects.scoped_by_anyone = {};
  for (const HexSet modules : scoped) effects.scoped_by_anyone |= modules;
}

void set_held(const Position& position, Effects& effects, const std::array<HexSet, kSeats>& held, HexSet captured) {
  if (held == effects.held) return;
  effects.held = held;
  effects.captured = captured;
  find_friends(position, effects);
}

// Ruling 93: face to face, takeover beats the Scoper.
bool is_held_off(const Position& position, const Effects& effects, Hex module, Hex scoper) {
  if (!effects.working(Trait::takes_over).has(module)) return false;
  const Unit& unit = position.board[module];
  return faced(module, facts_of(unit.tile).takeover, unit.facing).has(scoper);
}

std::array<HexSet, kSeats> scoped_modules(const Position& position, const Effects& effects) {
  std::array<HexSet, kSeats> scoped{};
  HexSet taken;
  for (Seat seat = 0; seat < effects.seats; ++seat) {
    for (const Hex scoper : effects.working(Trait::scoper) & effects.held[seat]) {
      for (const Hex hex : (reach(position, scoper) & position.units) - effects.friends[seat] - taken) {
        const bool is_scopable = facts_of(position.board[hex].tile).is_scopable;
        if (is_scopable && !is_held_off(position, effects, hex, scoper)) scoped[seat].add(hex);
      }
    }
    taken |= scoped[seat];
  }
  return scoped;
}

using Votes = std::array<u8, kSeats>;  // takeover edges on one unit, by the seat they work for

// Ruling 95: a side holds the unit when it has more edges on it than all others together. Within a side: decision D20.
Seat winner_of(const Position& position, int seats, const Votes& votes, Seat owner) {
  int all = 0;
  for (Seat seat = 0; seat < seats; ++seat) all += votes[seat];
  for (Seat first = 0; first < seats; ++first) {
    int of_side = 0;
    Seat most = first;
    for (Seat seat = 0; seat < seats; ++seat) {
      if (!same_side(position, seat, first)) continue;
      of_side += votes[seat];
      if (votes[seat] > votes[most]) most = seat;
    }
    if (2 * of_side <= all) continue;
    return same_side(position, first, owner) ? owner : most;
  }
  return owner;
}

// Votes count against the owner, never against the present holder, or a takeover would release what it has just captured.
void capture(const Position& position, Effects& effects, const std::array<HexSet, kSeats>& owned) {
  std::array<Votes, kHexes> votes;
  HexSet targets;
  for (const Hex hex : effects.working(Trait::takes_over)) {
    const Unit& unit = position.board[hex];
    const Seat seat = beneficiary(position, effects, hex);
    for (const Hex target : (faced(hex, facts_of(unit.tile).takeover, unit.facing) & position.units) - effects.with(Trait::hq)) {
      if (!targets.has(target)) votes[target] = {};
      targets.add(target);
      ++votes[target][seat];
    }
  }
  std::array<HexSet, kSeats> held = owned;
  HexSet captured;
  for (const Hex hex : targets) {
    const Seat owner = position.board[hex].seat;
    const Seat winner = winner_of(position, effects.seats, votes[hex], owner);
    if (winner == owner) continue;
    held[owner].remove(hex);
    held[winner].add(hex);
    captured.add(hex);
  }
  set_held(position, effects, held, captured);
}

// One round: nets, then scoping, then control, each from the newest of what is before it.
void advance(const Position& position, Effects& effects, const std::array<HexSet, kSeats>& owned) {
  effects.netted = netted_units(position, effects);
  if (effects.with(Trait::scoper).any()) set_scoped(effects, scoped_modules(position, effects));
  capture(position, effects, owned);
}

// Decision D5: with three or more sides control can go round in circles. What is not the same all the way round does not happen.
void stop_going_round(const Position& position, Effects& effects, const std::array<HexSet, kSeats>& owned) {
  const Control start = settled(effects);
  Control common = start;
  do {
    advance(position, effects, owned);
    for (std::size_t seat = 0; seat < kSeats; ++seat) {
      common.held[seat] &= effects.held[seat];
      common.scoped[seat] &= effects.scoped[seat];
    }
  } while (!(settled(effects) == start));
  HexSet steady;
  HexSet captured;
  for (std::size_t seat = 0; seat < kSeats; ++seat) {
    steady |= common.held[seat];
    captured |= common.held[seat] - owned[seat];
  }
  for (const Hex hex : position.units - steady) common.held[position.board[hex].seat].add(hex);
  set_scoped(effects, common.scoped);
  set_held(position, effects, common.held, captured);
  effects.netted = netted_units(position, effects);
}

// After the first round: is there anybody to whom the captives and scoped modules make a difference?
bool could_change(const Effects& effects) {
  if (effects.scoped_by_anyone.any()) return true;
  if (effects.captured.none()) return false;
  HexSet near = effects.captured;  // nets reach no further
  for (const Hex hex : effects.captured) near |= around(hex);
  return ((effects.with(Trait::netter) & near) | (effects.with(Trait::takes_over) & effects.captured) | effects.with(Trait::scoper)).any();
}

}  // namespace

void find_friends(const Position& position, Effects& effects) {
  effects.friends = effects.held;
  for (Seat seat = 0; seat < effects.seats; ++seat) {
    for (Seat ally = 0; ally < seat; ++ally) {
      if (!same_side(position, seat, ally)) continue;
      effects.friends[seat] |= effects.held[ally];
      effects.friends[ally] |= effects.held[seat];
    }
  }
}

bool is_control_at_stake(const Position& position, const Effects& effects) {
  const HexSet units = position.units - effects.with(Trait::hq);
  for (const Hex hex : effects.with(Trait::takes_over)) {
    const Unit& unit = position.board[hex];
    if (((faced(hex, facts_of(unit.tile).takeover, unit.facing) & units) - effects.friends[unit.seat]).any()) return true;
  }
  for (const Hex hex : effects.with(Trait::scoper)) {
    if ((reach(position, hex) & units).any()) return true;
  }
  return false;
}

void settle_control(const Position& position, Effects& effects) {
  const std::array<HexSet, kSeats> owned = effects.held;
  advance(position, effects, owned);
  if (!could_change(effects)) return;
  // Brent's way to find a circle without keeping the states: compare with a landmark that moves on after 1, 2, 4, 8 ... rounds.
  Control landmark = settled(effects);
  for (int rounds = 0, lap = 1;; ++rounds) {
    if (rounds == lap) {
      landmark = settled(effects);
      lap *= 2;
      rounds = 0;
    }
    const Control before = settled(effects);
    advance(position, effects, owned);
    const Control now = settled(effects);
    if (now == before) return;
    if (now == landmark) return stop_going_round(position, effects, owned);
  }
}

}  // namespace nhx
