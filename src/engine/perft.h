#pragma once

#include "engine/model/action.h"

namespace nhx {

// How many sequences of so many decisions there are, draws included; a game that ends earlier counts once. The count that shows whether
// two programs, or two versions of one, agree about the rules.
u64 perft(const Position& position, int depth);

}  // namespace nhx
