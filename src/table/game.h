#pragma once

#include <vector>

#include "engine/model/action.h"
#include "engine/model/event.h"
#include "engine/turn/outcome.h"

namespace nhx {

enum class TakenBack : u8 {
  done,
  nothing_done,  // none of them has decided anything yet
  tile_drawn,    // nobody can forget what he has seen
};

// Where a game stands and how it came there.
class Game {
 public:
  explicit Game(const Position& start) : positions_{start} {}

  [[nodiscard]] const Position& position() const { return positions_.back(); }
  [[nodiscard]] const std::vector<Action>& actions() const { return actions_; }

  // The action must be legal.
  std::vector<Event> play(const Action& action);

  // Takes back everything down to the last decision of one of these seats, unless a tile was drawn since.
  TakenBack take_back(SeatSet seats);

 private:
  std::vector<Position> positions_;  // before each action, then the present one
  std::vector<Action> actions_;
};

}  // namespace nhx
