#include "learn/openings.h"

#include <Eigen/Cholesky>
#include <cmath>

#include "engine/model/facts.h"

namespace nhx {

namespace {

// The unknowns: how often the first player wins for each pair of armies; what each place and each distance adds for each army.
constexpr int kChoices = 4;
constexpr int kFirstPlace = kArmies * kArmies;
constexpr int kFirstDistance = kFirstPlace + kArmies * kChoices;
constexpr int kUnknowns = kFirstDistance + kArmies * kChoices;
constexpr double kDoubt = 200;  // the ridge penalty: as many games in which a place made no difference

using Numbers = Eigen::VectorXd;

// Regularised least squares, one equation for each game.
class Fit {
 public:
  Fit() : squares_(Eigen::MatrixXd::Zero(kUnknowns, kUnknowns)), sums_(Numbers::Zero(kUnknowns)) {
    for (int i = 0; i < kUnknowns; ++i) squares_(i, i) = i < kFirstPlace ? 1 : kDoubt;
  }

  void add(const Lesson& lesson) {
    std::array<Hex, 2> hqs = {kNoHex, kNoHex};
    for (const Hex hex : lesson.position.units) {
      const Unit& unit = lesson.position.board[hex];
      if (facts_of(unit.tile).has(Trait::hq)) hqs[unit.seat] = hex;
    }
    if (hqs[0] == kNoHex || hqs[1] == kNoHex) return;
    std::array<int, 2> army{};
    for (std::size_t seat = 0; seat < 2; ++seat) army[seat] = static_cast<int>(lesson.position.players[seat].army);
    const auto distance = static_cast<int>(opening_distance(hqs[0], hqs[1]));
    Numbers row = Numbers::Zero(kUnknowns);
    row(army[0] * kArmies + army[1]) = 1;
    for (std::size_t seat = 0; seat < 2; ++seat) {
      const int sign = seat == 0 ? 1 : -1;
      row(kFirstPlace + army[seat] * kChoices + static_cast<int>(opening_place(hqs[seat]))) += sign;
      row(kFirstDistance + army[seat] * kChoices + distance) += sign;
    }
    const double won = static_cast<double>(lesson.result) / 2;
    squares_.selfadjointView<Eigen::Lower>().rankUpdate(row);
    sums_ += row * (lesson.seat == 0 ? won : 1 - won);
  }

  [[nodiscard]] Numbers solve() const { return squares_.selfadjointView<Eigen::Lower>().ldlt().solve(sums_); }

 private:
  Eigen::MatrixXd squares_;
  Numbers sums_;
};

std::array<int, kChoices> worths(const Numbers& numbers, int first) {
  std::array<int, kChoices> worths{};
  for (int i = 0; i < kChoices; ++i) {
    worths[static_cast<std::size_t>(i)] = static_cast<int>(std::lround(1000 * (numbers(first + i) - numbers(first + kChoices - 1))));
  }
  return worths;
}

}  // namespace

std::array<OpeningWorth, kArmies> fit_openings(const std::vector<Lesson>& lessons) {
  Fit fit;
  for (std::size_t i = 0; i < lessons.size(); ++i) {
    if (i == 0 || lessons[i].game != lessons[i - 1].game) fit.add(lessons[i]);
  }
  const Numbers numbers = fit.solve();
  std::array<OpeningWorth, kArmies> openings;
  for (int army = 0; army < kArmies; ++army) {
    openings[static_cast<std::size_t>(army)] = {.place = worths(numbers, kFirstPlace + army * kChoices),
                                                .distance = worths(numbers, kFirstDistance + army * kChoices)};
  }
  return openings;
}

}  // namespace nhx
