#pragma once

#include "engine/model/position.h"

namespace nhx {

// Who is still in the game: bit i for team i.
inline unsigned teams_left(const Position& position) {
  unsigned teams = 0;
  for (const Player& player : position.players) {
    if (player.plays && !player.out) teams |= 1U << player.team;
  }
  return teams;
}

}  // namespace nhx
