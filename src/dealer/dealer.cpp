#include "dealer/dealer.h"

#include <bit>

#include "engine/chance.h"

namespace nhx {

Action deal_tile(const Position& position, Rng& rng) {
  const Player& player = position.players[position.active];
  Action action{.kind = ActionKind::draw, .seat = static_cast<Seat>(position.active)};
  if (player.bio_droid_on_top != 0) {
    Chances chances;
    chance_outcomes(position, chances);
    return chances[0].action;
  }
  u64 pile = player.pile;
  for (u32 skip = rng.below(static_cast<u32>(std::popcount(pile))); skip > 0; --skip) pile &= pile - 1;
  action.tiles[0] = pile_tiles(player.army_word())[static_cast<std::size_t>(std::countr_zero(pile))];
  return action;
}

}  // namespace nhx
