#include "ai/chance.h"

#include <algorithm>

#include "ai/evaluation.h"

namespace nhx {

int chance_to_win(const Position& position, Seat seat) {
  constexpr int kSpread = 2'000;  // hundredths of an HQ point that make the game nearly decided
  const int ahead = std::clamp(prospects(position, seat), -kSpread, kSpread);
  return kCertain / 2 + ahead * (kCertain / 2) / kSpread;
}

}  // namespace nhx
