#pragma once

#include "explain/unit_state.h"
#include "notation/json.h"

namespace nhx {

// A unit and what the layout makes of it, without the reasons.
Json state_json(const Position& position, const UnitState& state);

}  // namespace nhx
