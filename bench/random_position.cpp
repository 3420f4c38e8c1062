#include "bench/random_position.h"

#include <algorithm>
#include <cassert>

#include "dealer/pick.h"
#include "engine/setup.h"

namespace nhx {
namespace {

constexpr u32 kSpecialWeight = 3;

bool one_in(Rng& rng, u32 times) { return rng.below(times) == 0; }

bool has_ability(const TileSpec& spec, Ability ability) {
  return std::find(spec.abilities.begin(), spec.abilities.end(), ability) != spec.abilities.end();
}

bool is_special(const TileSpec& spec) {
  if (std::any_of(spec.edges.begin(), spec.edges.end(), [](const Edge& edge) { return edge.net; })) return true;
  constexpr Ability kSpecial[] = {Ability::takeover,      Ability::scoper,       Ability::medic,
                                  Ability::redirect,      Ability::explode,      Ability::explode_when_hit,
                                  Ability::quartermaster, Ability::extra_attack, Ability::return_to_pile};
  return std::any_of(std::begin(kSpecial), std::end(kSpecial), [&](Ability ability) { return has_ability(spec, ability); });
}

HexSet beside_any(HexSet hexes) {
  HexSet result;
  for (const Hex hex : hexes) result |= around(hex);
  return result;
}

// Mostly next to a unit that already stands, so that units have to do with each other.
Hex random_free_hex(Rng& rng, const Position& position) {
  const HexSet free = position.playable() - position.units;
  const HexSet near = free & beside_any(position.units);
  return random_member(near.any() && !one_in(rng, 5) ? near : free, rng);
}

// Half of the time towards a unit that already stands, as people do it.
Direction random_front(Rng& rng, const Position& position, Hex hex) {
  const Direction front = direction_at(static_cast<int>(rng.below(kDirections)));
  if (one_in(rng, 2)) return front;
  for (int i = 0; i < kDirections; ++i) {
    if ((ray(hex, turned(front, i)) & position.units).any()) return turned(front, i);
  }
  return front;
}

// A unit or a foundation, which is not added to the units.
void place(Rng& rng, Position& position, Hex hex, Seat seat, TileId tile) {
  const TileSpec& spec = spec_of(tile);
  const Direction facing = is_round(tile) ? Direction::n : random_front(rng, position, hex);
  const bool is_wounded = spec.kind != TileKind::hq && one_in(rng, 3);
  position.board[hex] = make_unit(tile, seat, facing, is_wounded ? static_cast<int>(rng.below(spec.toughness + 1U)) : 0);
  if (is_unit(spec.kind)) position.units.add(hex);
}

// Takes a tile out of the pile, each copy as likely as its weight says; kNoTile when no copy has any.
template <class Weight>
TileId draw(Rng& rng, Player& player, Weight weight) {
  const auto tiles = pile_tiles(player.army);
  u32 total = 0;
  for (std::size_t copy = 0; copy < tiles.size(); ++copy) {
    if (((player.pile >> copy) & 1) != 0) total += weight(spec_of(tiles[copy]));
  }
  if (total == 0) return kNoTile;
  u32 ticket = rng.below(total);
  for (std::size_t copy = 0; copy < tiles.size(); ++copy) {
    if (((player.pile >> copy) & 1) == 0) continue;
    const u32 share = weight(spec_of(tiles[copy]));
    if (ticket >= share) {
      ticket -= share;
      continue;
    }
    const TileId tile = tiles[copy];
    for (std::size_t lowest = 0;; ++lowest) {
      if (tiles[lowest] != tile || ((player.pile >> lowest) & 1) == 0) continue;
      player.pile = player.pile & ~(u64{1} << lowest) & kFullPile;
      return tile;
    }
  }
  return kNoTile;
}

void seat_players(Rng& rng, Position& position, const Deal& deal) {
  for (std::size_t seat = 0; seat < deal.armies.size(); ++seat) {
    Player& player = position.players[seat];
    player.plays = true;
    player.army = deal.armies[seat];
    player.team = static_cast<u8>(deal.teams.empty() ? seat : static_cast<std::size_t>(deal.teams[seat])) & 7U;
    player.hp = static_cast<u8>(one_in(rng, 4) ? 1 + rng.below(kHitPoints) : kHitPoints);
    player.pile = kFullPile;
  }
}

void place_units(Rng& rng, Position& position, const Deal& deal) {
  const auto weight = [&](const TileSpec& spec) {
    if (!is_unit(spec.kind)) return 0U;
    if (deal.weight) return deal.weight(spec);
    return deal.special && is_special(spec) ? kSpecialWeight : 1U;
  };
  const auto seats = static_cast<u32>(deal.armies.size());
  for (u32 seat = 0; seat < seats; ++seat) {
    place(rng, position, random_free_hex(rng, position), static_cast<Seat>(seat), hq_of(deal.armies[seat]));
  }
  const int wanted = std::min(deal.units, position.playable().size());
  for (u32 failures = 0; position.units.size() < wanted && failures < 100;) {
    const auto seat = static_cast<Seat>(rng.below(seats));
    const TileId tile = draw(rng, position.players[seat], weight);
    if (tile == kNoTile) {
      ++failures;
    } else {
      place(rng, position, random_free_hex(rng, position), seat, tile);
    }
  }
}

void lay_foundations(Rng& rng, Position& position, const Deal& deal) {
  const auto weight = [](const TileSpec& spec) { return spec.kind == TileKind::foundation ? 1U : 0U; };
  HexSet free = position.playable() - position.units;
  for (std::size_t seat = 0; seat < deal.armies.size(); ++seat) {
    if (free.none() || !one_in(rng, 4)) continue;
    const TileId tile = draw(rng, position.players[seat], weight);
    if (tile == kNoTile) continue;
    const Hex hex = random_member(free, rng);
    place(rng, position, hex, static_cast<Seat>(seat), tile);
    free.remove(hex);
  }
}

}  // namespace

Position random_position(Rng& rng, const Deal& deal) {
  assert(!deal.armies.empty() && deal.armies.size() <= kSeats && (deal.teams.empty() || deal.teams.size() == deal.armies.size()));
  Position position;
  if (deal.large_board) position.board_kind = BoardKind::large;
  seat_players(rng, position, deal);
  place_units(rng, position, deal);
  lay_foundations(rng, position, deal);
  const Mode mode = likely_mode(position);  // in a match of teams the first fallen HQ ends the game: nothing leaves after the Battle
  position.mode = mode == Mode::deathmatch ? Mode::team : mode;
  return position;
}

}  // namespace nhx
