#pragma once

#include <array>
#include <string>

#include "ai/network.h"
#include "ai/opening.h"

namespace nhx {

// The network as src/ai/learned_weights.inc has it: numbers for a C++ compiler.
std::string weights_text(const Network& network);

// The same for src/ai/openings.inc.
std::string openings_text(const std::array<OpeningWorth, kArmies>& openings);

}  // namespace nhx
