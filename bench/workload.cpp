#include "bench/workload.h"

#include "bench/random_game.h"
#include "bench/random_position.h"
#include "dealer/pick.h"
#include "engine/apply.h"
#include "engine/legal.h"
#include "engine/turn/flow.h"

namespace nhx {

namespace {

constexpr u64 kSeed = 20;

// Goes through all pairs of armies.
struct ArmyPair {
  int first = 0;
  int second = 0;
  void next() {
    if (++second < kArmies) return;
    first = (first + 1) % (kArmies - 1);
    second = first + 1;
  }
};

Placement make_placement(Rng& rng, const Position& position) {
  const Player& player = position.players[0];
  const auto tiles = pile_tiles(player.army);
  TileId tile = kNoTile;
  do {
    tile = tiles[rng.below(kPileTiles)];
  } while (!is_unit(kind_of(tile)));
  const Direction facing = is_round(tile) ? Direction::n : direction_at(static_cast<int>(rng.below(kDirections)));
  return {.hex = random_member(kInnerHexes - position.units, rng), .unit = make_unit(tile, 0, facing)};
}

void fight_all(std::vector<Position> positions, Signature& signature) {
  for (Position& position : positions) {
    fight(position);
    signature.add(position);
  }
}

}  // namespace

void Signature::add(const Position& position) {
  for (const Hex hex : position.units) {
    const Unit& unit = position.board[hex];
    add(hex | static_cast<u64>(unit.tile) << 8 | static_cast<u64>(unit.seat) << 16 | static_cast<u64>(unit.facing) << 24 |
        static_cast<u64>(unit.wounds) << 32);
  }
  for (const Player& player : position.players) add(player.hp | player.pile << 8 | static_cast<u64>(player.bio_droid_on_top) << 56);
}

std::vector<Position> bench_positions(int units) {
  Rng rng(kSeed + static_cast<u64>(units));
  std::vector<Position> positions;
  positions.reserve(kBenchPositions);
  for (ArmyPair armies; static_cast<int>(positions.size()) < kBenchPositions;) {
    armies.next();
    positions.push_back(
        random_position(rng, {.armies = {static_cast<Army>(armies.first), static_cast<Army>(armies.second)}, .units = units}));
  }
  return positions;
}

void fight(Position& position) {
  NoEvents nobody;
  start_battle(position, BattleKind::played, 0, nobody);
  while (position.phase == Phase::battle) {
    ActionList actions;
    legal_actions(position, actions);
    apply(position, actions[0], nobody);
  }
}

std::vector<Placement> bench_placements(const std::vector<Position>& positions) {
  Rng rng(kSeed);
  std::vector<Placement> placements;
  placements.reserve(positions.size());
  for (const Position& position : positions) placements.push_back(make_placement(rng, position));
  return placements;
}

u64 fight_leaves(const std::vector<Position>& positions, const std::vector<Placement>& placements) {
  Signature leaves;
  for (std::size_t i = 0; i < positions.size(); ++i) {
    Position leaf = positions[i];
    leaf.board[placements[i].hex] = placements[i].unit;
    leaf.units.add(placements[i].hex);
    fight(leaf);
    leaves.add(leaf.players[0].hp | static_cast<u64>(leaf.players[1].hp) << 8 | leaf.units.bits() << 16);
  }
  return leaves.value();
}

u64 play_games() {
  Signature games;
  Rng rng(kSeed);
  NoEvents nobody;
  ArmyPair armies;
  for (int game = 0; game < kBenchGames; ++game) {
    armies.next();
    Setup setup;
    setup.seats.push_back({static_cast<Army>(armies.first)});
    setup.seats.push_back({static_cast<Army>(armies.second)});
    Position position = start_position(setup);
    while (position.phase != Phase::over) apply(position, quick_random_action(position, rng), nobody);
    games.add(position);
  }
  return games.value();
}

u64 bench_signature() {
  Signature signature;
  for (const int size : kBenchSizes) {
    const std::vector<Position> positions = bench_positions(size);
    fight_all(positions, signature);
    if (size == kLeafSize) signature.add(fight_leaves(positions, bench_placements(positions)));
  }
  signature.add(play_games());
  return signature.value();
}

u64 quick_signature() {
  Signature signature;
  fight_all(bench_positions(kLeafSize), signature);
  return signature.value();
}

}  // namespace nhx
