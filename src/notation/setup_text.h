#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/setup.h"
#include "notation/reading/fault.h"

// What is agreed before a game, in words, and what can be wrong with it. These faults belong to no line.
namespace nhx {

struct SeatWords {
  std::string army;
  std::optional<int> team{};  // from 1; nothing: the usual one
};

struct SetupWords {
  std::string mode{};  // empty: what suits the number of players
  std::string board{};
  std::string preset{};
  std::vector<std::string> options{};
  std::vector<SeatWords> seats{};
};

// Every fault at once. `also` is a word that may stand for an army that is still to be chosen.
Parsed<Setup> read_setup(const SetupWords& words, std::string_view also = "");

std::vector<std::string_view> mode_words();
std::vector<std::string_view> board_words();
std::vector<std::string_view> army_words();

// unknown-mode: "There is no mode 'tow'. Did you mean 'two'? Possible: two, deathmatch, score, loner, team."
Fault unknown_word(const std::string& what, std::string_view word, const std::vector<std::string_view>& known);

Fault fault_of(const SetupProblem& problem, const Setup& setup);

}  // namespace nhx
