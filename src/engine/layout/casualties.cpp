#include "engine/layout/casualties.h"

#include <algorithm>

#include "engine/model/facts.h"

namespace nhx {

namespace {

void return_to_pile(Position& position, const Unit& bio_droid) {
  Player& player = position.players[bio_droid.seat];
  if (player.out) return;
  const auto tiles = pile_tiles(player.army);
  const auto copy = std::find(tiles.begin(), tiles.end(), bio_droid.tile) - tiles.begin();
  player.pile = (player.pile | u64{1} << copy) & kFullPile;
  player.bio_droid_on_top = true;
}

}  // namespace

void remove_units(Position& position, HexSet units) {
  for (const Hex hex : units) {
    if (facts_of(position.board[hex].tile).is_bio_droid) return_to_pile(position, position.board[hex]);
    position.board[hex] = Unit{};
    position.spent[hex] = {};
  }
  position.units -= units;
  position.captives -= units;
}

void take_off(Position& position, HexSet tiles) {
  for (const Hex hex : tiles) {
    position.board[hex] = Unit{};
    position.spent[hex] = {};
  }
  position.units -= tiles;
  position.captives -= tiles;
}

}  // namespace nhx
