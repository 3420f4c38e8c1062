#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/position.h"

// Single words of the notation and their values. A hex has another name on the large board.
namespace nhx {

std::string hex_word(Hex hex, bool large_board);
std::optional<Hex> parse_hex(std::string_view word, bool large_board);

std::string_view direction_word(Direction direction);
std::optional<Direction> parse_direction(std::string_view word);

std::optional<Army> parse_army(std::string_view word);
std::string_view phase_word(Phase phase);
std::string_view kind_word(TileKind kind);

}  // namespace nhx
