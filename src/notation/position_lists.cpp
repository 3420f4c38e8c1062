#include "notation/position_lists.h"

namespace nhx {

TileCounts hand_counts(const Player& player) {
  TileCounts counts{};
  for (const TileId tile : player.hand) {
    if (tile != kNoTile) ++counts[tile];
  }
  return counts;
}

TileCounts gone_counts(const Position& position, Seat seat) {
  TileCounts counts{};
  const Player& player = position.players[seat];
  std::size_t copy = 0;
  for (const TileId tile : pile_tiles(player.army_word())) {
    if (((player.pile >> copy++) & 1) == 0) ++counts[tile];
  }
  for (const TileId tile : player.hand) {
    if (tile != kNoTile) --counts[tile];
  }
  for (const Unit& unit : position.board) {
    if (unit.tile != kNoTile && unit.seat == seat) --counts[unit.tile];
  }
  for (int& count : counts) count = count > 0 ? count : 0;
  return counts;
}

bool has_teams(const Position& position) {
  for (Seat seat = 0; seat < kSeats; ++seat) {
    if (position.players[seat].plays != 0 && position.players[seat].team != seat) return true;
  }
  return false;
}

}  // namespace nhx
