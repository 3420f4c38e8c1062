#include "engine/turn/movement.h"

#include <array>

namespace nhx {

namespace {

bool plays_moloch(const Position& position, Seat seat) { return position.players[seat].army == Army::moloch; }

bool is_mine(const Position& position, Hex hex) { return position.board[hex].tile != kNoTile && !position.units.has(hex); }

// What the tiles of each army do, as bits of Service.
constexpr auto kServices = [] {
  std::array<u8, kArmies> result{};
  for (TileId tile = 1; tile <= kTileTypes; ++tile) result[static_cast<std::size_t>(army_of(tile))] |= facts_of(tile).services;
  return result;
}();

bool does_any_army(const Position& position, Service service) {
  unsigned services = 0;
  for (std::size_t seat = 0; seat < kSeats && position.players[seat].plays; ++seat)
    services |= kServices[static_cast<std::size_t>(position.players[seat].army)];
  return (services & static_cast<u8>(service)) != 0;
}

// Decision D17: is there a facing with which the unit could stand there, neither netted nor captured?
bool can_pass(const Position& position, Hex from, Hex middle, Seat seat) {
  if (is_mine(position, middle)) return false;
  Position passing = position;
  passing.board[middle] = position.board[from];
  passing.board[from] = Unit{};
  passing.units.remove(from);
  passing.units.add(middle);
  const int facings = is_round(position.board[from].tile) ? 1 : kDirections;
  for (int facing = 0; facing < facings; ++facing) {
    passing.board[middle].facing = direction_at(facing);
    const Effects effects = control_of(passing);
    if (!effects.netted.has(middle) && controller(passing, effects, middle) == seat) return true;
  }
  return false;
}

}  // namespace

HexSet serving(const Position& position, Service service) {
  HexSet result;
  if (!does_any_army(position, service)) return result;
  for (const Hex hex : position.units) {
    if (facts_of(position.board[hex].tile).does(service)) result.add(hex);
  }
  return result;
}

bool has_recon(const Position& position, const Effects& effects, Seat seat) {
  for (const Hex hex : serving(position, Service::recon) - effects.netted) {
    if (same_side(position, beneficiary(position, effects, hex), seat)) return true;
  }
  return false;
}

HexSet destinations(const Position& position, const Effects& effects, Hex hex) {
  const HexSet free = free_hexes(position);
  const HexSet first = around(hex) & free;
  HexSet all = first | HexSet::of(hex);
  const Seat seat = controller(position, effects, hex);
  if (first.none() || !has_recon(position, effects, seat)) return all;
  for (const Hex middle : first) {
    const HexSet further = (around(middle) & free) - all;
    if (further.any() && can_pass(position, hex, middle, seat)) all |= further;
  }
  return all;
}

HexSet transported(const Position& position, const Effects& effects, Seat seat) {
  HexSet result;
  for (const Hex hex : serving(position, Service::transports)) result |= linked(position, effects, hex);
  return result & usable(effects, seat);
}

HexSet moved_by_hq(const Position& position, const Effects& effects, Seat seat) {
  HexSet result;
  for (const Hex hq : serving(position, Service::moves_others) - effects.netted) {
    if (same_side(position, position.board[hq].seat, seat)) result |= around(hq);
  }
  return result & usable(effects, seat);
}

HexSet push_targets(const Position& position, const Effects& effects, Hex pusher) {
  const Seat seat = controller(position, effects, pusher);
  HexSet targets = position.units - effects.friends[seat];
  for (Seat ally = 0; ally < effects.seats; ++ally) {  // ruling 150: Moloch and its allies push each other
    if (ally == seat || !same_side(position, ally, seat)) continue;
    if (plays_moloch(position, seat) || plays_moloch(position, ally)) targets |= effects.held[ally];
  }
  return (targets & around(pusher)) - effects.netted;
}

HexSet retreats(const Position& position, Hex pusher, Hex pushed) {
  return (around(pushed) & free_hexes(position)) - around(pusher) - HexSet::of(pusher);
}

Hex turning_hq(const Position& position, const Effects& effects, Seat seat) {
  for (const Hex hq : serving(position, Service::turns_others) - effects.netted) {
    if (position.board[hq].seat == seat) return hq;
  }
  return kNoHex;
}

}  // namespace nhx
