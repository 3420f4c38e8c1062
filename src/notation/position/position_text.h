#pragma once

#include <string>
#include <string_view>

#include "engine/model/position.h"
#include "notation/reading/fault.h"

namespace nhx {

// Reads a position from notation text or from its JSON view (a text that starts with '{').
Parsed<Position> parse_position(std::string_view text);

// Canonical: equal positions have equal texts.
std::string to_text(const Position& position);

// The line of the tile on the hex.
std::string unit_text(const Position& position, Hex hex);

std::string to_json_text(const Position& position);

}  // namespace nhx
