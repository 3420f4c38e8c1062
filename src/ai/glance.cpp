#include "ai/glance.h"

#include <algorithm>
#include <bit>
#include <optional>
#include <vector>

#include "ai/worth.h"

namespace nhx {

namespace {

int first_initiative(const TileFacts& facts) { return std::bit_width(facts.initiative); }

EdgeBits shooting(const TileFacts& facts) { return static_cast<EdgeBits>(facts.ranged | facts.gauss); }

int shot_strength(const TileFacts& facts) { return std::max<int>(1, facts.ranged_strength); }

}  // namespace

// The weights in this file come from a least-squares fit of prospects after a placement, among the placements of one tile.

Glance::Glance(const Position& position, Seat seat)
    : effects_(evaluate(position)), playable_(position.playable()), units_(position.units), prey_(effects_.prey[seat]) {
  enemy_hqs_ = effects_.with(Trait::hq) & prey_;
  own_hqs_ = effects_.with(Trait::hq) & effects_.friends[seat];
  fighters_ = effects_.fighters() & effects_.friends[seat];
  for (const Hex hex : units_) {
    const Unit& unit = position.board[hex];
    const TileFacts& facts = facts_of(unit.tile);
    standing_[hex] = {.worth = board_worth(static_cast<TileId>(unit.tile)),
                      .initiative = first_initiative(facts),
                      .life = std::max(1, 1 + facts.toughness - unit.wounds)};
    if (effects_.netted.has(hex)) continue;
    if (prey_.has(hex)) {
      see_enemy(position, hex);
    } else if (facts.link != 0) {
      for (const Hex there : reach(position, hex) - units_) ++places_[there].served;
    }
  }
}

void Glance::see_enemy(const Position& position, Hex hex) {
  const Unit& unit = position.board[hex];
  const TileFacts& facts = facts_of(unit.tile);
  const auto initiative = static_cast<std::size_t>(first_initiative(facts));
  const auto add_blow = [&](Hex there, int strength) {
    u8& blows = places_[there].blows[initiative];
    blows = static_cast<u8>(blows + strength);
  };
  nets_ |= faced(hex, facts.net, unit.front());
  if (initiative == 0) return;
  for_each_direction(on_board(facts.melee, unit.front()), [&](Direction direction) {
    for (const Hex there : beside(hex, direction)) add_blow(there, facts.melee_strength[edge_towards(direction, unit.front())]);
  });
  const HexSet targets = effects_.prey[controller(position, effects_, hex)];
  for_each_direction(on_board(shooting(facts), unit.front()), [&](Direction direction) {
    const int strength = shot_strength(facts);
    const HexSet way = ray(hex, direction) & playable_;
    const HexSet in_the_way = way & targets;
    const bool stops = in_the_way.any() && facts.gauss == 0;
    const Hex target = stops ? nearest(in_the_way, direction) : kNoHex;
    for (const Hex there : (stops ? way - ray(target, direction) : way) - units_) {
      add_blow(there, strength);
      if (facts.gauss == 0) places_[there].shot_from |= static_cast<u8>(1U << index_of(opposite(direction)));
      if (stops && own_hqs_.has(target)) places_[there].shield = static_cast<u8>(places_[there].shield + strength);
    }
  });
}

int Glance::at(TileId tile, Hex hex, Direction facing) const {
  const TileFacts& facts = facts_of(tile);
  return attacks(facts, hex, facing) + other_edges(facts, hex, facing) + safety(tile, hex, facing);
}

int Glance::attacks(const TileFacts& facts, Hex hex, Direction facing) const {
  const int initiative = first_initiative(facts);
  if (initiative == 0) return 0;
  int sum = 0;
  for_each_direction(on_board(facts.melee, facing), [&](Direction direction) {
    const int strength = facts.melee_strength[edge_towards(direction, facing)];
    const HexSet there = beside(hex, direction) & playable_;
    if ((there & prey_).any()) {
      sum += hit(there.lowest(), strength, initiative);
    } else if ((there - units_).any()) {
      sum += 3 * strength;
    }
  });
  for_each_direction(on_board(shooting(facts), facing), [&](Direction direction) {
    const int strength = shot_strength(facts);
    const HexSet way = ray(hex, direction) & playable_;
    const HexSet seen = way & prey_;
    if (seen.none()) {
      sum += 3 * strength * std::min(3, way.size());
    } else if (facts.gauss == 0) {
      sum += hit(nearest(seen, direction), strength, initiative);
    } else {
      for (const Hex target : seen) sum += hit(target, strength, initiative);
    }
  });
  return sum;
}

int Glance::hit(Hex target, int strength, int initiative) const {
  if (enemy_hqs_.has(target)) return 75 * strength;
  const Standing& unit = standing_[target];
  const int done = unit.worth * std::min(strength, unit.life) / unit.life;
  return 4 * strength + (initiative > unit.initiative ? done / 2 : done / 3);
}

// Nets, takeovers and links.
int Glance::other_edges(const TileFacts& facts, Hex hex, Direction facing) const {
  int sum = 0;
  for (const Hex there : faced(hex, facts.net, facing) & prey_) sum += enemy_hqs_.has(there) ? 100 : standing_[there].worth * 3 / 4;
  for (const Hex there : faced(hex, facts.takeover, facing) & (prey_ - enemy_hqs_)) sum += standing_[there].worth * 9 / 4;
  if (facts.link == 0) return sum;
  const HexSet served = faced(hex, facts.link, facing);
  for (const Hex there : served& fighters_) sum += 9 + standing_[there].worth / 10;
  if (facts.has(Trait::slows)) {
    for (const Hex there : served& prey_) sum += standing_[there].worth / 7;
  }
  return sum + 3 * (served & (playable_ - units_)).size();
}

// What enemies would do to it, and what it would keep from the HQ.
int Glance::safety(TileId tile, Hex hex, Direction facing) const {
  const TileFacts& facts = facts_of(tile);
  const Place& place = places_[hex];
  int before = 0;  // it acts
  int blows = 0;
  for (std::size_t i = 0; i < place.blows.size(); ++i) {
    blows += place.blows[i];
    if (static_cast<int>(i) >= first_initiative(facts)) before += place.blows[i];
  }
  const int worth = board_worth(tile);
  const int life = 1 + facts.toughness;
  const int armored = std::popcount(static_cast<unsigned>(on_board(facts.armor, facing) & place.shot_from));
  int sum = 62 * place.shield + 35 * armored + worth * place.served / 16;
  sum -= worth * (4 * std::min(blows, life) + std::min(before, life)) / life / 20;
  if (nets_.has(hex)) sum -= worth / 2;
  if ((around(hex) & enemy_hqs_).any()) sum -= 15;
  return sum;
}

namespace {

bool is_move(ActionKind kind) {
  return kind == ActionKind::move || kind == ActionKind::walk || kind == ActionKind::transport || kind == ActionKind::hq_move;
}

bool is_turning(ActionKind kind) { return kind == ActionKind::rotate || kind == ActionKind::hq_turn || kind == ActionKind::run_rotation; }

bool can_be_seen(const Action& action) {
  if (action.kind == ActionKind::place) return kind_of(action.tiles[0]) != TileKind::foundation;
  return is_move(action.kind) || is_turning(action.kind);
}

int promise(const Glance& glance, const Position& position, const Action& action) {
  if (action.kind == ActionKind::place) return glance.at(action.tiles[0], action.a, action.side);
  const Unit& unit = position.board[action.a];
  const auto tile = static_cast<TileId>(unit.tile);
  return glance.at(tile, is_move(action.kind) ? action.b : action.a, action.side) - glance.at(tile, action.a, unit.front());
}

}  // namespace

void keep_promising(const Position& position, int width, ActionList& actions) {
  std::optional<Glance> glance;
  struct Seen {
    int promise;
    std::size_t index;
    Action action;
  };
  std::vector<Seen> group;
  std::size_t kept = 0;
  for (std::size_t first = 0, end = 0; first < actions.size(); first = end) {
    const Action like = actions[first];
    const auto is_alike = [&](const Action& action) { return action.kind == like.kind && action.tiles[0] == like.tiles[0]; };
    while (end < actions.size() && is_alike(actions[end])) ++end;
    if (end - first <= static_cast<std::size_t>(width) || !can_be_seen(like)) {
      while (first < end) actions[kept++] = actions[first++];
      continue;
    }
    if (!glance) glance.emplace(position, static_cast<Seat>(position.active));
    group.clear();
    for (std::size_t i = first; i < end; ++i) group.push_back({promise(*glance, position, actions[i]), i, actions[i]});
    std::partial_sort(group.begin(), group.begin() + width, group.end(),
                      [](const Seen& a, const Seen& b) { return a.promise != b.promise ? a.promise > b.promise : a.index < b.index; });
    for (int i = 0; i < width; ++i) actions[kept++] = group[static_cast<std::size_t>(i)].action;
  }
  actions.shrink_to(kept);
}

}  // namespace nhx
