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
  int width = 0;
  int nodes = 6'000;  // to find turns
  int candidates = 0;
  int futures = 0;
  int milliseconds = 0;
};

// From weak to strong; docs/strength.md has what was measured.
constexpr std::array<LevelSettings, kLevels> kLevelSettings = {{
    {.skill = Skill::greedy, .noise = 210},
    {.skill = Skill::greedy, .noise = 120},
    {.skill = Skill::greedy, .noise = 30},
    {.skill = Skill::learned, .beam = 4, .width = 10, .candidates = 1},
    {.skill = Skill::deep, .beam = 16, .width = 24, .nodes = 12'000, .candidates = 12, .futures = 3},
    {.skill = Skill::deep, .beam = 16, .width = 24, .nodes = 12'000, .candidates = 48, .futures = 12, .milliseconds = 1'000},
}};

constexpr LevelSettings kAdviser = {.skill = Skill::learned, .beam = 8, .width = 16, .candidates = 12, .futures = 16};

int opponents_in(const Position& position) {
  int seats = 0;
  for (const Player& player : position.players) seats += player.plays && !player.out ? 1 : 0;
  return std::max(1, seats - 1);
}

BotSpec bot_with(const LevelSettings& settings, const Position& position) {
  const int opponents = opponents_in(position);
  BotSpec spec = usual_bot(settings.skill);
  spec.noise = settings.noise;
  if (settings.skill < Skill::turn) return spec;
  spec.turns.beam = settings.beam;
  spec.turns.width = settings.width;
  spec.turns.nodes = settings.nodes / opponents;
  spec.candidates = std::min(settings.candidates, std::max(5, settings.candidates / opponents));
  spec.futures = std::max(2, settings.futures / opponents);
  spec.milliseconds = settings.milliseconds;
  return spec;
}

}  // namespace

std::string_view level_word(Level level) { return kWords[static_cast<std::size_t>(level)]; }

std::optional<Level> parse_level(std::string_view word) {
  const auto found = std::find(kWords.begin(), kWords.end(), word);
  if (found == kWords.end()) return std::nullopt;
  return static_cast<Level>(found - kWords.begin());
}

BotSpec bot_of(Level level, const Position& position) { return bot_with(kLevelSettings[static_cast<std::size_t>(level)], position); }

BotSpec adviser_for(const Position& position) { return bot_with(kAdviser, position); }

}  // namespace nhx
