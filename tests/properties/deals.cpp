#include "properties/deals.h"

#include <algorithm>
#include <utility>

namespace nhx::properties {
namespace {

std::vector<Army> shuffled_armies(Rng& rng) {
  std::vector<Army> armies(kArmies);
  for (std::size_t i = 0; i < armies.size(); ++i) armies[i] = static_cast<Army>(i);
  for (u32 i = kArmies; i > 1; --i) std::swap(armies[i - 1], armies[rng.below(i)]);
  return armies;
}

std::vector<Army> pair_number(Rng& rng, u64 number) {
  constexpr u64 kPairs = kArmies * (kArmies - 1) / 2;
  u64 left = number % kPairs;
  for (int first = 0;; ++first) {
    const auto partners = static_cast<u64>(kArmies - 1 - first);
    if (left >= partners) {
      left -= partners;
      continue;
    }
    const auto a = static_cast<Army>(first);
    const auto b = static_cast<Army>(first + 1 + static_cast<int>(left));
    return rng.below(2) == 0 ? std::vector{a, b} : std::vector{b, a};
  }
}

std::vector<Army> some_armies(Rng& rng, u32 players) {
  std::vector<Army> armies = shuffled_armies(rng);
  armies.resize(players);
  return armies;
}

// Two against two, Moloch among them.
void deal_teams(Rng& rng, Deal& deal) {
  do {
    deal.armies = some_armies(rng, 4);
  } while (std::find(deal.armies.begin(), deal.armies.end(), Army::moloch) == deal.armies.end());
  deal.teams = {0, 1, 0, 1};
}

// Any number of players, any teams.
void deal_anything(Rng& rng, Deal& deal) {
  deal.armies = some_armies(rng, 2 + rng.below(5));
  for (std::size_t seat = 0; seat < deal.armies.size(); ++seat) deal.teams.push_back(static_cast<int>(rng.below(3)));
}

bool has(const TileSpec& spec, Ability ability) { return spec.abilities[0] == ability || spec.abilities[1] == ability; }

template <class Holds>
bool on_any_edge(const TileSpec& spec, Holds holds) {
  return std::any_of(spec.edges.begin(), spec.edges.end(), holds);
}

constexpr u32 kTheme = 40;

// Boards full of one rule: rings of nets, takeovers and Scopers, chains of redirectors, chains of Medics.
u32 weight_of_nets(const TileSpec& spec) {
  return on_any_edge(spec, [](const Edge& edge) { return edge.net; }) ? kTheme : has(spec, Ability::takeover) ? 8 : 1;
}
u32 weight_of_control(const TileSpec& spec) {
  if (has(spec, Ability::takeover) || has(spec, Ability::scoper)) return kTheme;
  return spec.kind == TileKind::module || on_any_edge(spec, [](const Edge& edge) { return edge.net; }) ? 6 : 1;
}
u32 weight_of_redirection(const TileSpec& spec) {
  if (has(spec, Ability::redirect)) return kTheme;
  return on_any_edge(spec, [](const Edge& edge) { return edge.ranged > 0 || edge.gauss; }) ? 10 : 1;
}
u32 weight_of_medics(const TileSpec& spec) {
  if (has(spec, Ability::medic)) return kTheme;
  return spec.kind == TileKind::warrior ? 6 : 1;
}

void deal_redirectors(Rng& rng, Deal& deal) {
  const auto others = static_cast<u32>(kArmies - 1);  // the Doomsday Machine is the last of the armies
  deal.armies = {Army::doomsday, static_cast<Army>(rng.below(others))};
  deal.weight = weight_of_redirection;
}

void deal_theme(Rng& rng, Deal& deal, u64 theme) {
  if (theme % 4 == 0) return deal_redirectors(rng, deal);
  deal_anything(rng, deal);
  switch (theme % 4) {
    case 1: deal.weight = weight_of_control; break;
    case 2: deal.weight = weight_of_medics; break;
    default: deal.weight = weight_of_nets; deal.teams.clear();
  }
}

Deal deal_number(Rng& rng, u64 number) {
  Deal deal;
  switch (number % 15) {
    case 0: deal.armies = some_armies(rng, 3); break;
    case 1: deal.armies = some_armies(rng, 4); break;
    case 2: deal_teams(rng, deal); break;
    case 3: deal_anything(rng, deal); break;
    case 4:
    case 5:
    case 6:
    case 7: deal_theme(rng, deal, number); break;
    default: deal.armies = pair_number(rng, number / 15 * 7 + number % 15);
  }
  deal.large_board = rng.below(4) == 0;
  deal.units = static_cast<int>(4 + rng.below(deal.large_board ? 27 : 16));
  deal.special = rng.below(2) == 0;
  return deal;
}

// Turns most of the theme's tiles towards another one of them, which makes rings and chains.
void face_each_other(Rng& rng, Position& position, const Deal& deal) {
  HexSet members;
  for (const Hex hex : position.units) {
    if (deal.weight(spec_of(position.board[hex].tile)) >= kTheme) members.add(hex);
  }
  for (const Hex hex : members) {
    const int start = static_cast<int>(rng.below(kDirections));
    Unit& unit = position.board[hex];
    if (is_round(unit.tile) || rng.below(4) == 0) continue;
    for (int i = 0; i < kDirections; ++i) {
      const Direction direction = direction_at(start + i);
      const HexSet on_ray = ray(hex, direction) & position.units;
      if (on_ray.none() || !members.has(nearest(on_ray, direction))) continue;
      unit.facing = direction;
      break;
    }
  }
}

}  // namespace

Position position_number(u64 number) {
  Rng rng(number);
  const Deal deal = deal_number(rng, number);
  Position position = random_position(rng, deal);
  if (deal.weight) face_each_other(rng, position, deal);
  if (rng.below(8) == 0) position.rules.add(RuleOption::hq_stays_until_battle_ends);
  if (rng.below(8) == 0) position.rules.add(RuleOption::clown_spares_hqs);
  return position;
}

}  // namespace nhx::properties
