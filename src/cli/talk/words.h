#pragma once

#include <optional>
#include <string_view>

#include "core/integers.h"

// The words of a line of `nhx talk`.
namespace nhx::cli {

std::string_view without_blanks(std::string_view text);

// The first word; `text` becomes what is behind it.
std::string_view take_word(std::string_view& text);

// Nothing for what is no whole number, or too large a one.
std::optional<u64> parse_whole(std::string_view word);

}  // namespace nhx::cli
