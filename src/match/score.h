#pragma once

#include <array>

#include "core/integers.h"

namespace nhx {

// The score of a in pairs of games, as shares of the points.
class Score {
 public:
  void add(int points);  // of a pair, 0 to 4

  [[nodiscard]] u64 pairs() const;
  [[nodiscard]] double share() const;                                         // 0.5 when nothing has been played
  [[nodiscard]] double interval() const;                                      // the share is within so much with 95 % probability
  [[nodiscard]] const std::array<u64, 5>& counts() const { return counts_; }  // pairs by points

  // How many times likelier the results are at the one strength than at the other (in Elo), as a logarithm: the sequential test ends when
  // it leaves -2.94 to 2.94, with one error in twenty.
  [[nodiscard]] double log_likelihood_ratio(double elo_low, double elo_high) const;

 private:
  [[nodiscard]] double variance() const;

  std::array<u64, 5> counts_{};
};

double elo_of(double share);
double share_of(double elo);

}  // namespace nhx
