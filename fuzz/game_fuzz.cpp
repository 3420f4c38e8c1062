#include <algorithm>
#include <array>

#include "engine/apply.h"
#include "engine/draws.h"
#include "engine/legal.h"
#include "notation/action_text.h"
#include "notation/event_text.h"
#include "notation/position/position_text.h"

#include "fuzz/position_from_bytes.h"
#include "fuzz/require.h"

namespace {

using nhx::Action;
using nhx::ActionList;
using nhx::Hex;
using nhx::Position;
using nhx::u8;
using nhx::fuzz::Bytes;
using nhx::fuzz::require;

constexpr int kMostActions = 300;
constexpr int kJsonEvery = 16;  // it takes longer than all else

// The number of seats that a mode is for.
int seats_of(nhx::Mode mode, Bytes& bytes) {
  switch (mode) {
    case nhx::Mode::two: return 2;
    case nhx::Mode::loner: return 3;
    case nhx::Mode::team: return 4;
    case nhx::Mode::deathmatch:
    case nhx::Mode::score: return 3 + bytes.below(4);
  }
  return 2;
}

nhx::Setup setup_from(Bytes& bytes) {
  nhx::Setup setup;
  setup.mode = static_cast<nhx::Mode>(bytes.below(nhx::kModes));
  setup.rules = nhx::kRulesPresets[static_cast<std::size_t>(bytes.below(4))].rules;
  const int options = bytes.take();
  int bit = 1;
  for (const auto option : {nhx::RuleOption::alternative_start, nhx::RuleOption::reinforcements, nhx::RuleOption::same_army,
                            nhx::RuleOption::leftovers_may_go, nhx::RuleOption::push_costs_3, nhx::RuleOption::least_damage}) {
    if ((options & bit) != 0) setup.rules.add(option);
    bit *= 2;
  }
  const int seats = seats_of(setup.mode, bytes);
  setup.board = static_cast<nhx::BoardKind>(bytes.below(3));
  if (seats > 4 || (setup.mode == nhx::Mode::score && setup.board == nhx::BoardKind::duel)) setup.board = nhx::BoardKind::large;
  int army = bytes.below(nhx::kArmies);
  for (int seat = 0; seat < seats; ++seat) {
    const u8 team = setup.mode == nhx::Mode::loner ? static_cast<u8>(seat == 0 ? 0 : 1) : static_cast<u8>(seat % 2);
    setup.seats.push_back({static_cast<nhx::Army>(army), team});
    army = (army + (setup.rules.has(nhx::RuleOption::same_army) ? bytes.below(nhx::kArmies) : 1)) % nhx::kArmies;
  }
  return setup;
}

// Any action at all, most of them nonsense.
Action any_action(Bytes& bytes, const Position& position) {
  const auto hex = [&] {
    const int number = bytes.below(nhx::kHexes + 1);
    return number == nhx::kHexes ? nhx::kNoHex : static_cast<Hex>(number);
  };
  const auto side = [&] { return nhx::direction_at(bytes.below(nhx::kDirections)); };
  Action action{.kind = static_cast<nhx::ActionKind>(bytes.below(nhx::kActionKinds)), .seat = static_cast<nhx::Seat>(position.to_act)};
  if (bytes.below(8) == 0) action.seat = static_cast<nhx::Seat>(bytes.below(nhx::kSeats));
  action.a = hex();
  action.b = hex();
  action.c = hex();
  action.number = bytes.take();
  action.side = side();
  action.second_side = side();
  action.to_ranged = bytes.below(2) == 1;
  action.next = static_cast<nhx::Seat>(bytes.below(nhx::kNoSeat + 1));
  const int tiles = bytes.below(nhx::kHandTiles + 1);
  for (int i = 0; i < tiles; ++i) action.tiles[static_cast<std::size_t>(i)] = static_cast<nhx::TileId>(bytes.below(nhx::kTileTypes + 1));
  return action;
}

void require_agreement(const Position& position, const ActionList& actions, const Action& action) {
  const bool is_listed = std::find(actions.begin(), actions.end(), action) != actions.end();
  const bool is_legal = nhx::why_illegal(position, action) == nhx::Illegal::none;
  require(is_listed == is_legal || action.kind == nhx::ActionKind::resign, "what is legal is listed",
          nhx::to_text(position) + nhx::to_text(action, position.large_board()));
}

void require_action_text(const Position& position, const Action& action) {
  const std::string text = nhx::to_text(action, position.large_board());
  require(nhx::parse_action(text, position).value == action, "the text gives the action back", nhx::to_text(position) + text);
}

void require_event_texts(const Position& position, const nhx::EventLog& log) {
  for (const nhx::Event& event : log.events) {
    const std::string text = nhx::to_text(event, position.large_board());
    require(nhx::parse_event(text, position).value == event, "the text gives the event back", nhx::to_text(position) + text);
  }
}

void require_good(const Position& position, const ActionList& actions, bool with_json) {
  const std::string text = nhx::to_text(position);
  const nhx::Parsed<Position> again = nhx::parse_position(text);
  require(again.ok(), "the position has no faults", text + (again.faults.empty() ? "" : nhx::to_text(again.faults[0], "text")));
  require(*again.value == position, "the text gives the position back", text + nhx::to_text(*again.value));
  if (with_json) require(nhx::parse_position(nhx::to_json_text(position)).value == position, "JSON gives the position back", text);
  require(actions.empty() == (position.phase == nhx::Phase::over), "somebody can do something until the game is over", text);
  for (const nhx::Player& player : position.players) {
    require(std::is_sorted(player.hand.begin(), player.hand.end(),
                           [](nhx::TileId a, nhx::TileId b) { return a != nhx::kNoTile && (b == nhx::kNoTile || a < b); }),
            "a hand is in order", text);
  }
  for (Hex hex = 0; hex < nhx::kHexes; ++hex) {
    const bool has_unit = position.board[hex].tile != nhx::kNoTile && nhx::is_unit(nhx::spec_of(position.board[hex].tile).kind);
    require(has_unit == position.units.has(hex), "the set of units is that of the board", text);
  }
}

}  // namespace

// Any bytes are a game: the first ones say what is agreed, the others what is done.
// NOLINTNEXTLINE(readability-identifier-naming): the fuzzer wants this name
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static ActionList actions;
  Bytes bytes(data, size);
  const nhx::Setup setup = setup_from(bytes);
  nhx::SetupProblems problems;
  nhx::find_problems(setup, problems);
  if (!problems.empty()) return 0;
  Position position = nhx::start_position(setup);
  for (int count = 0; count < kMostActions && !bytes.empty(); ++count) {
    nhx::legal_actions(position, actions);
    require_good(position, actions, count % kJsonEvery == 0);
    if (position.phase == nhx::Phase::over) return 0;
    const u8 first = bytes.take();
    Action action = actions[(static_cast<std::size_t>(first) | static_cast<std::size_t>(bytes.take()) << 8) % actions.size()];
    require_agreement(position, actions, action);
    require_action_text(position, action);
    if (first == 0xFF) {
      const Action any = any_action(bytes, position);
      require_agreement(position, actions, any);
      if (nhx::why_illegal(position, any) == nhx::Illegal::none) action = any;
    }
    Position heard = position;
    nhx::EventLog log;
    nhx::NoEvents nobody;
    nhx::apply(heard, action, log);
    nhx::apply(position, action, nobody);
    require(heard == position, "listening changes nothing", nhx::to_text(position));
    require_event_texts(position, log);
  }
  return 0;
}
