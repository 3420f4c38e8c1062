#pragma once

#include "reference/reference_state.h"

namespace nhx::reference {

// Section 2: control, scoping and nets as the least fixpoint that starts from "nobody captured, nothing scoped".
Reading read_layout(const State& state);

}  // namespace nhx::reference
