#pragma once

#include <array>

#include "ai/value/features.h"

// A small quantised network, which says the same on every platform: features, one hidden layer with clipped ReLU (0 to 1), and an output
// that sums the hidden cells and, by a linear shortcut, the features themselves.
namespace nhx {

inline constexpr int kHidden = 32;
inline constexpr int kWeightOne = 1 << 8;  // what stands for 1 in every weight

struct Network {
  std::array<std::array<i16, kHidden>, kFeatures> hidden{};  // from a feature to each cell
  std::array<i16, kFeatures> direct{};                       // from a feature to the sum
  std::array<i16, kHidden> output{};                         // from a cell to the sum
};

// The log odds (logit) that the seat wins whose features these are, in thousandths.
int log_odds(const Network& network, const FeatureList& features);

// The chance that belongs to it, in ten thousandths: the logistic function.
int chance_of(int log_odds);

}  // namespace nhx
