#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/action.h"
#include "engine/apply.h"
#include "notation/fault.h"

namespace nhx {

class WordReader;

std::string to_text(const Action& action, bool large_board);
Parsed<Action> parse_action(std::string_view text, bool large_board);

// The words of a line from here to its end.
std::optional<Action> read_action(WordReader& words, bool large_board);

// A sentence for a player.
std::string_view sentence(Illegal reason);

}  // namespace nhx
