#pragma once

#include <array>
#include <vector>

#include "engine/model/position.h"

// The fixed work of the benchmark, and a hash of its results.
namespace nhx {

inline constexpr std::array<int, 4> kBenchSizes = {6, 10, 14, 19};  // units on the board
inline constexpr int kLeafSize = 10;                                // of these, where one more unit is tried
inline constexpr int kBenchPositions = 4096;                        // of each size: a megabyte, more than the first-level caches hold
inline constexpr int kBenchGames = 2048;

// FNV-1a, by words instead of bytes.
class Signature {
 public:
  void add(u64 value) { state_ = (state_ ^ value) * 0x100000001B3ULL; }
  void add(const Position& position);
  [[nodiscard]] u64 value() const { return state_; }

 private:
  u64 state_ = 0xCBF29CE484222325ULL;
};

// All pairs of armies in turn.
std::vector<Position> bench_positions(int units);

// A Battle in which every question is answered by its first answer.
void fight(Position& position);

struct Placement {
  Hex hex;
  Unit unit;
};

// For each position a unit of the pile and a free hex, as turn search would try it.
std::vector<Placement> bench_placements(const std::vector<Position>& positions);

// A copy, the unit placed, a Battle, for each position.
u64 fight_leaves(const std::vector<Position>& positions, const std::vector<Placement>& placements);

// Two-player games on the 19-hex board, all pairs of armies in turn, from the HQs to the winner.
u64 play_games();

// All of the work done once, without measuring anything: what `nhx bench` prints.
u64 bench_signature();

// The Battles of one size only, which is quicker.
u64 quick_signature();

}  // namespace nhx
