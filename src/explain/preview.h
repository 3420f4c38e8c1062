#pragma once

#include <optional>
#include <vector>

#include "engine/model/event.h"
#include "explain/outcomes.h"

// What a Battle would do, fought on a copy of the position.
namespace nhx {

struct Loss {
  Hex hex = kNoHex;
  Unit unit{};
  int segment = -1;      // in which it falls in the first line of choices; -1: only in other lines
  bool certain = false;  // in all lines
};

struct Preview {
  Position before;            // as the Battle finds it
  std::vector<Event> events;  // every question getting its first answer
  Position after;             // when it is over, before anything follows
  Outcomes outcomes;          // the first one is that line
  std::vector<Loss> losses;   // by hex
};

// Decision points looked at: enough for nearly all boards, and a few milliseconds for the worst.
inline constexpr std::size_t kPreviewLimit = 400;

// The Battle that the active seat would cause, or the rest of the running one. Nothing while HQs are placed and when the game is over.
std::optional<Preview> preview_battle(const Position& position);

// The Battle that this legal action starts: a Battle tile, a board that becomes full, a last turn. Nothing when it starts none.
std::optional<Preview> preview_battle_by(const Position& position, const Action& action);

}  // namespace nhx
