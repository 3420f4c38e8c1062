#include <algorithm>

#include "engine/apply.h"
#include "engine/legal.h"
#include "engine/turn/flow.h"
#include "notation/position/position_text.h"

#include "fuzz/position_from_bytes.h"
#include "fuzz/require.h"

namespace {

using nhx::fuzz::require;

constexpr int kMostDecisions = 1'000;  // a Battle can be followed by others when the board stays full

void require_round_trip(const nhx::Position& position) {
  const std::string text = nhx::to_text(position);
  require(nhx::parse_position(text).value == position, "the text gives the position back", text);
}

void require_finished(const nhx::Position& position) {
  const std::string text = nhx::to_text(position);
  for (nhx::Hex hex = 0; hex < nhx::kHexes; ++hex) {
    const bool has_unit = position.board[hex].tile != nhx::kNoTile && nhx::is_unit(nhx::spec_of(position.board[hex].tile).kind);
    require(has_unit == position.units.has(hex), "the set of units is that of the board", text);
    require(position.spent[hex] == nhx::Spent{}, "nothing is spent after a Battle", text);
  }
  require(position.cursor == nhx::Cursor{} || position.after_battle, "the cursor is clear after a Battle", text);
}

}  // namespace

// Any bytes are a position and the answers of a Battle in it.
// NOLINTNEXTLINE(readability-identifier-naming): the fuzzer wants this name
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  nhx::fuzz::Bytes bytes(data, size);
  nhx::Position position = nhx::fuzz::position_from_bytes(bytes);
  require_round_trip(position);
  nhx::Position heard = position;
  nhx::NoEvents nobody;
  nhx::EventLog log;
  const auto causer = position.to_act;
  nhx::start_battle(position, nhx::BattleKind::played, causer, nobody);
  nhx::start_battle(heard, nhx::BattleKind::played, causer, log);
  for (int decisions = 0; position.phase == nhx::Phase::battle; ++decisions) {
    require(position == heard, "listening changes nothing", nhx::to_text(position));
    require(decisions < kMostDecisions, "a Battle ends", nhx::to_text(position));
    require_round_trip(position);
    nhx::ActionList actions;
    nhx::legal_actions(position, actions);
    require(!actions.empty(), "who is asked can answer", nhx::to_text(position));
    for (const nhx::Action& action : actions) {
      require(action.seat == position.to_act && nhx::why_illegal(position, action) == nhx::Illegal::none, "legal actions are legal",
              nhx::to_text(position));
    }
    const nhx::Action answer = actions[static_cast<std::size_t>(bytes.take()) % actions.size()];
    nhx::apply(position, answer, nobody);
    nhx::apply(heard, answer, log);
  }
  require(position == heard, "listening changes nothing", nhx::to_text(position));
  const auto is_end = [](const nhx::Event& event) { return event.kind == nhx::EventKind::over; };
  require(std::any_of(log.events.begin(), log.events.end(), is_end), "the end is told");
  require_round_trip(position);
  require_finished(position);
  return 0;
}
