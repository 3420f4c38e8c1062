#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "notation/reading/fault.h"

// Where the program's words go, and who is at the other end.
namespace nhx::cli {

// To the standard output.
void print(std::string_view text);

// The same, ending in exactly one line break.
void print_line(std::string_view text);

// To the standard error.
void complain(std::string_view text);
void complain(const std::vector<Fault>& faults, const std::string& file);

bool is_input_a_terminal();
bool is_output_a_terminal();

// What was asked for, otherwise colours for people who did not set NO_COLOR.
bool wants_colour(std::optional<bool> asked_for);

// Readers that stop listening (`nhx tiles | head`) are no reason to die.
void survive_closed_pipes();

// False, with a complaint, when something could not be written to somebody who still listens.
bool flush_output();

}  // namespace nhx::cli
