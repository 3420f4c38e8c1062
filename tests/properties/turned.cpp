#include "properties/turned.h"

#include <algorithm>
#include <utility>

namespace nhx::properties {

Hex turned(Hex hex) {
  constexpr ColumnLine kCentre = {4, 4};
  const ColumnLine at = place_of(hex);
  const int column = at.column - kCentre.column;
  const int line = at.line - kCentre.line;
  return hex_at({kCentre.column + line, kCentre.line + line - column});
}

Unit turned(Unit unit) {
  if (unit.tile != kNoTile && !is_round(unit.tile)) {
    unit.facing = nhx::turned(unit.facing, 1);
  }
  return unit;
}

Position turned(const Position& position) {
  Position result = position;
  for (Hex hex = 0; hex < kHexes; ++hex) result.board[turned(hex)] = turned(position.board[hex]);
  result.units = HexSet{};
  for (const Hex hex : position.units) result.units.add(turned(hex));
  return result;
}

reference::Result turned(const reference::Result& result) {
  reference::Result other = result;
  for (reference::BoardTile& tile : other.tiles) {
    tile.hex = turned(tile.hex);
    if (!is_round(tile.tile)) tile.facing = (tile.facing + 1) % kDirections;
  }
  std::sort(other.tiles.begin(), other.tiles.end());
  return other;
}

Position seats_swapped(const Position& position) {
  Position result = position;
  std::swap(result.players[0], result.players[1]);
  for (Unit& unit : result.board) {
    if (unit.tile != kNoTile) unit.seat ^= 1U;
  }
  return result;
}

reference::Result seats_swapped(reference::Result result) {
  std::swap(result.hp[0], result.hp[1]);
  for (reference::BoardTile& tile : result.tiles) tile.seat ^= 1U;
  for (Seat& seat : result.to_pile) seat ^= 1U;
  std::sort(result.to_pile.begin(), result.to_pile.end());
  return result;
}

}  // namespace nhx::properties
