#include <cstdlib>
#include <fstream>
#include <gtest/gtest.h>
#include <sstream>

#include "bench/random_game.h"
#include "engine/apply.h"
#include "notation/action_text.h"
#include "notation/words.h"

// One whole game per pair of armies and one per mode, as a text that people can read: what was done, and the board after each turn. A
// change of the rules shows here as a difference. NHX_UPDATE=1 rewrites the files.
namespace nhx {
namespace {

std::string army_words(const Setup& setup) {
  std::string words;
  for (const SeatSetup& seat : setup.seats) words += (words.empty() ? "" : "-") + std::string(spec_of(seat.army).word);
  return words;
}

std::string points(const Position& position) {
  std::string text;
  for (Seat seat = 0; seat < kSeats; ++seat) {
    const Player& player = position.players[seat];
    if (!player.plays) continue;
    text += "  " + std::string(spec_of(player.army).word) + " " + std::to_string(player.hp) + ", pile " +
            std::to_string(std::popcount(u64{player.pile}));
    if (position.mode == Mode::score) text += ", score " + std::to_string(player.score);
  }
  return text;
}

constexpr std::array<const char*, kDirections> kArrows = {"^", "/", "\\", "v", "%", "<"};  // n ne se s sw nw

// "1muta/2": seat 1's mutant facing ne with two wounds; "." for an empty hex, "Mine" and the like for a foundation.
std::string cell(const Position& position, Hex hex) {
  const Unit& unit = position.board[hex];
  if (unit.tile == kNoTile) return ".";
  const TileId tile = unit.tile;
  std::string text = seat_word(unit.seat) + std::string(spec_of(tile).word.substr(0, 4));
  if (!is_round(tile)) text += kArrows[static_cast<std::size_t>(unit.facing)];
  if (unit.wounds > 0) text += std::to_string(unit.wounds);
  return text;
}

// A board small enough to read a whole game of them: columns from the west, every second line is half a hex lower.
std::string small_board(const Position& position) {
  constexpr int kWidth = 9;
  std::string text;
  for (int row = 2 * kColumns; row >= -kColumns; --row) {
    std::string line;
    for (const Hex hex : position.playable()) {
      const ColumnLine at = place_of(hex);
      if (2 * at.line - at.column != row) continue;
      line.resize(static_cast<std::size_t>((at.column - 1) * kWidth), ' ');
      line += cell(position, hex);
    }
    if (!line.empty()) text += line + "\n";
  }
  return text;
}

std::string play_through(const Setup& setup, u64 seed) {
  Rng rng(seed);
  Position position = start_position(setup);
  std::string text;
  NoEvents nobody;
  while (position.phase != Phase::over) {
    const unsigned turn = position.turn;
    const bool was_setup = position.phase == Phase::setup;
    const Action action = quick_random_action(position, rng);
    text += to_text(action, position.large_board()) + "\n";
    apply(position, action, nobody);
    const bool is_new_turn = position.turn != turn || (was_setup && position.phase != Phase::setup);
    if (is_new_turn || position.phase == Phase::over) text += "\n" + small_board(position) + points(position) + "\n\n";
  }
  text += "winners:";
  for (Seat seat = 0; seat < kSeats; ++seat) {
    if (position.players[seat].won) text += " " + seat_word(seat);
  }
  return text + "\n";
}

void expect_as_before(const std::string& name, const std::string& text) {
  const std::string path = NHX_ROOT "/tests/games/playthroughs/" + name + ".txt";
  if (std::getenv("NHX_UPDATE") != nullptr) {
    std::ofstream(path, std::ios::binary) << text;
    return;
  }
  std::ifstream file(path, std::ios::binary);
  std::ostringstream before;
  before << file.rdbuf();
  ASSERT_TRUE(file) << path << " is missing; NHX_UPDATE=1 writes it";
  EXPECT_EQ(before.str(), text) << path << " differs";
}

TEST(Playthrough, OneGameForEveryPairOfArmies) {
  for (int first = 0; first < kArmies; ++first) {
    for (int second = first + 1; second < kArmies; ++second) {
      nhx::Setup setup;
      setup.seats.push_back({static_cast<Army>(first)});
      setup.seats.push_back({static_cast<Army>(second)});
      expect_as_before(army_words(setup), play_through(setup, static_cast<u64>(first * kArmies + second)));
    }
  }
}

TEST(Playthrough, OneGameForEveryMode) {
  struct Game {
    const char* name;
    Mode mode;
    BoardKind board;
    int players;
  };
  for (const Game& game :
       {Game{"deathmatch-of-three", Mode::deathmatch, BoardKind::small, 3},
        Game{"deathmatch-of-six", Mode::deathmatch, BoardKind::large, 6}, Game{"score", Mode::score, BoardKind::small, 4},
        Game{"loner", Mode::loner, BoardKind::small, 3}, Game{"team", Mode::team, BoardKind::small, 4},
        Game{"team-on-the-large-board", Mode::team, BoardKind::large, 4}, Game{"duel-board", Mode::two, BoardKind::duel, 2}}) {
    nhx::Setup setup;
    setup.mode = game.mode;
    setup.board = game.board;
    for (int seat = 0; seat < game.players; ++seat) {
      const int team = game.mode == Mode::loner ? (seat > 0 ? 1 : 0) : seat % 2;
      setup.seats.push_back({static_cast<Army>((seat * 2 + game.players) % kArmies), static_cast<u8>(team)});
    }
    expect_as_before(game.name, play_through(setup, static_cast<u64>(game.players)));
  }
}

}  // namespace
}  // namespace nhx
