#pragma once

#include <string>

#include "engine/model/position.h"

namespace nhx {

struct DiagramStyle {
  bool colour = false;  // ANSI colours by army
};

// The board in characters: every unit with its name, facing, edges and wounds.
std::string diagram(const Position& position, DiagramStyle style = {});

}  // namespace nhx
