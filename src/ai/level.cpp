#include "ai/level.h"

#include <algorithm>
#include <array>

namespace nhx {

namespace {

constexpr std::array<std::string_view, kLevels> kWords = {"beginner", "novice", "regular", "skilled", "expert", "strongest"};

int opponents_in(const Position& position) {
  int seats = 0;
  for (const Player& player : position.players) seats += player.plays != 0 && player.out == 0 ? 1 : 0;
  return std::max(1, seats - 1);
}

}  // namespace

std::string_view level_word(Level level) { return kWords[static_cast<std::size_t>(level)]; }

std::optional<Level> parse_level(std::string_view word) {
  const auto found = std::find(kWords.begin(), kWords.end(), word);
  if (found == kWords.end()) return std::nullopt;
  return static_cast<Level>(found - kWords.begin());
}

BotSpec bot_of(Level level, const Position& position) {
  const int opponents = opponents_in(position);
  switch (level) {
    case Level::beginner: return {.skill = Skill::greedy, .noise = 210};
    case Level::novice: return {.skill = Skill::greedy, .noise = 100};
    case Level::regular: return {.skill = Skill::greedy};
    default: break;
  }
  BotSpec spec = usual_bot(level == Level::strongest ? Skill::strongest : Skill::learned);
  spec.turns.beam = level == Level::skilled ? 8 : 32;
  spec.turns.nodes = (level == Level::skilled ? 3'000 : 15'000) / opponents;
  spec.candidates = std::max(5, (level == Level::skilled ? 6 : level == Level::expert ? 12 : 32) / opponents);
  spec.futures = std::max(2, (level == Level::skilled ? 2 : 8) / opponents);
  if (level == Level::strongest) spec.milliseconds = 1'000;
  return spec;
}

}  // namespace nhx
