#include "ai/search/glance.h"

#include <algorithm>
#include <bit>
#include <functional>
#include <optional>
#include <vector>

#include "ai/value/worth.h"

namespace nhx {

namespace {

int first_initiative(const TileFacts& facts) { return std::bit_width(facts.initiative); }

EdgeBits shooting(const TileFacts& facts) { return static_cast<EdgeBits>(facts.ranged | facts.gauss); }

int shot_strength(const TileFacts& facts) { return std::max<int>(1, facts.ranged_strength); }

}  // namespace

// The weights in this file come from a least-squares fit of prospects after a placement, among the placements of one tile.

Glance::Glance(const Position& position, Seat seat)
    : effects_(effects_of(position)), playable_(position.playable()), units_(position.units), prey_(effects_.prey[seat]) {
  enemy_hqs_ = effects_.with(Trait::hq) & prey_;
  own_hqs_ = effects_.with(Trait::hq) & effects_.friends[seat];
  fighters_ = effects_.fighters() & effects_.friends[seat];
  for (const Hex hex : units_) {
    see_unit(position, hex);
    if (effects_.netted.has(hex)) continue;
    if (prey_.has(hex)) {
      see_enemy(position, hex);
    } else if (facts_of(position.board[hex].tile).link != 0) {
      for (const Hex there : reach(position, hex) - units_) ++places_[there].served;
    }
  }
  for (const Hex hex : playable_) {
    auto& blows = places_[hex].blows;
    for (std::size_t i = blows.size() - 1; i-- > 0;) blows[i] = static_cast<u8>(blows[i] + blows[i + 1]);
  }
}

void Glance::see_unit(const Position& position, Hex hex) {
  const Unit& unit = position.board[hex];
  const TileFacts& facts = facts_of(unit.tile);
  Standing& standing = standing_[hex];
  standing.worth = board_worth(unit.tile);
  standing.initiative = first_initiative(facts);
  const int life = std::max(1, 1 + facts.toughness - unit.wounds);
  for (int strength = 1; strength < kStrengths; ++strength) {
    const auto i = static_cast<std::size_t>(strength);
    const int done = standing.worth * std::min(strength, life) / life;
    standing.early[i] = enemy_hqs_.has(hex) ? 75 * strength : 4 * strength + done / 2;
    standing.late[i] = enemy_hqs_.has(hex) ? 75 * strength : 4 * strength + done / 3;
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
  nets_ |= faced(hex, facts.net, unit.facing);
  if (initiative == 0) return;
  for_each_direction(on_board(facts.melee, unit.facing), [&](Direction direction) {
    for (const Hex there : beside(hex, direction)) add_blow(there, facts.melee_strength[edge_towards(direction, unit.facing)]);
  });
  const HexSet targets = effects_.prey[controller(position, effects_, hex)];
  for_each_direction(on_board(shooting(facts), unit.facing), [&](Direction direction) {
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

namespace {

// What each facing has of an edge whose worth depends on where it points.
void add_edge(const std::array<int, kDirections>& by_direction, unsigned edge, Glance::Facings& sums) {
  std::array<int, std::size_t{2} * kDirections> twice;
  std::copy(by_direction.begin(), by_direction.end(), twice.begin());
  std::copy(by_direction.begin(), by_direction.end(), twice.begin() + kDirections);
  for (std::size_t facing = 0; facing < sums.size(); ++facing) sums[facing] += twice[facing + edge];
}

template <class Visit>
void for_each_edge(unsigned edges, Visit visit) {
  for (unsigned rest = edges; rest != 0; rest &= rest - 1) visit(static_cast<unsigned>(std::countr_zero(rest)));
}

template <class Worth>
std::array<int, kDirections> in_each_direction(Worth worth) {
  std::array<int, kDirections> result;
  for (int d = 0; d < kDirections; ++d) result[static_cast<std::size_t>(d)] = worth(direction_at(d));
  return result;
}

}  // namespace

Glance::Facings Glance::at(TileId tile, Hex hex) const {
  const TileFacts& facts = facts_of(tile);
  const int initiative = first_initiative(facts);
  Facings sums;
  sums.fill(safety(tile, hex));
  if (initiative > 0 && facts.melee != 0) {
    int strength = 0;
    std::array<int, kDirections> blows{};
    for_each_edge(facts.melee, [&](unsigned edge) {
      if (facts.melee_strength[edge] != strength) {
        strength = facts.melee_strength[edge];
        blows = in_each_direction([&](Direction direction) { return blow(hex, direction, strength, initiative); });
      }
      add_edge(blows, edge, sums);
    });
  }
  if (initiative > 0 && shooting(facts) != 0) {
    const auto shots = in_each_direction([&](Direction direction) { return shot(hex, direction, facts); });
    for_each_edge(shooting(facts), [&](unsigned edge) { add_edge(shots, edge, sums); });
  }
  if (facts.armor != 0 && places_[hex].shot_from != 0) {
    const auto shields = in_each_direction([&](Direction direction) { return 35 * ((places_[hex].shot_from >> index_of(direction)) & 1); });
    for_each_edge(facts.armor, [&](unsigned edge) { add_edge(shields, edge, sums); });
  }
  for_each_edge(static_cast<unsigned>(facts.net | facts.takeover | facts.link), [&](unsigned edge) {
    add_edge(in_each_direction([&](Direction direction) { return other_edge(hex, direction, facts, edge); }), edge, sums);
  });
  return sums;
}

int Glance::blow(Hex hex, Direction direction, int strength, int initiative) const {
  const HexSet there = beside(hex, direction) & playable_;
  if ((there & prey_).any()) return hit(there.lowest(), strength, initiative);
  return (there - units_).any() ? 3 * strength : 0;
}

int Glance::shot(Hex hex, Direction direction, const TileFacts& facts) const {
  const int initiative = first_initiative(facts);
  const int strength = shot_strength(facts);
  const HexSet way = ray(hex, direction) & playable_;
  const HexSet seen = way & prey_;
  if (seen.none()) return 3 * strength * std::min(3, way.size());
  if (facts.gauss == 0) return hit(nearest(seen, direction), strength, initiative);
  int sum = 0;
  for (const Hex target : seen) sum += hit(target, strength, initiative);
  return sum;
}

int Glance::hit(Hex target, int strength, int initiative) const {
  const Standing& unit = standing_[target];
  const auto i = static_cast<std::size_t>(std::min(strength, kStrengths - 1));
  return initiative > unit.initiative ? unit.early[i] : unit.late[i];
}

// Nets, takeovers and links.
int Glance::other_edge(Hex hex, Direction direction, const TileFacts& facts, unsigned edge) const {
  const HexSet there = beside(hex, direction) & playable_;
  if (there.none()) return 0;
  const auto has_edge = [&](unsigned bits) { return ((bits >> edge) & 1) != 0; };
  const bool is_hq = (there & enemy_hqs_).any();
  const bool is_prey = (there & prey_).any();
  const int worth = standing_[there.lowest()].worth;
  int sum = 0;
  if (has_edge(facts.net) && is_prey) sum += is_hq ? 100 : worth * 3 / 4;
  if (has_edge(facts.takeover) && is_prey && !is_hq) sum += worth * 9 / 4;
  if (!has_edge(facts.link)) return sum;
  if ((there & fighters_).any()) sum += 9 + worth / 10;
  if (facts.has(Trait::slows) && is_prey) sum += worth / 7;
  return sum + ((there - units_).any() ? 3 : 0);
}

// What enemies would do to it, and what it would keep from the HQ.
int Glance::safety(TileId tile, Hex hex) const {
  const TileFacts& facts = facts_of(tile);
  const Place& place = places_[hex];
  const int blows = place.blows[0];
  const int before = place.blows[static_cast<std::size_t>(first_initiative(facts))];  // it acts
  const int worth = board_worth(tile);
  const int life = 1 + facts.toughness;
  int sum = 62 * place.shield + worth * place.served / 16;
  sum -= worth * (4 * std::min(blows, life) + std::min(before, life)) / life / 20;
  if (nets_.has(hex)) sum -= worth / 2;
  if ((around(hex) & enemy_hqs_).any()) sum -= 15;
  return sum;
}

namespace {

constexpr int kSamePlace = 30;  // less for every better facing in the same place

bool is_move(ActionKind kind) {
  return kind == ActionKind::move || kind == ActionKind::walk || kind == ActionKind::transport || kind == ActionKind::hq_move;
}

bool is_turning(ActionKind kind) {
  return kind == ActionKind::rotate || kind == ActionKind::hq_turn || kind == ActionKind::run_rotation || kind == ActionKind::turn;
}

bool can_be_seen(const Action& action) {
  if (action.kind == ActionKind::place) return kind_of(action.tiles[0]) != TileKind::foundation;
  return is_move(action.kind) || is_turning(action.kind);
}

// The place and the unit of an action that can be seen; those that differ in the facing alone have the same.
struct Standpoint {
  TileId tile;
  Hex to;
  Hex from;  // kNoHex: from the hand
  friend bool operator==(const Standpoint&, const Standpoint&) = default;
};

Standpoint standpoint_of(const Position& position, const Action& action) {
  if (action.kind == ActionKind::place) return {action.tiles[0], action.a, kNoHex};
  return {position.board[action.a].tile, is_move(action.kind) ? action.b : action.a, action.a};
}

// An action and what it promises, as one number to sort by: the first of equals is the greater.
class Seen {
 public:
  Seen(int promise, std::size_t index) : key_(i64{promise} * kIndices - static_cast<i64>(index)) {}

  [[nodiscard]] std::size_t index() const { return static_cast<std::size_t>(-key_ & (kIndices - 1)); }
  [[nodiscard]] Seen less(int promise) const { return Seen(key_ - i64{promise} * kIndices); }
  friend bool operator>(Seen a, Seen b) { return a.key_ > b.key_; }

 private:
  static constexpr i64 kIndices = 1 << 16;
  explicit Seen(i64 key) : key_(key) {}
  i64 key_;
};

// What these actions of one kind promise. In the same place the second best facing, the third and so on count less: a glance is surer of
// facings than of places.
void see_all(const Glance& glance, const Position& position, const ActionList& actions, std::size_t first, std::size_t end,
             std::vector<Seen>& group) {
  group.clear();
  group.reserve(end - first);
  for (std::size_t i = first; i < end;) {
    const Standpoint standpoint = standpoint_of(position, actions[i]);
    const Glance::Facings there = glance.at(standpoint.tile, standpoint.to);
    int before = 0;
    if (standpoint.from != kNoHex) {
      const Direction front = position.board[standpoint.from].facing;
      before = glance.at(standpoint.tile, standpoint.from)[static_cast<std::size_t>(index_of(front))];
    }
    const std::size_t here = group.size();
    for (; i < end && standpoint_of(position, actions[i]) == standpoint; ++i) {
      group.emplace_back(there[static_cast<std::size_t>(index_of(actions[i].side))] - before, i);
    }
    std::sort(group.begin() + static_cast<std::ptrdiff_t>(here), group.end(), std::greater<>());
    for (std::size_t k = here; k < group.size(); ++k) group[k] = group[k].less(kSamePlace * static_cast<int>(k - here));
  }
}

}  // namespace

void keep_promising(const Position& position, int width, ActionList& actions) {
  std::optional<Glance> glance;
  std::vector<Seen> group;
  std::vector<Action> best;
  std::size_t kept = 0;
  for (std::size_t first = 0, end = 0; first < actions.size(); first = end) {
    const Action like = actions[first];
    const auto is_alike = [&](const Action& action) { return action.kind == like.kind && action.tiles[0] == like.tiles[0]; };
    while (end < actions.size() && is_alike(actions[end])) ++end;
    if (end - first <= static_cast<std::size_t>(width) || !can_be_seen(like)) {
      while (first < end) actions[kept++] = actions[first++];
      continue;
    }
    if (!glance) glance.emplace(position, position.to_act);
    see_all(*glance, position, actions, first, end, group);
    const int most = like.kind == ActionKind::place ? width : (width + 1) / 2;
    std::partial_sort(group.begin(), group.begin() + most, group.end(), std::greater<>());
    best.clear();
    for (int i = 0; i < most; ++i) best.push_back(actions[group[static_cast<std::size_t>(i)].index()]);
    for (const Action& action : best) actions[kept++] = action;
  }
  actions.shrink_to(kept);
}

}  // namespace nhx
