#include "record/scenario.h"

#include "fuzz/require.h"

using nhx::fuzz::require;

// Every text is a scenario or a list of faults; a scenario can be checked and its text is canonical.
// NOLINTNEXTLINE(readability-identifier-naming): the fuzzer wants this name
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  constexpr std::size_t kOutcomes = 20;
  const std::string text(data, data + size);
  const nhx::Parsed<nhx::Scenario> parsed = nhx::parse_scenario(text);
  require(parsed.ok() == parsed.faults.empty(), "a scenario or faults", text);
  if (!parsed.ok()) return 0;
  const std::string canonical = nhx::to_text(*parsed.value);
  const nhx::Parsed<nhx::Scenario> again = nhx::parse_scenario(canonical);
  require(again.ok() && nhx::to_text(*again.value) == canonical, "the text gives the scenario back", canonical);
  const std::size_t differences = nhx::check_scenario(*parsed.value, kOutcomes).size();
  require(nhx::check_scenario(*again.value, kOutcomes).size() == differences, "both check alike", canonical);
  return 0;
}
