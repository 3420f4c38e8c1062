#pragma once

#include "engine/layout/effects.h"

namespace nhx {

// Is there a unit that could be captured or a module that could be scoped? Without one there are only nets to look at.
bool is_control_at_stake(const Position& position, const Effects& effects);

// Decides control, scoping and nets together, starting from "nobody is captured, nothing is scoped" (rulings 90 to 106).
void settle_control(const Position& position, Effects& effects);

// Fills `friends` from `held`.
void find_friends(const Position& position, Effects& effects);

}  // namespace nhx
