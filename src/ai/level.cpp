#include "ai/level.h"

#include <algorithm>
#include <array>

namespace nhx {

namespace {

constexpr std::array<std::string_view, kLevels> kWords = {"beginner", "novice", "regular", "skilled", "expert", "strongest"};

struct LevelSettings {
  Skill skill;
  int noise = 0;
  int beam = 0;
  int nodes = 0;
  int candidates = 0;
  int futures = 0;
  int milliseconds = 0;
};

// From weak to strong; docs/strength.md has what was measured.
constexpr std::array<LevelSettings, kLevels> kLevelSettings = {{
    {.skill = Skill::greedy, .noise = 210},
    {.skill = Skill::greedy, .noise = 100},
    {.skill = Skill::greedy},
    {.skill = Skill::learned, .beam = 8, .nodes = 3'000, .candidates = 6, .futures = 2},
    {.skill = Skill::learned, .beam = 32, .nodes = 15'000, .candidates = 12, .futures = 8},
    {.skill = Skill::strongest, .beam = 32, .nodes = 15'000, .candidates = 32, .futures = 8, .milliseconds = 1'000},
}};

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
  const LevelSettings& settings = kLevelSettings[static_cast<std::size_t>(level)];
  const int opponents = opponents_in(position);
  BotSpec spec = usual_bot(settings.skill);
  spec.noise = settings.noise;
  if (settings.skill < Skill::turn) return spec;
  spec.turns.beam = settings.beam;
  spec.turns.nodes = settings.nodes / opponents;
  spec.candidates = std::max(5, settings.candidates / opponents);
  spec.futures = std::max(2, settings.futures / opponents);
  spec.milliseconds = settings.milliseconds;
  return spec;
}

}  // namespace nhx
