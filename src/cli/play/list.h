#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/model/action.h"

// What may be done now, numbered and in an order that a person can survey. The number of an action is its place among the legal ones.
namespace nhx::cli {

// Without the seat: "place mutant c3 n".
std::string words_without_seat(const Action& action, const Position& position);

// All that names every one of the words; without words an overview. Never more than a screen.
std::string list_in_words(const Position& position, const std::vector<std::string>& words);

// Every possible answer to the question that is asked, each with its meaning.
std::string answers_in_words(const Position& position);

// Nothing when there is no such number.
std::optional<Action> action_numbered(const Position& position, int number);

}  // namespace nhx::cli
