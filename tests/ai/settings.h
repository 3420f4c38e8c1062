#pragma once

#include <cstdlib>

#include "core/integers.h"

namespace nhx {

inline constexpr int kMostDecisions = 3'000;  // far more than any game needs

// The number in a variable of the environment.
inline u64 number_from(const char* variable, u64 otherwise) {
  const char* text = std::getenv(variable);
  return text != nullptr ? std::strtoull(text, nullptr, 10) : otherwise;
}

}  // namespace nhx
