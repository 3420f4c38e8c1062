#pragma once

#include <string>

#include "explain/outcomes.h"

namespace nhx {

// The shape of `nhx battle --outcomes --json`.
std::string to_json_text(const Outcomes& outcomes);

}  // namespace nhx
