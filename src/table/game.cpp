#include "table/game.h"

#include "engine/apply.h"

namespace nhx {

std::vector<Event> Game::play(const Action& action) {
  EventLog log;
  Position next = position();
  apply(next, action, log);
  positions_.push_back(next);
  actions_.push_back(action);
  return std::move(log.events);
}

TakenBack Game::take_back(SeatSet seats) {
  for (std::size_t last = actions_.size(); last-- > 0;) {
    if (actions_[last].kind == ActionKind::draw) return TakenBack::tile_drawn;
    if ((seats & seat_bit(actions_[last].seat)) == 0) continue;
    actions_.resize(last);
    positions_.resize(last + 1);
    return TakenBack::done;
  }
  return TakenBack::nothing_done;
}

}  // namespace nhx
