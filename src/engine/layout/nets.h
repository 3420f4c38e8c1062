#pragma once

#include "engine/layout/effects.h"

namespace nhx {

// The netted units, given who controls whom and which modules are scoped (held, friends and scoped of the effects).
HexSet netted_units(const Position& position, const Effects& effects);

}  // namespace nhx
