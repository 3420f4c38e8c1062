#pragma once

#include <optional>

#include "cli/commands.h"
#include "match/score.h"

namespace nhx::cli {

// Plays the match, or the rest of it, and tells progress; nothing when it cannot be played, which is said.
std::optional<Score> play_match(const MatchOptions& options);

}  // namespace nhx::cli
