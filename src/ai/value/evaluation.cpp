#include "ai/value/evaluation.h"

#include <algorithm>
#include <array>
#include <bit>

#include "ai/value/aim.h"
#include "ai/value/teams.h"
#include "ai/value/worth.h"
#include "engine/battle/battle.h"
#include "engine/layout/effects.h"
#include "engine/turn/hand.h"

namespace nhx {

namespace {

constexpr int kShares = 60;       // divisible by any number of opponents
constexpr int kFallenHq = 3'000;  // beyond its points
constexpr int kWon = 1'000'000;   // more than anything else adds up to
constexpr int kFullPileTiles = 34;

// Who counts how much: the own side as a whole, against the average of the others.
std::array<int, kSeats> shares_for(const Position& position, Seat seat) {
  const int opponents = std::max(1, std::popcount(teams_left(position) & ~(1U << position.players[seat].team)));
  const int share_of_opponent = -kShares / opponents;
  std::array<int, kSeats> shares{};
  for (Seat other = 0; other < kSeats && position.players[other].plays; ++other) {
    shares[other] = same_side(position, seat, other) ? kShares : share_of_opponent;
  }
  return shares;
}

int result_for(const Position& position, Seat seat) {
  if (!position.players[seat].won) return -kWon;
  for (const Player& player : position.players) {
    if (player.won && player.team != position.players[seat].team) return kWon / 3;  // shared
  }
  return kWon;
}

// The nearer the end, the less a unit can still do.
int unit_percent(const Position& position) {
  if (position.stage != Stage::usual) return 15;
  int fewest = kFullPileTiles;
  for (const Player& player : position.players) {
    if (!player.plays) break;
    if (!player.out) fewest = std::min(fewest, std::popcount(u64{player.pile}));
  }
  return 40 + 60 * fewest / kFullPileTiles;
}

int kept_worth_at(TileId tile, Stage stage, int unit_percent) {
  const bool is_late_battle = stage != Stage::usual && instant_ability(tile) == Ability::battle;
  return is_late_battle ? 0 : hand_worth(tile) * unit_percent / 100;
}

class Evaluation {
 public:
  Evaluation(const Position& position, Seat seat, const Effects& effects)
      : position_(position), seat_(seat), effects_(effects), shares_(shares_for(position, seat)), unit_percent_(unit_percent(position)) {}

  [[nodiscard]] Prospects value(const Position& then) const {
    const int now = material(position_);
    const int gain = material(then) - now;
    const int weighed = gain == 0 ? 0 : battle_percent(gain < 0) * gain / 100;
    return {.value = (now + weighed + layout()) / kShares + hands(), .in_battle = (gain - weighed) / kShares};
  }

 private:
  // Points and units.
  [[nodiscard]] int material(const Position& position) const {
    const bool by_score = position.mode == Mode::score;
    std::array<int, kSeats> standing = shares_;
    int points = 0;
    for (Seat seat = 0; seat < effects_.seats; ++seat) {
      const Player& player = position.players[seat];
      if (by_score) {
        points += shares_[seat] * (kPoint * static_cast<int>(player.score) + (player.score == kHitPoints ? kFallenHq : 0));
      } else {
        points += shares_[seat] * (kPoint * player.hp - (player.hp == 0 ? kFallenHq : 0));
      }
      if (player.hp == 0) standing[seat] = 0;
    }
    int units = 0;
    for (const Hex hex : position.units) {
      const Unit& unit = position.board[hex];
      units += standing[unit.seat] * (board_worth(unit.tile) - 30 * unit.wounds);
    }
    return points + units * unit_percent_ / 100;
  }

  // How likely a Battle is to find this layout. A bad one is likelier: opponents see it too.
  [[nodiscard]] int battle_percent(bool is_bad) const {
    if (position_.stage != Stage::usual) return 95;
    if (!is_bad) return 25;
    int threat = 0;
    for (Seat seat = 0; seat < effects_.seats; ++seat) {
      const Player& player = position_.players[seat];
      if (player.out || same_side(position_, seat, seat_)) continue;
      const TileId battle = instant_tile(player.army, Ability::battle);
      const int left = std::popcount(u64{player.pile});
      const int battles = std::popcount(player.pile & pile_bits(battle));
      threat = std::max(threat, holds(player, battle) ? 40 : std::min(40, 40 * 5 * battles / (2 * std::max(1, left))));
    }
    return 35 + threat;
  }

  // What the layout promises beyond the next Battle: weapons that point at something, links that serve somebody, nets, captives.
  [[nodiscard]] int layout() const {
    int sum = 0;
    for (const Hex hex : position_.units) {
      const Unit& unit = position_.board[hex];
      const Seat holder = controller(position_, effects_, hex);
      const auto worth = [&] { return board_worth(unit.tile) * unit_percent_ / 100; };
      if (holder != unit.seat) sum += (shares_[holder] - shares_[unit.seat]) * worth();
      if (effects_.netted.has(hex)) {
        sum -= shares_[holder] * (facts_of(unit.tile).has(Trait::hq) ? 20 : worth() / 3);
        continue;
      }
      int promise = weapons(hex, unit, holder);
      if (facts_of(unit.tile).link != 0) promise += 10 * (linked(position_, effects_, hex) & effects_.fighters()).size();
      sum += shares_[holder] * promise;
    }
    for (const Hex hex : position_.playable() - position_.units) {
      const Unit& foundation = position_.board[hex];
      if (foundation.tile == kNoTile) continue;
      sum += shares_[foundation.seat] * (board_worth(foundation.tile) + 6 * (around(hex) & effects_.prey[foundation.seat]).size());
    }
    for (Seat seat = 0; seat < effects_.seats; ++seat) {
      const Player& player = position_.players[seat];
      if (player.out) continue;
      if (player.terror) sum -= shares_[seat] * 90;
      constexpr std::array<int, kMaxEnergy + 1> kEnergyWorth = {0, 30, 55, 80, 100, 115};
      sum += shares_[seat] * kEnergyWorth[player.energy];
    }
    return sum;
  }

  // Weapons: at the HQ of an enemy, at a unit, or into the open.
  [[nodiscard]] int weapons(Hex hex, const Unit& unit, Seat holder) const {
    const TileFacts& facts = facts_of(unit.tile);
    if (facts.initiative == 0) return open_sides(hex, facts, unit);
    const Aim aim = aim_of(position_, effects_, hex, holder);
    return 25 * (aim.melee_at_hq + aim.ranged_at_hq) + 6 * aim.melee_at_units + 8 * aim.ranged_at_units +
           3 * (aim.melee_at_nothing + aim.ranged_at_nothing);
  }

  // For modules: links into the board can still find somebody.
  [[nodiscard]] int open_sides(Hex hex, const TileFacts& facts, const Unit& unit) const {
    return 3 * (faced(hex, facts.link, unit.facing) & (position_.playable() - position_.units)).size();
  }

  [[nodiscard]] int hands() const {
    int sum = 0;
    for (Seat seat = 0; seat < effects_.seats; ++seat) {
      const Player& player = position_.players[seat];
      if (!same_side(position_, seat, seat_)) continue;
      for (const TileId tile : player.hand) sum += kept_worth_at(tile, position_.stage, unit_percent_);
    }
    return sum;
  }

  const Position& position_;
  Seat seat_;
  const Effects& effects_;
  std::array<int, kSeats> shares_;
  int unit_percent_;
};

}  // namespace

Position after_battle_now(const Position& position, Effects& effects) {
  Position then = position;
  announce_battle(then, BattleKind::played, position.active);
  BattleStop stop = fight(then, effects);
  while (stop == BattleStop::question) stop = fight_on(then, first_answer(then, effects), effects);
  return then;
}

int prospects(const Position& position, Seat seat) { return detailed_prospects(position, seat).value; }

Prospects detailed_prospects(const Position& position, Seat seat) {
  if (position.phase == Phase::over) return {.value = result_for(position, seat)};
  const Effects effects = effects_of(position);
  Effects left = effects;
  return detailed_prospects(position, seat, effects, after_battle_now(position, left));
}

Prospects detailed_prospects(const Position& position, Seat seat, const Effects& effects, const Position& then) {
  return Evaluation(position, seat, effects).value(then);
}

int kept_worth(const Position& position, TileId tile) { return kept_worth_at(tile, position.stage, unit_percent(position)); }

}  // namespace nhx
