#pragma once

#include <string>

#include "ai/search/thinking.h"
#include "engine/model/position.h"

// What bots think of the game, for people.
namespace nhx::cli {

// The best turns, what each part of them is for, and the most dangerous reply; outside a turn what a bot would answer.
std::string hint_in_words(const Position& position, const Progress& progress);

// A line for every seat.
std::string chances_in_words(const Position& position);

}  // namespace nhx::cli
