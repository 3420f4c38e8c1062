#include "engine/perft.h"

#include <fstream>
#include <gtest/gtest.h>
#include <sstream>

#include "engine/legal.h"
#include "record/scenario.h"

#include "games/all_actions.h"

// tests/games/perft.txt: a scenario whose position is the start, a depth, the number of ways to go on.
namespace nhx {
namespace {

struct Entry {
  std::string scenario;
  int depth = 0;
  u64 count = 0;
};

std::vector<Entry> read_entries() {
  std::ifstream file(NHX_ROOT "/tests/games/perft.txt");
  std::vector<Entry> entries;
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line[0] == '#') continue;
    std::istringstream words(line);
    Entry entry;
    words >> entry.scenario >> entry.depth >> entry.count;
    entries.push_back(entry);
  }
  return entries;
}

Position position_of(const std::string& scenario) {
  std::ifstream file(NHX_ROOT "/tests/scenarios/" + scenario + ".nhx");
  std::ostringstream text;
  text << file.rdbuf();
  const Parsed<Scenario> parsed = parse_scenario(text.str());
  EXPECT_TRUE(parsed.ok()) << scenario;
  return parsed.ok() ? parsed.value->position : Position{};
}

TEST(Perft, CountsAreAsWrittenDown) {
  const std::vector<Entry> entries = read_entries();
  ASSERT_GE(entries.size(), 40U);
  for (const Entry& entry : entries) {
    EXPECT_EQ(perft(position_of(entry.scenario), entry.depth), entry.count) << entry.scenario << " depth " << entry.depth;
  }
}

TEST(Perft, FirstDecisionsAreAllThatCanBeWrittenDown) {
  for (const Entry& entry : read_entries()) {
    const Position position = position_of(entry.scenario);
    if (position.phase != Phase::play) continue;
    u64 count = 0;
    AllActions all(position, [&](const Action& action) {
      if (why_illegal(position, action) == Illegal::none) ++count;
    });
    all.enumerate();
    EXPECT_EQ(perft(position, 1), count) << entry.scenario;
  }
}

}  // namespace
}  // namespace nhx
