#include "ai/value/network.h"

#include <algorithm>

namespace nhx {

namespace {

constexpr int kStep = 500;  // between two chances of the table, in thousandths
constexpr std::array<int, 17> kChances = {5000, 6225, 7311, 8176, 8808, 9241, 9526, 9707, 9820,
                                          9890, 9933, 9959, 9975, 9985, 9991, 9994, 9997};  // 1 / (1 + exp(-x)) for x = 0, 0.5, ... 8

}  // namespace

int log_odds(const Network& network, const FeatureList& features) {
  std::array<i32, kHidden> cells{};
  i32 direct = 0;
  for (const Feature& feature : features) {
    const auto& weights = network.hidden[feature.index];
    for (std::size_t cell = 0; cell < kHidden; ++cell) cells[cell] += i32{feature.value} * weights[cell];
    direct += i32{feature.value} * network.direct[feature.index];
  }
  constexpr i32 kCellOne = kFeatureOne * kWeightOne;
  i64 sum = i64{direct} * kWeightOne;
  for (std::size_t cell = 0; cell < kHidden; ++cell) sum += i64{std::clamp(cells[cell], 0, kCellOne)} * network.output[cell];
  return static_cast<int>(sum * 1000 / (i64{kCellOne} * kWeightOne));
}

int chance_of(int log_odds) {
  constexpr int kMost = kStep * (static_cast<int>(kChances.size()) - 1);
  const int size = std::min(kMost, log_odds < 0 ? -log_odds : log_odds);
  const auto at = static_cast<std::size_t>(std::min(size, kMost - 1) / kStep);
  const int chance = kChances[at] + (kChances[at + 1] - kChances[at]) * (size - static_cast<int>(at) * kStep) / kStep;
  return log_odds < 0 ? 10'000 - chance : chance;
}

}  // namespace nhx
