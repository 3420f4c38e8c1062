#pragma once

#include "core/fixed_vector.h"
#include "core/fnv.h"
#include "engine/model/position.h"

// A position of two players when a turn is over, as numbers for the network. First come those of the whole position, then those of each
// side, then those of each tile in the order of the catalogue: an army added at its end adds numbers at the end and moves none.
namespace nhx {

inline constexpr int kFeatureOne = 64;  // what stands for 1
inline constexpr int kCommonFeatures = 8;
inline constexpr int kSideFeatures = 32;  // of each side
inline constexpr int kTileFeatures = 3;   // of each tile on each side: on the board, on the board after a Battle, in hand
inline constexpr int kFirstTileFeature = kCommonFeatures + 2 * kSideFeatures;
inline constexpr int kFeatures = kFirstTileFeature + 2 * kTileFeatures * kTileTypes;

struct Feature {
  u16 index = 0;
  i16 value = 0;
};
using FeatureList = FixedVector<Feature, kCommonFeatures + 2 * kSideFeatures + 2 * kHexes + 2 * kHandTiles>;

// What the numbers mean when there are only the first so many armies: whatever was learnt from them says it, and is checked by it.
constexpr u64 feature_layout(int armies) {
  Fnv layout;
  layout.add(kFeatureOne).add(kCommonFeatures).add(kSideFeatures).add(kTileFeatures);
  for (int army = 0; army < armies; ++army) {
    layout.add(spec_of(static_cast<Army>(army)).word);
    for (const TileSpec& tile : spec_of(static_cast<Army>(army)).tiles) layout.add(tile.word);
  }
  return layout.value();
}

// The seat is the one whose turn is over. What is not listed is zero; a tile that is there twice is listed twice.
void find_features(const Position& position, Seat seat, FeatureList& features);

}  // namespace nhx
