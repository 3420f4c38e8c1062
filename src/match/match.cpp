#include "match/match.h"

#include <chrono>

#include "dealer/piles.h"
#include "engine/setup.h"
#include "table/table.h"

namespace nhx {

namespace {

u64 now() {
  return static_cast<u64>(
      std::chrono::duration_cast<std::chrono::nanoseconds>(std::chrono::steady_clock::now().time_since_epoch()).count());
}

// A bot whose turns are counted and timed.
class TimedBot final : public Agent {
 public:
  TimedBot(const BotSpec& spec, u64 seed, u64& turns, u64& nanoseconds) : bot_(spec, seed), turns_(turns), nanoseconds_(nanoseconds) {}

  Wish decide(const Position& position) override {
    const u64 start = now();
    const Action action = bot_.choose(position);
    nanoseconds_ += now() - start;
    if (position.turn != turn_ && position.phase != Phase::setup && position.to_act == position.active) {
      turn_ = position.turn;
      ++turns_;
    }
    return {.kind = Wish::Kind::act, .action = action};
  }

 private:
  Bot bot_;
  u64& turns_;
  u64& nanoseconds_;
  u64 turn_ = 0;
};

// The points of a in one game.
int play_game(const Contest& contest, Seat seat_of_a, PairResult& result) {
  Rng rng(contest.seed);
  Game game(start_of(contest));
  Piles piles(game.position(), rng);
  const u64 luck = rng.next();  // belongs to the seat
  TimedBot a(contest.a, luck + seat_of_a, result.turns[0], result.nanoseconds[0]);
  TimedBot b(contest.b, luck + 1 - seat_of_a, result.turns[1], result.nanoseconds[1]);
  Table table(game, [&](const Position& position) { return piles.draw(position); });
  table.seat(seat_of_a, a);
  table.seat(seat_of_a == 0 ? Seat{1} : Seat{0}, b);
  table.play();
  const Position& end = game.position();
  const bool is_drawn = end.players[0].won == end.players[1].won;
  return is_drawn ? 1 : 2 * static_cast<int>(end.players[seat_of_a].won);
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
