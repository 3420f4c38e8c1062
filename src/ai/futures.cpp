#include "ai/futures.h"

#include <bit>

#include "ai/carry_out.h"
#include "ai/evaluation.h"
#include "core/rng.h"
#include "engine/apply.h"
#include "engine/chance.h"

namespace nhx {

namespace {

// The tile that this future has on top of the pile: of all copies in it the one with the lowest number drawn for it.
Action foreseen_draw(const Position& position, u64 future) {
  Chances chances;
  chance_outcomes(position, chances);
  const Player& player = position.players[position.active];
  u64 lowest = ~u64{0};
  Action choice = chances[0].action;
  for (const Chance& chance : chances) {
    for (u64 copies = player.pile & pile_bits(chance.action.tiles[0]); copies != 0; copies &= copies - 1) {
      Rng rng(future ^ (static_cast<u64>(position.active) << 8 | static_cast<u64>(std::countr_zero(copies))) * 0xD1342543DE82EF95ULL);
      const u64 number = rng.next();
      if (number >= lowest) continue;
      lowest = number;
      choice = chance.action;
    }
  }
  return choice;
}

// All others play until the seat is to draw.
void let_others_play(Position& position, Seat seat, const TurnLimits& reply, u64 future) {
  NoEvents unheard;
  while (position.phase != Phase::over && position.active != seat) {
    if (position.phase == Phase::draw) {
      apply(position, foreseen_draw(position, future), unheard);
    } else {
      position = find_turns(position, reply)[0].after;
    }
  }
}

}  // namespace

int prospects_after_replies(const Position& after, Seat seat, int futures, const TurnLimits& reply, u64 seed) {
  Rng rng(seed);
  std::int64_t sum = 0;
  for (int i = 0; i < futures; ++i) {
    Position position = after;
    let_others_play(position, seat, reply, rng.next());
    sum += prospects(position, seat);
  }
  return static_cast<int>(sum / futures);
}

}  // namespace nhx
