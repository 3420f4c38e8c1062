#pragma once

#include "engine/effects.h"

namespace nhx {

// Decides control, scoping and nets together, starting from "nobody is captured, nothing is scoped" (semantics 2).
void settle_control(const Position& position, Effects& effects);

// Fills `friends` from `held`.
void find_friends(const Position& position, Effects& effects);

}  // namespace nhx
