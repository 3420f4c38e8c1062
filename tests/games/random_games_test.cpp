#include <cstdlib>
#include <gtest/gtest.h>

#include "bench/random_game.h"
#include "engine/apply.h"
#include "engine/legal.h"
#include "notation/position/position_text.h"
#include "record/record.h"

// Whole games by random players, of every mode, board and preset: nothing breaks, no tile is lost, every game ends and can be replayed.
// NHX_GAMES says how many, NHX_FIRST_GAME with which to begin, NHX_TEXT_EVERY in every which of them all positions are written and read
// back.
namespace nhx {
namespace {

constexpr int kShards = 8;
constexpr int kMostDecisions = 5'000;  // far more than any game needs

u64 number_from(const char* variable, u64 otherwise) {
  const char* text = std::getenv(variable);
  return text != nullptr ? std::strtoull(text, nullptr, 10) : otherwise;
}

struct Census {
  std::array<int, kTileTypes + 1> copies{};

  explicit Census(const Position& position) {
    for (const Unit& unit : position.board) ++copies[unit.tile];
    for (const Player& player : position.players) {
      if (!player.plays) continue;
      for (const TileId tile : player.hand) ++copies[tile];
      const auto tiles = pile_tiles(player.army);
      for (std::size_t copy = 0; copy < tiles.size(); ++copy) copies[tiles[copy]] += static_cast<int>((player.pile >> copy) & 1);
    }
    copies[kNoTile] = 0;
  }
};

// Tiles only ever leave; nobody has more of one than there are. A Bio-droid never comes back from the discard pile either.
void expect_conserved(const Census& before, const Census& after) {
  for (std::size_t tile = 1; tile <= kTileTypes; ++tile) {
    const bool is_hq = spec_of(static_cast<TileId>(tile)).kind == TileKind::hq;
    ASSERT_LE(after.copies[tile], is_hq ? 1 : before.copies[tile]) << spec_of(static_cast<TileId>(tile)).word;
  }
}

void expect_round_trip(const Position& position) {
  const std::string text = to_text(position);
  const Parsed<Position> read = parse_position(text);
  ASSERT_TRUE(read.ok()) << text << to_text(read.faults[0], "position");
  ASSERT_EQ(*read.value, position) << text << "read back as\n" << to_text(*read.value);
}

void play_game(u64 number, bool with_texts) {
  Rng rng(number);
  const Setup setup = random_setup(rng);
  SetupProblems problems;
  find_problems(setup, problems);
  ASSERT_TRUE(problems.empty());
  Record record;
  record.name = "game-" + std::to_string(number);
  record.position = start_position(setup);
  Position position = record.position;
  Census census(position);
  EventLog log;
  while (position.phase != Phase::over) {
    ASSERT_LT(record.moves.size(), kMostDecisions) << "endless";
    if (with_texts) ASSERT_NO_FATAL_FAILURE(expect_round_trip(position));
    RecordMove move;
    move.action = random_action(position, rng);
    ASSERT_EQ(why_illegal(position, move.action), Illegal::none);
    log.events.clear();
    apply(position, move.action, log);
    for (const Event& event : log.events) move.events.push_back({event, 0});
    record.moves.push_back(std::move(move));
    const Census now(position);
    ASSERT_NO_FATAL_FAILURE(expect_conserved(census, now));
    census = now;
  }
  ASSERT_NO_FATAL_FAILURE(expect_round_trip(position));
  ASSERT_TRUE(std::any_of(position.players.begin(), position.players.end(), [](const Player& player) { return player.won; }));
  const std::string text = to_text(record);
  const Parsed<Record> read = parse_record(text);
  ASSERT_TRUE(read.ok()) << to_text(read.faults[0], "record") << "\n" << text;
  const std::optional<Fault> difference = verify_record(*read.value);
  ASSERT_FALSE(difference.has_value()) << to_text(*difference, "record") << "\n" << text;
}

class RandomGames : public testing::TestWithParam<int> {};

TEST_P(RandomGames, EndConserveAndVerify) {
  const u64 first = number_from("NHX_FIRST_GAME", 0);
  const u64 games = number_from("NHX_GAMES", 20'000);
  const u64 text_every = std::max<u64>(1, number_from("NHX_TEXT_EVERY", 10));
  for (u64 game = first + static_cast<u64>(GetParam()); game < first + games; game += kShards) {
    SCOPED_TRACE("game " + std::to_string(game));
    play_game(game, game % text_every == 0);
    if (HasFatalFailure()) return;
  }
}

INSTANTIATE_TEST_SUITE_P(Shards, RandomGames, testing::Range(0, kShards));

}  // namespace
}  // namespace nhx
