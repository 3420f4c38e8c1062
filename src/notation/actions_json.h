#pragma once

#include "notation/json.h"

namespace nhx {

// The kinds of actions: their words, operands and payment.
Json actions_json();

}  // namespace nhx
