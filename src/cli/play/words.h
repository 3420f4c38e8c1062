#pragma once

#include <string>

#include "engine/model/position.h"

// The table in words: what everybody can see, whose turn it is and what is asked.
namespace nhx::cli {

// One line for every player: HQ points, piles, hand, and whatever else counts in this game.
std::string table_in_words(const Position& position);

// The discard piles, and what is left in the draw piles, tile by tile.
std::string gone_in_words(const Position& position);
std::string piles_in_words(const Position& position);

// What was agreed before the game, and how a turn goes.
std::string rules_in_words(const Position& position);

// Who is asked for what; with the answers, if there are only a few.
std::string asked_in_words(const Position& position);

// Changes of the whole game between two decisions: the ending, the overtime.
std::string stage_in_words(const Position& before, const Position& after);

// Who has won. The game must be over.
std::string winners_in_words(const Position& position);

}  // namespace nhx::cli
