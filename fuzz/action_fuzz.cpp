#include "notation/action_text.h"
#include "notation/event_text.h"

#include "fuzz/require.h"

using nhx::fuzz::require;

// The first byte chooses the board, the rest is an action and an event.
// NOLINTNEXTLINE(readability-identifier-naming): the fuzzer wants this name
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const bool large_board = size > 0 && (data[0] & 1) != 0;
  const std::string text(size > 0 ? data + 1 : data, data + size);
  const nhx::Parsed<nhx::Action> action = nhx::parse_action(text, large_board);
  require(action.ok() == action.faults.empty(), "an action or faults", text);
  if (action.ok()) {
    const std::string canonical = nhx::to_text(*action.value, large_board);
    require(nhx::parse_action(canonical, large_board).value == action.value, "the text gives the action back", canonical);
  }
  const nhx::Parsed<nhx::Event> event = nhx::parse_event(text, large_board);
  require(event.ok() == event.faults.empty(), "an event or faults", text);
  if (event.ok()) {
    const std::string canonical = nhx::to_text(*event.value, large_board);
    require(nhx::parse_event(canonical, large_board).value == event.value, "the text gives the event back", canonical);
    nhx::Position empty;
    empty.large_board = large_board;
    require(!nhx::in_words(*event.value, empty).empty(), "every event has words", canonical);
  }
  return 0;
}
