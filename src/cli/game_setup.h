#pragma once

#include "cli/commands.h"
#include "core/rng.h"
#include "engine/setup.h"
#include "notation/reading/fault.h"

// From the words of the options to a game that can begin.
namespace nhx::cli {

// Every fault at once; they belong to no line. Armies that are left out, or named `random`, come from the dice.
Parsed<Setup> read_setup(const GameOptions& options, Rng& rng);

// The same for commands: false, after complaining.
bool make_setup(const GameOptions& options, Rng& rng, Setup& setup);

// With the seed that was asked for, otherwise with one that nobody can guess.
Rng make_rng(const GameOptions& options);

}  // namespace nhx::cli
