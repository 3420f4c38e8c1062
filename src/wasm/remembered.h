#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/model/position.h"

// The positions read or told last, by their text: the next request is nearly always about one of them and need not be parsed. Whether
// a position is remembered changes no answer.
namespace nhx {

void remember(std::string text, const Position& position);
std::optional<Position> remembered(std::string_view text);

}  // namespace nhx
