#pragma once

#include "engine/model/position.h"

#include "reference/reference_battle.h"

// The board seen from another chair.
namespace nhx::properties {

// 60 degrees clockwise about the centre.
Hex turned(Hex hex);
Unit turned(Unit unit);
Position turned(const Position& position);
reference::Result turned(const reference::Result& result);

// Two players change seats.
Position seats_swapped(const Position& position);
reference::Result seats_swapped(reference::Result result);

}  // namespace nhx::properties
