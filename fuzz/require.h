#pragma once

#include <cstdio>
#include <cstdlib>
#include <string>

namespace nhx::fuzz {

// What must always hold; the fuzzer keeps the input that breaks it.
inline void require(bool holds, const char* what, const std::string& about = "") {
  if (holds) return;
  static_cast<void>(std::fprintf(stderr, "broken: %s\n%s\n", what, about.c_str()));
  std::abort();
}

}  // namespace nhx::fuzz
