#pragma once

#include "core/integers.h"

namespace nhx {

// SplitMix64: the same numbers on every platform for a seed. The rules use none.
class Rng {
 public:
  explicit Rng(u64 seed) : state_(seed) {}

  u64 next() {
    u64 z = (state_ += 0x9E3779B97F4A7C15ULL);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
    return z ^ (z >> 31);
  }

  // A number from 0 to bound - 1.
  u32 below(u32 bound) { return static_cast<u32>(((next() >> 32) * bound) >> 32); }

 private:
  u64 state_;
};

}  // namespace nhx
