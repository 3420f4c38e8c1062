#pragma once

#include <optional>

#include "engine/model/position.h"

namespace nhx::cli {

// The same count as perft of the engine; nothing when it would take longer than about a second.
std::optional<u64> count_ways(const Position& position, int depth);

}  // namespace nhx::cli
