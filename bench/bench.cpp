#include "bench/bench.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <vector>

#include "engine/apply.h"
#include "engine/battle.h"
#include "engine/legal.h"

#include "bench/random_game.h"
#include "bench/random_position.h"

namespace nhx {

namespace {

constexpr std::array<int, 4> kSizes = {6, 10, 14, 19};
constexpr int kPositions = 4096;  // of each size: a megabyte, more than the first-level caches hold
constexpr int kRounds = 41;       // the fastest counts: other programs on the machine can only slow a round down
constexpr int kGames = 2048;
constexpr int kGameRounds = 9;
constexpr u64 kSeed = 20;

double seconds_now() { return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count(); }

// All pairs of armies in turn.
std::vector<Position> make_positions(int units) {
  Rng rng(kSeed + static_cast<u64>(units));
  std::vector<Position> positions;
  for (int first = 0, second = 0; static_cast<int>(positions.size()) < kPositions;) {
    if (++second == kArmies) {
      first = (first + 1) % (kArmies - 1);
      second = first + 1;
    }
    positions.push_back(random_position(rng, {.armies = {static_cast<Army>(first), static_cast<Army>(second)}, .units = units}));
  }
  return positions;
}

// Every question is answered by its first answer.
void fight(Position& position) {
  NoEvents nobody;
  start_battle(position, BattleKind::played, 0, nobody);
  while (position.phase == Phase::battle) {
    ActionList actions;
    legal_actions(position, actions);
    apply(position, actions[0], nobody);
  }
}

class Signature {
 public:
  void add(u64 value) { state_ = (state_ ^ value) * 0x100000001B3ULL; }
  void add(const Position& position) {
    for (const Hex hex : position.units) {
      const Unit& unit = position.board[hex];
      add(hex | static_cast<u64>(unit.tile) << 8 | static_cast<u64>(unit.seat) << 16 | static_cast<u64>(unit.facing) << 24 |
          static_cast<u64>(unit.wounds) << 32);
    }
    for (const Player& player : position.players) add(player.hp | player.pile << 8 | static_cast<u64>(player.bio_droid_on_top) << 56);
  }
  [[nodiscard]] u64 value() const { return state_; }

 private:
  u64 state_ = 0xCBF29CE484222325ULL;
};

template <class Work>
double fastest_nanoseconds(std::size_t items, int rounds, Work work) {
  double fastest = 1e18;
  for (int i = 0; i < rounds; ++i) {
    const double start = seconds_now();
    work();
    fastest = std::min(fastest, (seconds_now() - start) * 1e9 / static_cast<double>(items));
  }
  return fastest;
}

struct Placement {
  Hex hex;
  Unit unit;
};

// A unit of the pile on a free hex, as turn search would try it.
Placement make_placement(Rng& rng, const Position& position) {
  const Player& player = position.players[0];
  const auto tiles = pile_tiles(player.army_word());
  Placement placement{};
  do {
    placement.unit.tile = tiles[rng.below(kPileTiles)] & 0x7F;
  } while (!is_unit(spec_of(static_cast<TileId>(placement.unit.tile)).kind));
  placement.unit.facing = is_round(static_cast<TileId>(placement.unit.tile)) ? 0 : rng.below(kDirections) & 7;
  HexSet free = kInnerHexes - position.units;
  for (u32 skip = rng.below(static_cast<u32>(free.size())); skip > 0; --skip) free.remove(free.lowest());
  placement.hex = free.lowest();
  return placement;
}

struct Report {
  std::array<double, kSizes.size()> battle{};
  double leaf = 0;
  double copy = 0;
  double games_per_second = 0;
  u64 signature = 0;
};

double measure_copies(const std::vector<Position>& positions) {
  std::vector<Position> copies(positions.size());
  return fastest_nanoseconds(positions.size(), kRounds, [&] { std::copy(positions.begin(), positions.end(), copies.begin()); });
}

double measure_battles(const std::vector<Position>& positions, double copy, Signature& signature) {
  std::vector<Position> fought(positions.size());
  const double with_copy = fastest_nanoseconds(positions.size(), kRounds, [&] {
    std::copy(positions.begin(), positions.end(), fought.begin());
    for (Position& position : fought) fight(position);
  });
  for (const Position& position : fought) signature.add(position);
  return std::max(0.0, with_copy - copy);
}

double measure_leaves(const std::vector<Position>& positions, Signature& signature) {
  Rng rng(kSeed);
  std::vector<Placement> placements;
  placements.reserve(positions.size());
  for (const Position& position : positions) placements.push_back(make_placement(rng, position));
  Signature leaves;
  const double nanoseconds = fastest_nanoseconds(positions.size(), kRounds, [&] {
    leaves = {};
    for (std::size_t i = 0; i < positions.size(); ++i) {
      Position leaf = positions[i];
      leaf.board[placements[i].hex] = placements[i].unit;
      leaf.units.add(placements[i].hex);
      fight(leaf);
      leaves.add(leaf.players[0].hp | static_cast<u64>(leaf.players[1].hp) << 8 | leaf.units.bits() << 16);
    }
  });
  signature.add(leaves.value());
  return nanoseconds;
}

// Two-player games on the 19-hex board, all pairs of armies in turn, from the HQs to the winner.
double measure_games(Signature& signature) {
  Signature games;
  const double nanoseconds = fastest_nanoseconds(kGames, kGameRounds, [&] {
    games = {};
    Rng rng(kSeed);
    NoEvents nobody;
    for (int game = 0, first = 0, second = 0; game < kGames; ++game) {
      if (++second == kArmies) {
        first = (first + 1) % (kArmies - 1);
        second = first + 1;
      }
      Setup setup;
      setup.seats.push_back({static_cast<Army>(first)});
      setup.seats.push_back({static_cast<Army>(second)});
      Position position = start_position(setup);
      while (position.phase != Phase::over) apply(position, quick_random_action(position, rng), nobody);
      games.add(position);
    }
  });
  signature.add(games.value());
  return 1e9 / nanoseconds;
}

Report measure() {
  Report report;
  Signature signature;
  for (std::size_t i = 0; i < kSizes.size(); ++i) {
    const std::vector<Position> positions = make_positions(kSizes[i]);
    if (i == 0) report.copy = measure_copies(positions);
    report.battle[i] = measure_battles(positions, report.copy, signature);
    if (kSizes[i] == 10) report.leaf = measure_leaves(positions, signature);
  }
  report.games_per_second = measure_games(signature);
  report.signature = signature.value();
  return report;
}

template <class... Values>
void append(std::string& text, const char* format, Values... values) {
  std::array<char, 256> line{};
  const int length = std::snprintf(line.data(), line.size(), format, values...);
  text.append(line.data(), static_cast<std::size_t>(length));
}

}  // namespace

std::string bench_report(bool json) {
  const Report report = measure();
  std::string text;
  if (json) {
    text += "{\"battle_ns\": {";
    for (std::size_t i = 0; i < kSizes.size(); ++i) append(text, "%s\"%d\": %.1f", i == 0 ? "" : ", ", kSizes[i], report.battle[i]);
    append(
        text,
        "}, \"leaf_ns\": %.1f, \"copy_ns\": %.2f, \"copies_per_second\": %.0f, \"games_per_second\": %.0f, \"signature\": \"%016llx\"}\n",
        report.leaf, report.copy, 1e9 / report.copy, report.games_per_second, static_cast<unsigned long long>(report.signature));
    return text;
  }
  append(text, "%d positions of each size, all army pairs, one core; fastest of %d rounds\n\n", kPositions, kRounds);
  for (std::size_t i = 0; i < kSizes.size(); ++i) {
    append(text, "battle, %2d units      %8.1f ns   %5.0f copies\n", kSizes[i], report.battle[i], report.battle[i] / report.copy);
  }
  append(text, "leaf (10 units + 1)   %8.1f ns   %5.0f copies   copy, place, battle\n", report.leaf, report.leaf / report.copy);
  append(text, "copy of a position    %8.2f ns   %5.0f million a second, %zu bytes\n", report.copy, 1e3 / report.copy, sizeof(Position));
  append(text, "random games          %8.0f a second   two players, from the HQs to the winner\n", report.games_per_second);
  append(text, "signature             %016llx\n", static_cast<unsigned long long>(report.signature));
  return text;
}

}  // namespace nhx
