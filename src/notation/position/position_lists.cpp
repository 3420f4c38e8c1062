#include "notation/position/position_lists.h"

#include "notation/append.h"

namespace nhx {

TileCounts hand_counts(const Player& player) {
  TileCounts counts{};
  for (const TileId tile : player.hand) {
    if (tile != kNoTile) ++counts[tile];
  }
  return counts;
}

TileCounts drawn_counts(const Player& player) {
  TileCounts counts{};
  for (std::size_t place = 0; place < player.hand.size(); ++place) {
    if (((player.drawn >> place) & 1) != 0) ++counts[player.hand[place]];
  }
  counts[kNoTile] = 0;
  return counts;
}

TileCounts top_counts(const Player& player) {
  TileCounts counts{};
  if (player.bio_droid_on_top) counts[tile_named(Army::smart, "bio-droid")] = 1;
  return counts;
}

TileCounts gone_counts(const Position& position, Seat seat) {
  TileCounts counts{};
  const Player& player = position.players[seat];
  std::size_t copy = 0;
  for (const TileId tile : pile_tiles(player.army)) {
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

void append_tiles(std::string& text, Army army, const TileCounts& counts) {
  std::string_view comma;
  const std::size_t end = hq_of(army) + spec_of(army).tiles.size();
  for (TileId tile = hq_of(army); tile < end; ++tile) {
    if (counts[tile] == 0) continue;
    append(text, comma, spec_of(tile).word);
    if (counts[tile] > 1) append(text, "*", std::to_string(counts[tile]));
    comma = ",";
  }
}

std::string tiles_word(Army army, const TileCounts& counts) {
  std::string word;
  append_tiles(word, army, counts);
  return word;
}

bool has_teams(const Position& position) {
  for (Seat seat = 0; seat < kSeats; ++seat) {
    if (position.players[seat].plays && position.players[seat].team != seat) return true;
  }
  return false;
}

}  // namespace nhx
