#include "dealer/piles.h"

#include <algorithm>
#include <utility>

#include "engine/draws.h"

namespace nhx {

Piles::Piles(const Position& start, Rng& rng) {
  for (std::size_t seat = 0; seat < kSeats; ++seat) {
    if (!start.players[seat].plays) continue;
    const auto tiles = pile_tiles(start.players[seat].army);
    std::copy(tiles.begin(), tiles.end(), order_[seat].begin());
    for (std::size_t left = kPileTiles; left > 1; --left)
      std::swap(order_[seat][left - 1], order_[seat][rng.below(static_cast<u32>(left))]);
  }
}

Action Piles::draw(const Position& position) {
  if (position.players[position.active].bio_droid_on_top) {
    PossibleDraws draws;
    possible_draws(position, draws);
    return draws[0].action;
  }
  Action action{.kind = ActionKind::draw, .seat = position.active};
  action.tiles[0] = order_[position.active][next_[position.active]++];
  return action;
}

}  // namespace nhx
