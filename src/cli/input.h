#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/model/position.h"
#include "notation/reading/fault.h"

// Files as they are named on the command line: "-" is the standard input.
namespace nhx::cli {

Parsed<std::string> read_text(const std::string& file);

// A position in notation or JSON, or the position a scenario starts with.
Parsed<Position> parse_any_position(std::string_view text);

// Nothing, after complaining about all faults, when the file has no valid position.
std::optional<Position> load_position(const std::string& file);

}  // namespace nhx::cli
