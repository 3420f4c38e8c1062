#pragma once

#include <optional>
#include <string_view>

#include "notation/lines.h"
#include "notation/words.h"

// Words with a meaning: the value, or a fault and nothing.
namespace nhx {

std::optional<int> read_number(const Word& word, std::string_view what, int least, int most, FaultList& faults);
std::optional<Seat> read_seat(const Word& word, FaultList& faults);
std::optional<Hex> read_hex(const Word& word, bool large_board, FaultList& faults);
std::optional<Direction> read_direction(const Word& word, FaultList& faults);
std::optional<TileId> read_tile(const Word& word, Army army, FaultList& faults);

// "b2,b3" and "-".
std::optional<HexSet> read_hexes(const Word& word, bool large_board, FaultList& faults);

// "3,2" and "-".
std::optional<u16> read_segments(const Word& word, FaultList& faults);

}  // namespace nhx
