#pragma once

#include <string_view>

#include "core/integers.h"

namespace nhx {

// The hash FNV-1a, for marks that must be the same in every build.
class Fnv {
 public:
  constexpr Fnv& add(std::string_view text) {
    for (const char c : text) add_byte(static_cast<u8>(c));
    add_byte(0);
    return *this;
  }
  constexpr Fnv& add(int number) {
    for (int shift = 0; shift < 32; shift += 8) add_byte(static_cast<u8>(static_cast<u32>(number) >> shift));
    return *this;
  }
  [[nodiscard]] constexpr u64 value() const { return state_; }

 private:
  constexpr void add_byte(u8 byte) { state_ = (state_ ^ byte) * 0x100000001B3ULL; }
  u64 state_ = 0xCBF29CE484222325ULL;
};

}  // namespace nhx
