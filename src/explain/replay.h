#pragma once

#include <span>

#include "engine/model/event.h"

// Board, HQ points and scores as events tell them.
namespace nhx {

// Carries out the first of the events; returns how many that were: two units that change places are two events, of which the first alone
// would hide the unit of the second.
std::size_t replay_first(Position& position, std::span<const Event> events);

// All of them.
Position replayed(const Position& before, std::span<const Event> events);

}  // namespace nhx
