#pragma once

#include <string>

#include "engine/model/tile.h"

namespace nhx {

// "melee 2, armour"; empty for an edge without icons.
std::string edge_in_words(const Edge& edge);

}  // namespace nhx
