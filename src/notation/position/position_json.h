#pragma once

#include "engine/model/position.h"
#include "notation/json.h"

namespace nhx {

// A player as in the JSON view of the position. `with_all`: also what that view leaves out because it is 0 or empty.
Json player_json(const Position& position, Seat seat, bool with_all);

}  // namespace nhx
