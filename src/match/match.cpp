#include "match/match.h"

#include <chrono>

#include "engine/apply.h"
#include "engine/setup.h"

#include "dealer/piles.h"

namespace nhx {

namespace {

u64 now() {
  return static_cast<u64>(
      std::chrono::duration_cast<std::chrono::nanoseconds>(std::chrono::steady_clock::now().time_since_epoch()).count());
}

// The points of a in one game.
int play_game(const Contest& contest, Seat seat_of_a, PairResult& result) {
  Rng rng(contest.seed);
  Position position = start_of(contest);
  Piles piles(position, rng);
  const u64 luck = rng.next();
  std::array<Bot, 2> bots = {Bot(contest.a, luck + seat_of_a), Bot(contest.b, luck + 1 - seat_of_a)};  // luck belongs to the seat
  NoEvents unheard;
  for (u16 turn = 0; position.phase != Phase::over;) {
    if (position.phase == Phase::draw) {
      apply(position, piles.draw(position), unheard);
      continue;
    }
    const std::size_t bot = position.to_act == seat_of_a ? 0 : 1;
    const u64 start = now();
    const Action action = bots[bot].choose(position);
    result.nanoseconds[bot] += now() - start;
    if (position.turn != turn && position.to_act == position.active) {
      turn = position.turn;
      ++result.turns[bot];
    }
    apply(position, action, unheard);
  }
  const bool is_drawn = position.players[0].won == position.players[1].won;
  return is_drawn ? 1 : 2 * static_cast<int>(position.players[seat_of_a].won);
}

}  // namespace

Position start_of(const Contest& contest) {
  Setup setup;
  setup.rules.add(RuleOption::same_army);
  setup.seats.push_back({contest.first, 0});
  setup.seats.push_back({contest.second, 1});
  return start_position(setup);
}

PairResult play_pair(const Contest& contest) {
  PairResult result;
  result.points = play_game(contest, 0, result) + play_game(contest, 1, result);
  return result;
}

}  // namespace nhx
