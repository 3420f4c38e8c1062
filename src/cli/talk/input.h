#pragma once

#include <optional>
#include <string>

namespace nhx::cli {

struct InputLine {
  std::string text;
  bool is_too_long = false;  // longer than any text that the parsers take; its rest is thrown away
};

// The next line of the standard input without its end. Nothing when there is no more.
std::optional<InputLine> read_line();

}  // namespace nhx::cli
