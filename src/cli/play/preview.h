#pragma once

#include <string>

#include "engine/model/position.h"

namespace nhx::cli {

// What a Battle would do now: segment by segment, then points and losses.
std::string preview_in_words(const Position& position);

}  // namespace nhx::cli
