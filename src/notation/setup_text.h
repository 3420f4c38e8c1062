#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/setup.h"
#include "notation/reading/fault.h"

// What can be wrong with what is agreed before a game. These faults belong to no line.
namespace nhx {

std::vector<std::string_view> mode_words();
std::vector<std::string_view> board_words();
std::vector<std::string_view> army_words();

// unknown-mode: "There is no mode 'tow'. Did you mean 'two'? Possible: two, deathmatch, score, loner, team."
Fault unknown_word(const std::string& what, std::string_view word, const std::vector<std::string_view>& known);

Fault fault_of(const SetupProblem& problem, const Setup& setup);

// The side of the seat when nobody names another.
u8 usual_team(Mode mode, std::size_t seat);

}  // namespace nhx
