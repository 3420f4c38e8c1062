#pragma once

#include <string>
#include <string_view>

#include "engine/action.h"
#include "engine/apply.h"
#include "notation/fault.h"

namespace nhx {

std::string to_text(const Action& action, bool large_board);
Parsed<Action> parse_action(std::string_view text, bool large_board);

// A sentence for a player.
std::string_view sentence(Illegal reason);

}  // namespace nhx
