#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "notation/reading/lines.h"
#include "notation/words.h"

// Words with a meaning: the value, or a fault and nothing.
namespace nhx {

// Fills the field with the value, if there is one.
template <class Field, class Value>
bool put(Field& field, const std::optional<Value>& value) {
  if (value) field = static_cast<Field>(*value);
  return value.has_value();
}

std::optional<int> read_number(const Word& word, std::string_view what, int least, int most, FaultList& faults);
std::optional<Seat> read_seat(const Word& word, FaultList& faults);
std::optional<Hex> read_hex(const Word& word, bool large_board, FaultList& faults);
std::optional<Direction> read_direction(const Word& word, FaultList& faults);
std::optional<TileId> read_tile(const Word& word, Army army, FaultList& faults);

struct TileCount {
  TileId tile = kNoTile;
  int count = 1;
};
// "move", "move*2"
std::optional<TileCount> read_tile_count(const Word& word, Army army, FaultList& faults);

// "move*2,battle" and "-", copy by copy in the order of the text.
std::optional<std::vector<TileId>> read_tiles(const Word& word, Army army, FaultList& faults);

// A fault when nobody plays at the seat.
bool is_seated(const Position& position, Seat seat, const Word& at, FaultList& faults);
// A seat at which somebody plays.
std::optional<Seat> read_player_seat(const Word& word, const Position& position, FaultList& faults);

// "1,2" and "-": bit i for seat i.
std::optional<u8> read_seats(const Word& word, const Position& position, FaultList& faults);

// "b2,b3" and "-".
std::optional<HexSet> read_hexes(const Word& word, bool large_board, FaultList& faults);

// "3,2" and "-".
std::optional<u16> read_segments(const Word& word, FaultList& faults);

}  // namespace nhx
