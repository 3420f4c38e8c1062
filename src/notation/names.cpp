#include "notation/names.h"

#include "notation/words.h"

namespace nhx {

std::string army_name(const Position& position, Seat seat) {
  if (seat >= kSeats || !position.players[seat].plays) return "Seat " + seat_word(seat);
  return std::string(spec_of(position.players[seat].army).name);
}

std::string unit_name(const Position& position, Hex hex) {
  const std::string place = hex_word(hex, position.large_board());
  if (hex >= kHexes || position.board[hex].tile == kNoTile) return "the tile on " + place;
  const TileId tile = position.board[hex].tile;
  const std::string army = spec_of(tile).kind == TileKind::hq ? std::string(spec_of(army_of(tile)).name) + " " : "";
  return army + std::string(spec_of(tile).name) + " " + place;
}

std::string unit_names(const Position& position, HexSet hexes) {
  std::string names;
  for (int left = hexes.size(); const Hex hex : hexes) {
    --left;
    names += (names.empty() ? "" : left == 0 ? " and " : ", ") + unit_name(position, hex);
  }
  return names;
}

}  // namespace nhx
