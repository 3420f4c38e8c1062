#pragma once

#include <optional>

#include "notation/lines.h"
#include "notation/scenario.h"

namespace nhx {

// One line of a scenario's `then`, events apart. The position tells the seats and the board.
std::optional<Check> read_check(const Line& line, const Position& position, FaultList& faults);

// A fault when nobody plays at the seat.
bool is_seated(const Position& position, Seat seat, const Word& at, FaultList& faults);

}  // namespace nhx
