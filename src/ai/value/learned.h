#pragma once

#include "ai/value/network.h"

namespace nhx {

// The network that `nhx train` has made; docs/strength.md says with which command.
const Network& learned_network();

}  // namespace nhx
