#include <cstdlib>
#include <fstream>
#include <gtest/gtest.h>
#include <iterator>

#include "ai/level.h"
#include "dealer/dealer.h"
#include "engine/apply.h"
#include "engine/setup.h"
#include "notation/json.h"
#include "notation/position/position_text.h"
#include "wasm/request.h"

// What bots do in some positions, written down, so that the module of the page can be held to the same: web/tests/unit/choices.test.ts.
// NHX_UPDATE=1 rewrites the file.
namespace nhx {
namespace {

using nlohmann::ordered_json;

constexpr const char* kFile = NHX_ROOT "/tests/wasm/choices.json";
constexpr std::array<const char*, 2> kAsked = {"skilled", "expert"};

// Turns of games that a greedy bot plays, one of each game.
std::vector<Position> some_positions() {
  std::vector<Position> positions;
  for (int game = 0; game < kArmies; ++game) {
    Rng rng(static_cast<u64>(game));
    nhx::Setup setup;
    setup.seats.push_back({static_cast<Army>(game), 0});
    setup.seats.push_back({static_cast<Army>((game + 3) % kArmies), 1});
    Position position = start_position(setup);
    Bot bot(BotSpec{.skill = Skill::greedy}, rng.next());
    NoEvents unheard;
    while (position.turn < 6 + game || position.phase != Phase::discard) {
      apply(position, position.phase == Phase::draw ? deal_tile(position, rng) : bot.choose(position), unheard);
      if (position.phase == Phase::over) break;
    }
    if (position.phase == Phase::discard) positions.push_back(position);
  }
  return positions;
}

ordered_json choice(const std::string& position, const char* level) {
  const ordered_json request = {{"ask", "bot"}, {"position", position}, {"seed", "7"}, {"level", level}};
  return ordered_json::parse(answer_request(request.dump()), nullptr, false);
}

TEST(Choices, AreThoseWrittenDown) {
  if (std::getenv("NHX_UPDATE") != nullptr) {
    ordered_json choices = ordered_json::array();
    for (const Position& position : some_positions()) {
      const std::string text = to_text(position);
      for (const char* level : kAsked) choices.push_back({{"position", text}, {"level", level}, {"answer", choice(text, level)}});
    }
    std::ofstream(kFile) << choices.dump(1) << "\n";
  }
  std::ifstream file(kFile);
  const std::string text((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
  const ordered_json choices = ordered_json::parse(text, nullptr, false);
  ASSERT_GE(choices.size(), 10U) << kFile << " is missing; NHX_UPDATE=1 writes it";
  for (const ordered_json& known : choices) {
    EXPECT_EQ(choice(known["position"], known["level"].get<std::string>().c_str()), known["answer"])
        << known["position"].get<std::string>();
  }
}

}  // namespace
}  // namespace nhx
