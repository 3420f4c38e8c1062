#include "ai/value/chance_to_win.h"

#include <algorithm>
#include <bit>

#include "ai/value/evaluation.h"
#include "ai/value/learned.h"
#include "ai/value/value.h"

namespace nhx {

namespace {

constexpr int kPointsOfOdds = 9;  // tenths of hundredths of an HQ point that make a thousandth of the logarithm of the odds
constexpr u64 kEven = 1'000'000;

// The odds against an average opponent.
u64 odds_of(int prospects) {
  constexpr int kDecided = 10'000;
  const auto chance = static_cast<u64>(chance_of(std::clamp(prospects, -kDecided, kDecided) * 10 / kPointsOfOdds));
  return kEven * chance / (kCertain - chance);
}

bool is_won(const Position& position, Seat seat) { return position.players[seat].won; }

// Of those who share the victory each has its part.
int share_of_victory(const Position& position, Seat seat) {
  unsigned teams = 0;
  for (Seat other = 0; other < kSeats; ++other) {
    if (is_won(position, other)) teams |= 1U << position.players[other].team;
  }
  return is_won(position, seat) ? kCertain / std::popcount(teams) : 0;
}

}  // namespace

int chance_with(int prospects, int other_sides) {
  const u64 odds = odds_of(prospects);
  return static_cast<int>(kCertain * odds / (odds + kEven * static_cast<u64>(other_sides)));
}

int chance_to_win(const Position& position, Seat seat) {
  if (position.phase == Phase::over) return share_of_victory(position, seat);
  if (is_learned(position)) {
    const bool is_between = position.phase == Phase::draw || position.phase == Phase::setup;
    const auto mover = static_cast<Seat>(is_between ? 1 - position.active : position.active);
    return learned_chance(position, seat, mover, learned_network());
  }
  unsigned counted = 0;
  u64 all = 0;
  u64 own = 0;
  for (Seat other = 0; other < kSeats; ++other) {
    const Player& player = position.players[other];
    if (!player.plays || player.out || ((counted >> player.team) & 1) != 0) continue;
    counted |= 1U << player.team;
    const u64 odds = odds_of(prospects(position, other));
    all += odds;
    if (same_side(position, seat, other)) own = odds;
  }
  return static_cast<int>(kCertain * own / std::max<u64>(1, all));
}

}  // namespace nhx
