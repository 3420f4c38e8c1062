#include <algorithm>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <sstream>
#include <string>

#include "record/scenario.h"

#include "properties/comparison.h"

// The engine against the reference on the positions of all scenarios: people chose them for what is hard about them.
namespace nhx::properties {
namespace {

std::string content(const std::filesystem::path& path) {
  std::ostringstream text;
  text << std::ifstream(path).rdbuf();
  return text.str();
}

TEST(ScenariosWithReference, EvaluationAndAllOutcomesAreTheSame) {
  int compared = 0;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(NHX_ROOT "/tests/scenarios")) {
    if (entry.path().extension() != ".nhx") continue;
    const Parsed<Scenario> scenario = parse_scenario(content(entry.path()));
    if (!scenario.ok()) continue;  // faults of texts are the business of `nhx check`
    const Position& position = scenario.value->position;
    EXPECT_EQ(evaluation_difference(position), "") << entry.path();
    ++compared;
    const bool has_bio_droid_on_top =
        std::any_of(position.players.begin(), position.players.end(), [](const Player& player) { return player.bio_droid_on_top; });
    if (position.phase != Phase::play || position.mode == Mode::score || has_bio_droid_on_top) continue;  // the reference knows none
    EXPECT_EQ(compare_outcomes(position, position.to_act).difference, "") << entry.path();
  }
  EXPECT_GT(compared, 0);
}

}  // namespace
}  // namespace nhx::properties
