#pragma once

#include "core/fixed_vector.h"
#include "engine/model/position.h"

// A position of two players when a turn is over, as numbers for the network.
namespace nhx {

inline constexpr int kFeatureOne = 64;  // what stands for 1
inline constexpr int kCommonFeatures = 8;
inline constexpr int kSideFeatures = 32;  // of each side
inline constexpr int kTileBlocks = 3;     // of each side: on the board, on the board after a Battle, in hand
inline constexpr int kFeatures = kCommonFeatures + 2 * (kSideFeatures + kTileBlocks * (kTileTypes + 1));

struct Feature {
  u16 index = 0;
  i16 value = 0;
};
using FeatureList = FixedVector<Feature, kCommonFeatures + 2 * kSideFeatures + 2 * kHexes + 2 * kHandTiles>;

// The seat is the one whose turn is over. What is not listed is zero; a tile that is there twice is listed twice.
void find_features(const Position& position, Seat seat, FeatureList& features);

}  // namespace nhx
