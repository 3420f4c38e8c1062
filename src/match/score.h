#pragma once

#include <array>

#include "core/integers.h"

namespace nhx {

// The score of a in pairs of games, as shares of the points, with pentanomial statistics: a pair has one of five results.
class Score {
 public:
  void add(int points);  // of a pair, 0 to 4

  [[nodiscard]] u64 pairs() const;
  [[nodiscard]] double share() const;                                         // 0.5 when nothing has been played
  [[nodiscard]] double interval() const;                                      // half of the 95 % confidence interval
  [[nodiscard]] const std::array<u64, 5>& counts() const { return counts_; }  // pairs by points

  // Of the sequential probability ratio test (SPRT) between two strengths in Elo, which ends when it leaves -2.94 to 2.94, with one error
  // in twenty.
  [[nodiscard]] double log_likelihood_ratio(double elo_low, double elo_high) const;

 private:
  [[nodiscard]] double variance() const;

  std::array<u64, 5> counts_{};
};

double elo_of(double share);
double share_of(double elo);

}  // namespace nhx
