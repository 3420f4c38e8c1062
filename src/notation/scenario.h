#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/action.h"
#include "engine/event.h"
#include "notation/fault.h"
#include "notation/outcomes.h"

namespace nhx {

enum class CheckKind : u8 {
  empty,       // hex
  unit,        // hex, unit
  hp,          // seat, number
  netted,      // hex
  free,        // hex
  control,     // hex, seat
  scoped,      // hex, seat
  unscoped,    // hex
  initiative,  // hex, segments
  melee,       // hex, number
  ranged,      // hex, number
  medics,      // hex, hexes
  linked,      // hex, hexes
  to_act,      // seat, phase
  actions,     // number
  legal,       // action
  illegal,     // action
  returned,    // seat
  outcomes,    // number
};

struct Check {
  int line = 0;
  std::string text;  // one of the checks of docs/notation.md, blanks squeezed
  CheckKind kind = CheckKind::empty;
  Hex hex = kNoHex;
  Seat seat = kNoSeat;
  int number = 0;
  u16 segments = 0;  // bit i for segment i
  HexSet hexes{};
  Phase phase = Phase::play;
  Unit unit{};
  Action action{};
};

// An action or an event and its line.
template <class T>
struct Placed {
  T value;
  int line = 0;
};

struct ScenarioBlock {
  std::vector<Placed<Action>> when;
  std::vector<Placed<Event>> events;  // empty: not checked
  std::vector<Check> then;
  int line = 0;
};

struct Scenario {
  std::string name;
  std::vector<std::string> sources;  // "ruling 37"
  Position position;
  std::vector<ScenarioBlock> blocks;
};

Parsed<Scenario> parse_scenario(std::string_view text);
std::string to_text(const Scenario& scenario);

// What differs, in sentences that name the line; empty when the scenario holds. `limit` is for the check `outcomes`.
std::vector<Fault> check_scenario(const Scenario& scenario, std::size_t limit = kOutcomeLimit);

}  // namespace nhx
