#pragma once

#include "notation/draft.h"

namespace nhx {

// Brings a position whose cursor stands at the start of a segment to the question behind the `chosen` answers. If faults were found before,
// only the words of the answers are looked at.
void replay_battle(const PositionDraft& draft, Position& position, FaultList& faults);

}  // namespace nhx
