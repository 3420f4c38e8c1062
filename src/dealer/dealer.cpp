#include "dealer/dealer.h"

#include "dealer/pick.h"
#include "engine/draws.h"

namespace nhx {

Action deal_tile(const Position& position, Rng& rng) {
  const Player& player = position.players[position.active];
  Action action{.kind = ActionKind::draw, .seat = position.active};
  if (player.bio_droid_on_top) {
    PossibleDraws draws;
    possible_draws(position, draws);
    return draws[0].action;
  }
  action.tiles[0] = pile_tiles(player.army)[static_cast<std::size_t>(random_bit(player.pile, rng))];
  return action;
}

}  // namespace nhx
