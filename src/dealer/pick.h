#pragma once

#include <bit>

#include "core/rng.h"
#include "engine/model/hex.h"

#if defined(__BMI2__)
#include <immintrin.h>
#endif

// A random member of a set, without branches: the processor cannot predict a random one.
namespace nhx {

// The place of a set bit, counted from the lowest after skipping so many others; there must be more than that.
inline int nth_bit(u64 bits, u32 skip) {
#if defined(__BMI2__)
  return std::countr_zero(_pdep_u64(u64{1} << skip, bits));
#else
  int place = 0;
  for (int width = 32; width > 0; width /= 2) {
    const auto below = static_cast<u32>(std::popcount((bits >> place) & ((u64{1} << width) - 1)));
    const bool is_above = skip >= below;
    place += is_above ? width : 0;
    skip -= is_above ? below : 0;
  }
  return place;
#endif
}

// There must be one.
inline int random_bit(u64 bits, Rng& rng) { return nth_bit(bits, rng.below(static_cast<u32>(std::popcount(bits)))); }

inline Hex random_member(HexSet hexes, Rng& rng) { return static_cast<Hex>(random_bit(hexes.bits(), rng)); }

}  // namespace nhx
