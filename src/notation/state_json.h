#pragma once

#include "notation/json.h"

#include "explain/unit_state.h"

namespace nhx {

// A unit and what the layout makes of it, without the reasons.
Json state_json(const Position& position, const UnitState& state);

}  // namespace nhx
