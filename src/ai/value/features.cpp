#include "ai/value/features.h"

#include <algorithm>
#include <bit>

#include "ai/value/aim.h"
#include "ai/value/evaluation.h"
#include "ai/value/worth.h"
#include "engine/turn/hand.h"

namespace nhx {

namespace {

// Numbers are scaled so that they rarely exceed kFeatureOne.
constexpr int kMostOfAny = 8 * kFeatureOne;

enum OfBoth : u16 { one, free_hexes, fewest_left, ending, overtime, plays_first, formula };
static_assert(formula < kCommonFeatures);

enum OfSide : u16 {
  points_now,
  points_then,   // after a Battle
  points_later,  // after a second one
  fallen_then,
  fallen_later,
  units_now,
  units_then,
  units_later,
  worth_now,
  worth_then,
  worth_later,
  tiles_left,
  battles_left,
  battle_chance,
  battle_in_hand,
  tiles_in_hand,
  worth_in_hand,
  terror,
  hq_netted,
  hq_free_sides,
  hq_enemy_sides,
  hq_friendly_sides,
  aim_at_hq,
  aim_at_hq_early,  // in segments 3 and 2
  aim_at_units,
  aim_at_nothing,
  netted_worth,
  captured_worth,
  wounds,
  foundations,
  energy,
  served,  // fighters that modules serve
};
static_assert(served < kSideFeatures);

enum OfTile : u16 { standing, standing_then, in_hand };
static_assert(in_hand < kTileFeatures);

class FeatureFinder {
 public:
  FeatureFinder(const Position& position, Seat seat, FeatureList& features)
      : position_(position), seat_(seat), effects_(effects_of(position)), features_(features) {
    Effects left = effects_;
    then_ = after_battle_now(position, left);
    later_ = after_battle_now(then_, left);
  }

  void find() {
    add(one, kFeatureOne);
    add(free_hexes, 4 * (position_.playable() - position_.units).size());
    add(fewest_left, 2 * std::min(left(0), left(1)));
    add(ending, position_.stage == Stage::ending ? kFeatureOne : 0);
    add(overtime, position_.stage == Stage::overtime ? kFeatureOne : 0);
    add(plays_first, seat_ == 0 ? kFeatureOne : 0);
    add(formula, detailed_prospects(position_, seat_, effects_, then_).value / 8);
    for (Seat seat = 0; seat < 2; ++seat) {
      find_of(seat);
      find_hand(seat);
    }
    for (const Hex hex : position_.units) find_unit(hex);
    for (const Hex hex : then_.units) add_tile(then_.board[hex].seat, standing_then, then_.board[hex].tile);
    for (const Hex hex : position_.playable() - position_.units) {
      if (position_.board[hex].tile != kNoTile) sum(position_.board[hex].seat, foundations) += kFeatureOne;
    }
    for (Seat seat = 0; seat < 2; ++seat) {
      for (u16 i = 0; i < kSideFeatures; ++i) add(kCommonFeatures + (seat == seat_ ? 0 : kSideFeatures) + i, sums_[seat][i]);
    }
  }

 private:
  void add(int index, int value) {
    if (value == 0) return;
    features_.push_back({static_cast<u16>(index), static_cast<i16>(std::clamp(value, -kMostOfAny, kMostOfAny))});
  }
  int& sum(unsigned seat, OfSide feature) { return sums_[seat][feature]; }
  void add_tile(Seat seat, OfTile feature, TileId tile) {
    const int side = 2 * (tile - 1) + (seat == seat_ ? 0 : 1);
    add(kFirstTileFeature + side * kTileFeatures + feature, kFeatureOne);
  }

  [[nodiscard]] int left(Seat seat) const { return std::popcount(u64{position_.players[seat].pile}); }

  void find_of(Seat seat) {
    const Player& player = position_.players[seat];
    sum(seat, points_now) = 3 * player.hp;
    sum(seat, points_then) = 3 * then_.players[seat].hp;
    sum(seat, points_later) = 3 * later_.players[seat].hp;
    sum(seat, fallen_then) = then_.players[seat].hp == 0 ? kFeatureOne : 0;
    sum(seat, fallen_later) = later_.players[seat].hp == 0 ? kFeatureOne : 0;
    count_army(position_, seat, units_now, worth_now);
    count_army(then_, seat, units_then, worth_then);
    count_army(later_, seat, units_later, worth_later);
    sum(seat, tiles_left) = 2 * left(seat);
    sum(seat, terror) = player.terror ? kFeatureOne : 0;
    sum(seat, energy) = 12 * player.energy;
  }

  void count_army(const Position& position, Seat seat, OfSide count, OfSide worth) {
    for (const Hex hex : position.units) {
      const Unit& unit = position.board[hex];
      if (unit.seat != seat) continue;
      sum(seat, count) += 8;
      sum(seat, worth) += board_worth(unit.tile) - 30 * unit.wounds;
    }
    sum(seat, worth) /= 12;
  }

  void find_hand(Seat seat) {
    const Player& player = position_.players[seat];
    const TileId battle = instant_tile(player.army, Ability::battle);
    const int battles = std::popcount(player.pile & pile_bits(battle));
    const bool has_battle = holds(player, battle);
    const int drawn_next = kFeatureOne * 5 * battles / (2 * std::max(1, left(seat)));
    sum(seat, battles_left) = 10 * battles;
    sum(seat, battle_in_hand) = has_battle ? kFeatureOne : 0;
    sum(seat, battle_chance) = has_battle ? kFeatureOne : std::min(kFeatureOne, drawn_next);
    sum(seat, tiles_in_hand) = 20 * hand_size(player);
    for (const TileId tile : player.hand) {
      if (tile == kNoTile) continue;
      sum(seat, worth_in_hand) += hand_worth(tile) / 3;
      add_tile(seat, in_hand, tile);
    }
  }

  void find_unit(Hex hex) {
    const Unit& unit = position_.board[hex];
    const Seat holder = controller(position_, effects_, hex);
    const TileFacts& facts = facts_of(unit.tile);
    const int worth = board_worth(unit.tile);
    const bool is_netted = effects_.netted.has(hex);
    add_tile(unit.seat, standing, unit.tile);
    sum(holder, wounds) += 20 * unit.wounds;
    if (holder != unit.seat) sum(holder, captured_worth) += worth;
    if (facts.has(Trait::hq)) find_hq(hex, holder);
    if (is_netted) {
      sum(holder, netted_worth) += worth / 3;
      return;
    }
    sum(holder, served) += 8 * (linked(position_, effects_, hex) & effects_.fighters()).size();
    if (facts.initiative == 0) return;
    const Aim aim = aim_of(position_, effects_, hex, holder);
    const int at_hq = 10 * (aim.melee_at_hq + aim.ranged_at_hq);
    sum(holder, aim_at_hq) += at_hq;
    if ((facts.initiative >> 2) != 0) sum(holder, aim_at_hq_early) += at_hq;
    sum(holder, aim_at_units) += 6 * (aim.melee_at_units + aim.ranged_at_units);
    sum(holder, aim_at_nothing) += 3 * (aim.melee_at_nothing + aim.ranged_at_nothing);
  }

  void find_hq(Hex hex, Seat holder) {
    const HexSet sides = around(hex) & position_.playable();
    sum(holder, hq_free_sides) = 11 * (sides - position_.units).size();
    sum(holder, hq_enemy_sides) = 16 * (sides & effects_.held[1 - holder]).size();
    sum(holder, hq_friendly_sides) = 11 * (sides & effects_.held[holder]).size();
    sum(holder, hq_netted) = effects_.netted.has(hex) ? kFeatureOne : 0;
  }

  const Position& position_;
  Seat seat_;
  Effects effects_;
  Position then_;   // after a Battle
  Position later_;  // after a second one
  std::array<std::array<int, kSideFeatures>, 2> sums_{};
  FeatureList& features_;
};

}  // namespace

void find_features(const Position& position, Seat seat, FeatureList& features) {
  features.clear();
  FeatureFinder(position, seat, features).find();
}

}  // namespace nhx
