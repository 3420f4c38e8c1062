#include <string_view>

#include "notation/position/position_text.h"

#include "fuzz/require.h"

using nhx::fuzz::require;

// Every text is a position or a list of faults; a position's texts give it back.
// NOLINTNEXTLINE(readability-identifier-naming): the fuzzer wants this name
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string text(data, data + size);
  const nhx::Parsed<nhx::Position> parsed = nhx::parse_position(text);
  require(parsed.ok() == parsed.faults.empty(), "a position or faults", text);
  for (const nhx::Fault& fault : parsed.faults) require(!fault.code.empty() && !fault.sentence.empty(), "faults speak", text);
  if (!parsed.ok()) return 0;
  const std::string canonical = nhx::to_text(*parsed.value);
  require(nhx::parse_position(canonical).value == parsed.value, "the text gives the position back", canonical);
  const std::string json = nhx::to_json_text(*parsed.value);
  require(nhx::parse_position(json).value == parsed.value, "JSON gives the position back", json);
  return 0;
}
