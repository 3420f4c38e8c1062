#pragma once

#include <array>
#include <string>

#include "ai/opening/opening.h"
#include "ai/value/network.h"

namespace nhx {

// The network as src/ai/value/learned_weights.inc has it: declarations for a C++ compiler.
std::string weights_text(const Network& network);

// The same for src/ai/opening/openings.inc.
std::string openings_text(const std::array<OpeningWorth, kArmies>& openings);

}  // namespace nhx
