#include "engine/draws.h"

#include <bit>

#include "engine/model/facts.h"

namespace nhx {

void possible_draws(const Position& position, PossibleDraws& draws) {
  draws.clear();
  if (position.phase != Phase::draw) return;
  const Player& player = position.players[position.active];
  Action action{.kind = ActionKind::draw, .seat = position.active};
  const auto tiles = pile_tiles(player.army);
  for (u64 rest = player.pile; rest != 0;) {
    const TileId tile = tiles[static_cast<std::size_t>(std::countr_zero(rest))];
    const auto weight = static_cast<u8>(std::popcount(rest & pile_bits(tile)));
    rest &= ~pile_bits(tile);
    if (player.bio_droid_on_top && !facts_of(tile).is_bio_droid) continue;
    action.tiles[0] = tile;
    draws.push_back({action, weight});
  }
}

}  // namespace nhx
