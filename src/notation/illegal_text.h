#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "engine/legal.h"

// Why an action is not legal: a word for programs and scenarios, a sentence for players.
namespace nhx {

std::string_view word_of(Illegal reason);
std::optional<Illegal> parse_illegal(std::string_view word);
std::vector<std::string_view> illegal_words();

std::string_view sentence(Illegal reason);

}  // namespace nhx
