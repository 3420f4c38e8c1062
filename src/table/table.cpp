#include "table/table.h"

namespace nhx {

void Table::play() {
  while (game_.position().phase != Phase::over) {
    const Position& now = game_.position();
    if (now.phase == Phase::draw) {
      carry_out(dealer_(now));
      continue;
    }
    Agent& agent = *agents_[now.to_act];
    const Wish wish = agent.decide(now);
    switch (wish.kind) {
      case Wish::Kind::act: carry_out(wish.action); break;
      case Wish::Kind::take_back: {
        const TakenBack result = game_.take_back(seats_of(agent));
        for (Witness* witness : witnesses_) witness->see_taken_back(result);
        break;
      }
      case Wish::Kind::leave: return;
    }
  }
}

void Table::carry_out(const Action& action) {
  const Position before = game_.position();
  const std::vector<Event> events = game_.play(action);
  for (Witness* witness : witnesses_) witness->see({.before = before, .action = action, .events = events, .after = game_.position()});
}

SeatSet Table::seats_of(const Agent& agent) const {
  SeatSet seats = 0;
  for (Seat seat = 0; seat < kSeats; ++seat) {
    if (agents_[seat] == &agent) seats |= seat_bit(seat);
  }
  return seats;
}

}  // namespace nhx
