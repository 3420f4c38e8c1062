#include "properties/random_battle.h"

namespace nhx::properties {

Position with_battle_in_hand(Position position) {
  Player& player = position.players[position.to_act];
  const auto tiles = pile_tiles(player.army);
  for (std::size_t copy = 0; copy < tiles.size(); ++copy) {
    if (spec_of(tiles[copy]).abilities[0] != Ability::battle || ((player.pile >> copy) & 1) == 0) continue;
    player.pile = player.pile & ~(u64{1} << copy) & kFullPile;
    player.hand[0] = tiles[copy];
    break;
  }
  return position;
}

}  // namespace nhx::properties
