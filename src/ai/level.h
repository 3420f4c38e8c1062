#pragma once

#include <optional>
#include <string_view>

#include "ai/bot.h"

// How strong an opponent people want. Nobody cheats: a weaker one thinks less, and less well.
namespace nhx {

enum class Level : u8 { beginner, novice, regular, skilled, expert, strongest };
inline constexpr int kLevels = 6;

std::string_view level_word(Level level);
std::optional<Level> parse_level(std::string_view word);

// The more opponents answer, the fewer of their draws are tried: people wait.
BotSpec bot_of(Level level, const Position& position);

// The one that gives hints: quick, and of the same opinion when it is asked again.
BotSpec adviser_for(const Position& position);

}  // namespace nhx
