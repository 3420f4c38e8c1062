#pragma once

#include <array>

#include "core/rng.h"
#include "engine/model/action.h"

namespace nhx {

// The hidden order of the piles, shuffled (Fisher-Yates) before the game: a seat draws the same tiles whoever plays it.
class Piles {
 public:
  Piles(const Position& start, Rng& rng);

  // What comes next in Phase::draw.
  Action draw(const Position& position);

 private:
  std::array<std::array<TileId, kPileTiles>, kSeats> order_{};
  std::array<std::size_t, kSeats> next_{};
};

}  // namespace nhx
