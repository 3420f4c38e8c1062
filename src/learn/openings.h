#pragma once

#include <vector>

#include "ai/opening/opening.h"
#include "learn/self_play.h"

namespace nhx {

// What the places of HQs were worth in these games, by ridge regression; a corner and the greatest distance are worth nothing. The same
// games give the same.
std::array<OpeningWorth, kArmies> fit_openings(const std::vector<Lesson>& lessons);

}  // namespace nhx
