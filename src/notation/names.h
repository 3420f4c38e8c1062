#pragma once

#include <string>

#include "engine/model/position.h"

// Tiles and armies by the names people use.
namespace nhx {

// "Borgo"; "Seat 3" when nobody plays there.
std::string army_name(const Position& position, Seat seat);

// "Mutant c3", "Moloch HQ e5".
std::string unit_name(const Position& position, Hex hex);

// "Mutant c3, Scout b2 and Borgo HQ a1"
std::string unit_names(const Position& position, HexSet hexes);

}  // namespace nhx
