#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/action.h"
#include "engine/event.h"

// What a Battle would do, fought on a copy of the position.
namespace nhx::cli {

struct Preview {
  std::vector<Event> events;    // of this Battle alone
  std::vector<Action> answers;  // every question got its first answer
  Position after;               // board and HQ points
};

// The Battle that the player to act would cause, or the rest of the running one. Nothing while HQs are placed and when the game is over.
std::optional<Preview> preview_battle(const Position& position);

// Segment by segment, then points and losses.
std::string preview_in_words(const Position& position);

}  // namespace nhx::cli
