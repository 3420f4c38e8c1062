#pragma once

#include <vector>

#include "engine/layout/effects.h"
#include "explain/reason.h"

// What the layout means for one unit, collected for `nhx state` and for the page.
namespace nhx {

struct UnitState {
  Hex hex = kNoHex;
  Seat controller = kNoSeat;
  bool netted = false;
  HexSet netted_by{};
  u16 initiative = 0;  // bit i for segment i
  u16 printed_initiative = 0;
  Bonus bonus{};
  HexSet medics{};  // that would serve it
  HexSet linked{};  // whom it serves or slows
  Seat scoped_by = kNoSeat;
  std::vector<Reason> why{};
};

// `effects` are those of the position.
std::vector<UnitState> unit_states(const Position& position, const Effects& effects);

}  // namespace nhx
