#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "ai/level.h"

namespace nhx::cli {

// A bot as people name it: by a level ("skilled"), or by its kind and settings ("reply:futures=8").
struct NamedBot {
  std::string name;
  std::optional<Level> level{};
  BotSpec spec{};  // of a bot without a level

  // A level depends on how many play.
  [[nodiscard]] BotSpec spec_in(const Position& position) const { return level ? bot_of(*level, position) : spec; }
};

// Otherwise `fault` is a sentence.
std::optional<NamedBot> parse_named_bot(std::string_view text, std::string& fault);

// What can be named, for help texts.
std::string about_named_bots();

}  // namespace nhx::cli
