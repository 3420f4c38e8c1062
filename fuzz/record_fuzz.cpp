#include "record/record.h"

#include "fuzz/require.h"

using nhx::fuzz::require;

// Every text is a record or a list of faults; a record can be replayed and its text is canonical.
// NOLINTNEXTLINE(readability-identifier-naming): the fuzzer wants this name
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  constexpr std::size_t kOutcomes = 20;
  const std::string text(data, data + size);
  const nhx::Parsed<nhx::Record> parsed = nhx::parse_record(text);
  require(parsed.ok() == parsed.faults.empty(), "a record or faults", text);
  for (const nhx::Fault& fault : parsed.faults) require(!fault.code.empty() && !fault.sentence.empty(), "faults speak", text);
  if (!parsed.ok()) return 0;
  const std::string canonical = nhx::to_text(*parsed.value);
  const nhx::Parsed<nhx::Record> again = nhx::parse_record(canonical);
  require(again.ok() && nhx::to_text(*again.value) == canonical, "the text gives the record back", canonical);
  const std::optional<nhx::Fault> found = nhx::verify_record(*parsed.value, kOutcomes);
  const std::optional<nhx::Fault> found_again = nhx::verify_record(*again.value, kOutcomes);
  require(found.has_value() == found_again.has_value(), "both verify alike", canonical);
  require(!found || found->sentence == found_again->sentence, "both verify alike", canonical);
  return 0;
}
