#include "engine/casualties.h"

#include <algorithm>

#include "engine/facts.h"

namespace nhx {

void remove_units(Position& position, HexSet units) {
  for (const Hex hex : units) {
    const Unit& unit = position.board[hex];
    if (!facts_of(unit.tile).is_bio_droid) continue;
    Player& player = position.players[unit.seat];
    if (player.out != 0) continue;
    const auto tiles = pile_tiles(player.army_word());
    const auto copy = std::find(tiles.begin(), tiles.end(), unit.tile) - tiles.begin();
    player.pile = (player.pile | u64{1} << copy) & kFullPile;
    player.bio_droid_on_top = 1;
  }
  take_off(position, units);
}

void take_off(Position& position, HexSet tiles) {
  for (const Hex hex : tiles) {
    position.board[hex] = {};
    position.spent[hex] = {};
  }
  position.units -= tiles;
  position.captives -= tiles;
}

}  // namespace nhx
