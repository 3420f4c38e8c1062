#include "match/score.h"

#include <algorithm>
#include <cmath>

namespace nhx {

namespace {

constexpr double kMostPoints = 4;
constexpr double kTwoSided95 = 1.959964;

}  // namespace

void Score::add(int points) { ++counts_[static_cast<std::size_t>(points)]; }

u64 Score::pairs() const {
  u64 sum = 0;
  for (const u64 count : counts_) sum += count;
  return sum;
}

double Score::share() const {
  if (pairs() == 0) return 0.5;
  double sum = 0;
  for (std::size_t points = 0; points < counts_.size(); ++points) sum += static_cast<double>(counts_[points] * points);
  return sum / kMostPoints / static_cast<double>(pairs());
}

// Of one pair. A fifth of a pair of each result is added, so that a few equal results do not look certain.
double Score::variance() const {
  double sum = 0;
  double weight = 0;
  const double mean = share();
  for (std::size_t points = 0; points < counts_.size(); ++points) {
    const double difference = static_cast<double>(points) / kMostPoints - mean;
    const double count = static_cast<double>(counts_[points]) + 0.2;
    sum += count * difference * difference;
    weight += count;
  }
  return sum / weight;
}

double Score::interval() const { return kTwoSided95 * std::sqrt(variance() / static_cast<double>(std::max<u64>(1, pairs()))); }

double Score::log_likelihood_ratio(double elo_low, double elo_high) const {
  const double low = share_of(elo_low);
  const double high = share_of(elo_high);
  return static_cast<double>(pairs()) * (high - low) * (2 * share() - low - high) / (2 * variance());
}

double elo_of(double share) {
  const double inside = std::clamp(share, 0.0005, 0.9995);
  return 400 * std::log10(inside / (1 - inside));
}

double share_of(double elo) { return 1 / (1 + std::pow(10.0, -elo / 400)); }

}  // namespace nhx
