#pragma once

#include <string>

#include "notation/reading/lines.h"

namespace nhx {

// The line `scenario NAME` or `game NAME`, which stands right after `nhx 1`, at the place `index` among the lines. Empty when there is no
// name.
std::string read_title(const Line& line, std::size_t index, FaultList& faults);

}  // namespace nhx
