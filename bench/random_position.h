#pragma once

#include <functional>
#include <vector>

#include "core/rng.h"
#include "engine/model/position.h"

// Crowded boards for benchmarks and tests, the same for a seed on every platform.
namespace nhx {

struct Deal {
  std::vector<Army> armies{};  // seat by seat
  std::vector<int> teams{};    // of the seats; empty: everybody alone
  int units = 0;               // on the board, HQs included
  bool large_board = false;
  bool special = false;  // tiles with rules of their own (nets, Medics, redirectors and so on) come three times as often
  std::function<u32(const TileSpec&)> weight{};  // how often a tile comes, instead of the above; empty: all alike
};

// Every seat has its HQ on the board, no seat more copies of a tile than its army; what is not on the board is in the pile.
Position random_position(Rng& rng, const Deal& deal);

}  // namespace nhx
