#pragma once

#include <optional>
#include <string>
#include <vector>

namespace nhx {

// Something wrong with a text: where, a stable code word, and a sentence for people.
struct Fault {
  int line = 0;  // from 1; 0 when the fault belongs to no line
  int column = 0;
  std::string code;
  std::string sentence;
  friend bool operator==(const Fault&, const Fault&) = default;
};

// A value, or all the faults of the text it should have come from.
template <class T>
struct Parsed {
  std::optional<T> value;
  std::vector<Fault> faults;
  [[nodiscard]] bool ok() const { return value.has_value(); }
};

// "FILE:LINE:COLUMN: CODE: sentence"
std::string to_text(const Fault& fault, const std::string& file);

}  // namespace nhx
