#pragma once

#include <gtest/gtest.h>
#include <string>
#include <string_view>

#include "notation/json.h"
#include "notation/position/position_text.h"

// Helpers of the notation's tests.
namespace nhx::test {

// The position of a text that must have no faults.
inline Position position_of(std::string_view text) {
  const Parsed<Position> parsed = parse_position(text);
  for (const Fault& fault : parsed.faults) ADD_FAILURE() << to_text(fault, "text");
  return parsed.value.value_or(Position{});
}

// "LINE:COLUMN code" of all faults, blanks between.
inline std::string places(const std::vector<Fault>& faults) {
  std::string text;
  for (const Fault& fault : faults) {
    text += (text.empty() ? "" : " ") + std::to_string(fault.line) + ":" + std::to_string(fault.column) + " " + fault.code;
  }
  return text;
}

// JSON with sorted keys and no blanks, to compare as text.
inline std::string sorted_json(std::string_view text) { return nlohmann::json::parse(text, nullptr, false).dump(); }

inline std::string faults_of(std::string_view text) { return places(parse_position(text).faults); }

}  // namespace nhx::test
