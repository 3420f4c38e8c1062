#pragma once

#include <string>

#include "engine/model/position.h"

// Help for people at the table.
namespace nhx::cli {

// All that can be typed.
std::string help_text();

// What the tiles of that word do (armies at the table first), or how the action of that name is typed. Empty when nobody knows the word.
std::string help_about(const Position& position, const std::string& word);

}  // namespace nhx::cli
