#pragma once

#include <string>

#include "ai/network.h"

namespace nhx {

// The network as src/ai/learned_weights.inc has it: numbers for a C++ compiler.
std::string weights_text(const Network& network);

}  // namespace nhx
