#pragma once

#include <array>

#include "core/fnv.h"
#include "core/rng.h"
#include "engine/model/action.h"

namespace nhx {

// What it is worth to an army where its HQ stands in a game for two on 19 hexes, in thousandths of a game won.
struct OpeningWorth {
  std::array<int, 4> place{};     // in the centre, one hex from the rim, in the middle of a side, in a corner
  std::array<int, 4> distance{};  // 1 to 4 hexes from the HQ of the enemy
};

// Whose worths they are when only the first so many armies have some, as feature_layout says it of the network.
constexpr u64 opening_layout(int armies) {
  Fnv layout;
  layout.add(static_cast<int>(OpeningWorth{}.place.size())).add(static_cast<int>(OpeningWorth{}.distance.size()));
  for (int army = 0; army < armies; ++army) layout.add(spec_of(static_cast<Army>(army)).word);
  return layout.value();
}

// Which of the four.
std::size_t opening_place(Hex hex);
std::size_t opening_distance(Hex hq, Hex other_hq);

// Where the player who is asked puts his HQ in such a game: where its army won most when HQs were placed at random. Ties are broken
// at random.
Action choose_opening(const Position& position, Rng& rng);

}  // namespace nhx
