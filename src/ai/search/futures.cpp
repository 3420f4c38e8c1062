#include "ai/search/futures.h"

#include <algorithm>
#include <bit>

#include "core/rng.h"
#include "engine/apply.h"
#include "engine/draws.h"
#include "engine/turn/hand.h"

namespace nhx {

namespace {

constexpr int kFewTiles = 6;         // in some pile: the end is near
constexpr int kLongestEnding = 400;  // draws and turns; no ending is so long

// The tile that this future has on top of the pile: of all copies in it the one with the lowest number drawn for it.
Action foreseen_draw(const Position& position, u64 future) {
  PossibleDraws draws;
  possible_draws(position, draws);
  const Player& player = position.players[position.active];
  u64 lowest = ~u64{0};
  Action choice = draws[0].action;
  for (const PossibleDraw& draw : draws) {
    for (u64 copies = player.pile & pile_bits(draw.action.tiles[0]); copies != 0; copies &= copies - 1) {
      Rng rng(future ^ (static_cast<u64>(position.active) << 8 | static_cast<u64>(std::countr_zero(copies))) * 0xD1342543DE82EF95ULL);
      const u64 number = rng.next();
      if (number >= lowest) continue;
      lowest = number;
      choice = draw.action;
    }
  }
  return choice;
}

bool holds_battle(const Player& player) { return holds(player, instant_tile(player.army, Ability::battle)); }

bool is_end_near(const Position& position) {
  if (position.stage != Stage::usual) return true;
  return std::any_of(position.players.begin(), position.players.end(),
                     [](const Player& player) { return player.plays && !player.out && std::popcount(u64{player.pile}) <= kFewTiles; });
}

}  // namespace

Futures::Glimpse Futures::look(const Position& after, int number) const {
  const u64 future = Rng(seed_ + static_cast<u64>(number) * 0x9E3779B97F4A7C15ULL).next();
  const int until_end = limits_.sees_the_end && is_end_near(after) ? kLongestEnding : 0;
  Position position = after;
  NoEvents unheard;
  Glimpse glimpse;
  int own_turns = limits_.own_turns;
  i64 sum = 0;
  int turns = 0;
  for (int step = 0; position.phase != Phase::over; ++step) {
    const bool is_own = position.active == seat_;
    if (is_own && own_turns <= 0 && step >= until_end) break;
    if (position.phase == Phase::draw) {
      apply(position, foreseen_draw(position, future), unheard);
      continue;
    }
    if (turns == 0) glimpse.has_battle = holds_battle(position.players[position.active]);
    if (is_own) --own_turns;
    position = find_turns(position, limits_.reply)[0].after;
    sum += value_after_turn(position, seat_, limits_.reply.network);
    ++turns;
  }
  glimpse.value = turns == 0 ? value_after_turn(position, seat_, limits_.reply.network) : static_cast<int>(sum / turns);
  return glimpse;
}

Expectation::Expectation(const Position& after) {
  if (after.phase == Phase::over) return;
  const Player& next = after.players[after.active];
  const int left = std::popcount(u64{next.pile});
  const int battles = std::popcount(next.pile & pile_bits(instant_tile(next.army, Ability::battle)));
  const int draws = std::clamp(draw_goal(after) - hand_size(next), 0, left);
  i64 ways_without = 1;
  for (int i = 0; i < draws; ++i) {
    all_ways_ *= left - i;
    ways_without *= std::max(0, left - battles - i);
  }
  ways_with_battle_ = holds_battle(next) ? all_ways_ : all_ways_ - ways_without;
}

void Expectation::add(const Futures::Glimpse& glimpse) {
  Part& part = glimpse.has_battle ? with_ : without_;
  part.sum += glimpse.value;
  ++part.count;
}

int Expectation::value() const {
  if (with_.count == 0) return static_cast<int>(without_.sum / without_.count);
  if (without_.count == 0) return static_cast<int>(with_.sum / with_.count);
  const double share = static_cast<double>(ways_with_battle_) / static_cast<double>(all_ways_);
  const double with = static_cast<double>(with_.sum) / static_cast<double>(with_.count);
  const double without = static_cast<double>(without_.sum) / static_cast<double>(without_.count);
  return static_cast<int>(share * with + (1 - share) * without);
}

}  // namespace nhx
