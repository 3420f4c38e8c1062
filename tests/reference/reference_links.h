#pragma once

#include <vector>

#include "reference/reference_state.h"

namespace nhx::reference {

struct Bonus {
  int initiative = 0;
  int melee = 0;
  int ranged = 0;
  int extra = 0;
  auto operator<=>(const Bonus&) const = default;
};

// The units that the ability of this module or HQ reaches now (2.2); empty when it is netted.
std::set<Hex> served(const State& state, const Reading& reading, Hex hex, Ability ability);

std::map<Hex, Bonus> bonuses(const State& state, const Reading& reading);

// Section 4.1.
struct Slots {
  std::map<int, int> printed;  // printed initiative -> its value now
  std::vector<int> extra;      // additional initiatives, the first one first
};

Slots slots(const Piece& piece, const Bonus& bonus);
bool is_due(const Piece& piece, const Slots& slots, int segment);
void pass_segment(Piece& piece, const Slots& slots, int segment);

}  // namespace nhx::reference
