#pragma once

#include <string>

namespace nhx {

// Puts the parts behind the text, one after the other, without making a text of them first.
template <class... Parts>
void append(std::string& text, const Parts&... parts) {
  (text.append(parts), ...);
}

}  // namespace nhx
