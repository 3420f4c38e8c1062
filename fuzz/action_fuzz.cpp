#include "notation/action_text.h"
#include "notation/event_text.h"

#include "fuzz/require.h"

using nhx::fuzz::require;

namespace {

// Six armies; who plays what is all that the readers ask for.
nhx::Position table(bool large_board) {
  nhx::Position position;
  for (nhx::Seat seat = 0; seat < nhx::kSeats; ++seat) {
    position.players[seat].plays = true;
    position.players[seat].army = static_cast<nhx::Army>(seat);
  }
  if (large_board) position.board_kind = nhx::BoardKind::large;
  return position;
}

}  // namespace

// The first byte chooses the board, the rest is an action and an event.
// NOLINTNEXTLINE(readability-identifier-naming): the fuzzer wants this name
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const bool large_board = size > 0 && (data[0] & 1) != 0;
  const nhx::Position position = table(large_board);
  const std::string text(size > 0 ? data + 1 : data, data + size);
  const nhx::Parsed<nhx::Action> action = nhx::parse_action(text, position);
  require(action.ok() == action.faults.empty(), "an action or faults", text);
  if (action.ok()) {
    const std::string canonical = nhx::to_text(*action.value, large_board);
    require(nhx::parse_action(canonical, position).value == action.value, "the text gives the action back", canonical);
    require(nhx::why_illegal(position, *action.value) != nhx::Illegal::none || action.value->kind != nhx::ActionKind::place,
            "nothing can be placed from an empty hand", canonical);
  }
  const nhx::Parsed<nhx::Event> event = nhx::parse_event(text, position);
  require(event.ok() == event.faults.empty(), "an event or faults", text);
  if (event.ok()) {
    const std::string canonical = nhx::to_text(*event.value, large_board);
    require(nhx::parse_event(canonical, position).value == event.value, "the text gives the event back", canonical);
    require(!nhx::in_words(*event.value, position).empty(), "every event has words", canonical);
  }
  return 0;
}
