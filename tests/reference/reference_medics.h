#pragma once

#include "reference/reference_attacks.h"

namespace nhx::reference {

// Who made an attack does not matter any more once it has arrived: target -> wounds -> how many such attacks.
using Incoming = std::map<Hex, std::map<int, int>>;

inline constexpr int kDeadly = 1'000'000;  // the wounds of endless attacks

int all_wounds(const Incoming& incoming, Hex hex);

struct Treatment {
  Incoming remaining;
  std::set<Hex> lost;  // Medics
  auto operator<=>(const Treatment&) const = default;
};

// How many more situations may be looked at.
struct Budget {
  std::size_t left = 0;
  bool exhausted = false;
  bool spend();
};

// All ends the Medics' procedure (section 6) can have, whoever chooses and in whatever order.
std::set<Treatment> treatments(const Frozen& frozen, const Incoming& incoming, Budget& budget);

}  // namespace nhx::reference
