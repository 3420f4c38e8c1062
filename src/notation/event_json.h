#pragma once

#include "engine/model/event.h"
#include "notation/json.h"

namespace nhx {

// {"kind": "hit", "attacker": "c3", "target": "c4", "wounds": 1}: the words of the event's text in the same order, with their names.
Json event_json(const Event& event, bool large_board);

}  // namespace nhx
