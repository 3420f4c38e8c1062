#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/model/action.h"
#include "notation/illegal_text.h"
#include "notation/reading/fault.h"

namespace nhx {

class WordReader;

std::string to_text(const Action& action, bool large_board);

// "energy POINTS [TILES]"
std::string usage_of(ActionKind kind);

// The position says only who plays what on which board; whether the action is possible in it is another question.
Parsed<Action> parse_action(std::string_view text, const Position& position);

// The words of a line from here to its end, or to the word `end` if there is one.
std::optional<Action> read_action(WordReader& words, const Position& position, std::string_view end = {});

// The same for lines of files, in which one line may hold several draws: "1 draw mutant battle". Empty when there is a fault.
std::vector<Action> read_actions(WordReader& words, const Position& position);

}  // namespace nhx
