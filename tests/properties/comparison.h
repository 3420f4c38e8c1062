#pragma once

#include <string>

#include "engine/model/position.h"

// The engine beside the reference.
namespace nhx::properties {

// What both say about every unit of the layout; empty when it is the same.
std::string evaluation_difference(const Position& position);

struct Comparison {
  std::string difference;    // empty when both sets of outcomes are the same
  bool complete = true;      // false: one of them has too many choices to look at all
  std::size_t outcomes = 0;  // how many there are
};

// All outcomes of the Battle that the seat would cause.
Comparison compare_outcomes(const Position& position, Seat causer);

}  // namespace nhx::properties
