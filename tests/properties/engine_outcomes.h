#pragma once

#include <optional>
#include <set>

#include "engine/model/position.h"

#include "reference/reference_battle.h"

namespace nhx::properties {

// What the engine's position says in the words of the reference.
reference::Result result_of(const Position& position);

// All results of a Battle by the engine, over all its legal actions; nothing when more than `limit` decisions would have to be looked at.
std::optional<std::set<reference::Result>> engine_outcomes(const Position& position, Seat causer, std::size_t limit);

}  // namespace nhx::properties
