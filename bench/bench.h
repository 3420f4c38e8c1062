#pragma once

#include <string>

namespace nhx {

// Measures the engine on fixed positions, one core, all rules on; takes a few seconds. The signature is a hash of every result: it
// changes when a rule changes and is the same on every platform.
std::string bench_report(bool json);

}  // namespace nhx
