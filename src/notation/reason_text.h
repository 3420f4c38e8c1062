#pragma once

#include <string>
#include <string_view>

#include "explain/reason.h"

// Reasons in text: for programs a word, for people a sentence.
namespace nhx {

// "netter-is-netted"
std::string_view word_of(ReasonKind kind);

std::string sentence(const Reason& reason, const Position& position);

}  // namespace nhx
