#include "cli/talk/input.h"

#include <cstdio>

#include "notation/reading/lines.h"

namespace nhx::cli {

std::optional<InputLine> read_line() {
  InputLine line;
  int c = std::getchar();
  if (c == EOF) return std::nullopt;
  for (; c != EOF && c != '\n'; c = std::getchar()) {
    if (line.text.size() < kLongestText) {
      line.text += static_cast<char>(c);
    } else {
      line.is_too_long = true;
    }
  }
  return line;
}

}  // namespace nhx::cli
