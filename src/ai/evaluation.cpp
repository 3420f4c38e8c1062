#include "ai/evaluation.h"

#include <algorithm>
#include <array>
#include <bit>

#include "ai/worth.h"
#include "engine/battle.h"
#include "engine/effects.h"
#include "engine/hand.h"

namespace nhx {

namespace {

constexpr int kShares = 60;       // divisible by any number of opponents
constexpr int kFallenHq = 3'000;  // beyond its points
constexpr int kWon = 1'000'000;   // more than anything else adds up to
constexpr int kFullPileTiles = 34;

// Who counts how much: the own side as a whole, against the average of the others.
std::array<int, kSeats> shares_for(const Position& position, Seat seat) {
  unsigned teams = 0;
  for (const Player& player : position.players) {
    if (player.plays != 0 && player.out == 0) teams |= 1U << player.team;
  }
  const int opponents = std::max(1, std::popcount(teams & ~(1U << position.players[seat].team)));
  std::array<int, kSeats> shares{};
  for (Seat other = 0; other < kSeats; ++other) {
    if (position.players[other].plays == 0) continue;
    shares[other] = same_side(position, seat, other) ? kShares : -kShares / opponents;
  }
  return shares;
}

int result_for(const Position& position, Seat seat) {
  if (position.players[seat].won == 0) return -kWon;
  for (const Player& player : position.players) {
    if (player.won != 0 && player.team != position.players[seat].team) return kWon / 3;  // shared
  }
  return kWon;
}

class Evaluation {
 public:
  Evaluation(const Position& position, Seat seat) : position_(position), seat_(seat), shares_(shares_for(position, seat)) {
    // The nearer the end, the less a unit can still do.
    int fewest = kFullPileTiles;
    for (const Player& player : position.players) {
      if (player.plays != 0 && player.out == 0) fewest = std::min(fewest, std::popcount(u64{player.pile}));
    }
    unit_percent_ = position.game_stage() == Stage::usual ? 40 + 60 * fewest / kFullPileTiles : 15;
  }

  int value() {
    const int now = material(position_);
    const Position first = after_virtual_battle(position_);
    int value = now;
    if (first.units != position_.units || material(first) != now) {
      const int then = material(first);
      const int later = material(after_virtual_battle(first));
      const int percent = battle_percent(then < now);
      value += (percent * (then - now) + percent / 3 * (later - then)) / 100;
    }
    return (value + layout()) / kShares + hands();
  }

 private:
  // Points and units.
  [[nodiscard]] int material(const Position& position) const {
    int sum = 0;
    const bool by_score = position.game_mode() == Mode::score;
    for (Seat seat = 0; seat < kSeats; ++seat) {
      const Player& player = position.players[seat];
      if (player.plays == 0) continue;
      int worth = kPoint * static_cast<int>(by_score ? u64{player.score} : u64{player.hp});
      if (by_score ? player.score == kHitPoints : player.hp == 0) worth += by_score ? kFallenHq : -kFallenHq;
      sum += shares_[seat] * worth;
    }
    for (const Hex hex : position.units) {
      const Unit& unit = position.board[hex];
      if (position.players[unit.seat].hp == 0) continue;
      const int worth = board_worth(static_cast<TileId>(unit.tile)) - 30 * unit.wounds;
      sum += shares_[unit.seat] * worth * unit_percent_ / 100;
    }
    return sum;
  }

  // How likely a Battle is to find this layout. A bad one is likelier: opponents see it too.
  [[nodiscard]] int battle_percent(bool is_bad) const {
    if (position_.game_stage() != Stage::usual) return 95;
    if (!is_bad) return 25;
    int threat = 0;
    for (Seat seat = 0; seat < kSeats; ++seat) {
      const Player& player = position_.players[seat];
      if (player.plays == 0 || player.out != 0 || same_side(position_, seat, seat_)) continue;
      const TileId battle = instant_tile(player.army_word(), Ability::battle);
      const int left = std::popcount(u64{player.pile});
      const int battles = std::popcount(player.pile & pile_bits(battle));
      threat = std::max(threat, holds(player, battle) ? 40 : std::min(40, 40 * 5 * battles / (2 * std::max(1, left))));
    }
    return 35 + threat;
  }

  // What the layout promises beyond the next Battle: weapons that point at something, links that serve somebody, nets, captives.
  [[nodiscard]] int layout() const {
    const Effects effects = evaluate(position_);
    int sum = 0;
    for (const Hex hex : position_.units) {
      const Unit& unit = position_.board[hex];
      const Seat holder = controller(position_, effects, hex);
      const int worth = board_worth(static_cast<TileId>(unit.tile)) * unit_percent_ / 100;
      if (holder != unit.seat) sum += (shares_[holder] - shares_[unit.seat]) * worth;
      if (effects.netted.has(hex)) {
        sum -= shares_[holder] * (facts_of(unit.tile).has(Trait::hq) ? 20 : worth / 3);
        continue;
      }
      sum += shares_[holder] * (aim(effects, hex, unit, holder) + 10 * (linked(position_, effects, hex) & effects.fighters()).size());
    }
    for (const Hex hex : position_.playable() - position_.units) {
      const Unit& foundation = position_.board[hex];
      if (foundation.tile == kNoTile) continue;
      sum += shares_[foundation.seat] *
             (board_worth(static_cast<TileId>(foundation.tile)) + 6 * (around(hex) & effects.prey[foundation.seat]).size());
    }
    for (Seat seat = 0; seat < kSeats; ++seat) {
      const Player& player = position_.players[seat];
      if (player.plays == 0 || player.out != 0) continue;
      if (player.terror != 0) sum -= shares_[seat] * 90;
      constexpr std::array<int, kMaxEnergy + 1> kEnergyWorth = {0, 30, 55, 80, 100, 115};
      sum += shares_[seat] * kEnergyWorth[player.energy];
    }
    return sum;
  }

  // Weapons: at the HQ of an enemy, at a unit, or into the open.
  [[nodiscard]] int aim(const Effects& effects, Hex hex, const Unit& unit, Seat holder) const {
    const TileFacts& facts = facts_of(unit.tile);
    if (facts.initiative == 0) return open_sides(hex, facts, unit);
    const HexSet hqs = effects.with(Trait::hq);
    const HexSet prey = effects.prey[holder];
    int sum = 0;
    for_each_direction(on_board(facts.melee, unit.front()), [&](Direction direction) {
      const int strength = facts.melee_strength[edge_towards(direction, unit.front())];
      const HexSet there = beside(hex, direction) & position_.playable();
      if ((there & prey & hqs).any()) {
        sum += facts.has(Trait::hq) ? 0 : 25 * strength;
      } else if ((there & prey).any()) {
        sum += 6 * strength;
      } else if ((there - position_.units).any()) {
        sum += 3 * strength;
      }
    });
    for_each_direction(on_board(static_cast<EdgeBits>(facts.ranged | facts.gauss), unit.front()), [&](Direction direction) {
      const int strength = std::max<int>(1, facts.ranged_strength);
      const HexSet way = ray(hex, direction) & position_.playable();
      const HexSet seen = way & prey;
      if (seen.none()) {
        sum += 3 * strength * std::min(3, way.size());
      } else if (facts.gauss != 0 ? (seen & hqs).any() : hqs.has(nearest(seen, direction))) {
        sum += 25 * strength;
      } else {
        sum += 8 * strength;
      }
    });
    return sum;
  }

  // For modules: links into the board can still find somebody.
  [[nodiscard]] int open_sides(Hex hex, const TileFacts& facts, const Unit& unit) const {
    return 3 * (faced(hex, facts.link, unit.front()) & (position_.playable() - position_.units)).size();
  }

  [[nodiscard]] int hands() const {
    int sum = 0;
    for (Seat seat = 0; seat < kSeats; ++seat) {
      const Player& player = position_.players[seat];
      if (player.plays == 0 || !same_side(position_, seat, seat_)) continue;
      for (const TileId tile : player.hand) {
        const bool is_late_battle = position_.game_stage() != Stage::usual && instant_ability(tile) == Ability::battle;
        if (!is_late_battle) sum += hand_worth(tile) * unit_percent_ / 100;
      }
    }
    return sum;
  }

  const Position& position_;
  Seat seat_;
  std::array<int, kSeats> shares_;
  int unit_percent_ = 100;
};

}  // namespace

int prospects(const Position& position, Seat seat) {
  if (position.phase == Phase::over) return result_for(position, seat);
  return Evaluation(position, seat).value();
}

Position after_virtual_battle(const Position& position) {
  Position after = position;
  // In a match of teams the game ends with the first HQ that falls, and everything stays where it is; nothing else follows either.
  if (after.game_mode() == Mode::deathmatch) after.mode = static_cast<u8>(Mode::team) & 7U;
  after.stage = static_cast<u8>(Stage::usual) & 3U;
  NoEvents unheard;
  start_battle(after, BattleKind::played, static_cast<Seat>(after.active), unheard);
  AnswerList question;
  AnswerList chosen;
  while (after.phase == Phase::battle) {
    pending_question(after, question, chosen);
    answer_in_battle(after, question[0], unheard);
  }
  after.mode = position.mode;
  return after;
}

}  // namespace nhx
