#pragma once

#include <string>

#include "engine/model/position.h"

// What every unit is and can do now, and why: the answer of `nhx state`.
namespace nhx {

std::string state_text(const Position& position);
std::string state_json_text(const Position& position);

}  // namespace nhx
