#pragma once

#include <string>
#include <string_view>

// Text in columns. A column is one character of UTF-8; wide ones are not used here.
namespace nhx {

std::size_t width_of(std::string_view text);

// Blanks behind the text up to that width.
std::string padded(std::string_view text, std::size_t width);

}  // namespace nhx
