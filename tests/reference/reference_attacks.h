#pragma once

#include <optional>

#include "reference/reference_links.h"

namespace nhx::reference {

inline constexpr int kEndless = -1;  // a number of hits without end (section 7)

// One attack that arrives, or so many alike.
struct Packet {
  Hex target = kNoHex;
  Hex source = kNoHex;
  Direction arrival = Direction::n;  // the side of the target it comes in by
  int wounds = 0;
  int count = 1;
};

struct Conversion {
  Direction side = Direction::n;
  bool to_ranged = false;
  auto operator<=>(const Conversion&) const = default;
};

// What holds during one segment: the layout as it was when the segment began.
struct Frozen {
  State state;
  Reading reading;
  std::map<Hex, Bonus> bonus;
};

// The attacks of one unit over all its edges (step C).
std::vector<Packet> attacks(const Frozen& frozen, Hex attacker, const std::optional<Conversion>& conversion);

}  // namespace nhx::reference
