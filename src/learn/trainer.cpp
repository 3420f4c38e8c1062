#include "learn/trainer.h"

#include <Eigen/Core>
#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/rng.h"

namespace nhx {

namespace {

constexpr float kLearningRate = 0.02F;
constexpr float kLearningRateDecay = 0.6F;  // from round to round
constexpr float kPointsShare = 0.3F;        // of the target: how far ahead, not only whether
constexpr int kFirstRounds = 2;             // that learn from results alone
constexpr float kLambda = 0.85F;            // later: of TD(lambda)
constexpr u32 kHeldOut = 20;                // one game in so many

using Cells = Eigen::Matrix<float, kHidden, 1>;

// Lessons as features, one after another in one list.
struct Examples {
  std::vector<Feature> features;
  std::vector<std::size_t> start{0};
  std::vector<float> result;  // of the game, for the seat of the lesson
  std::vector<float> target;  // what is learned
  std::vector<float> won;
  std::vector<const Lesson*> lesson;
  std::vector<bool> held_out;
};

Examples examples_of(const std::vector<Lesson>& lessons) {
  Examples examples;
  FeatureList features;
  for (const Lesson& lesson : lessons) {
    find_features(lesson.position, lesson.seat, features);
    examples.features.insert(examples.features.end(), features.begin(), features.end());
    examples.start.push_back(examples.features.size());
    const float won = static_cast<float>(lesson.result) / 2;
    const float ahead = std::clamp(0.5F + static_cast<float>(lesson.margin) / 24, 0.0F, 1.0F);
    examples.result.push_back((1 - kPointsShare) * won + kPointsShare * ahead);
    examples.won.push_back(won);
    examples.lesson.push_back(&lesson);
    examples.held_out.push_back(lesson.game % kHeldOut == 0);
  }
  examples.target = examples.result;
  return examples;
}

// Weights and, for Adagrad, the sums of their squared gradients: what is seen often moves in smaller steps.
struct Layer {
  Eigen::Matrix<float, kHidden + 1, Eigen::Dynamic> weights;  // of the hidden cells, and the direct one
  Eigen::Matrix<float, kHidden + 1, Eigen::Dynamic> squares;
};

class Trainer {
 public:
  explicit Trainer(Examples& examples) : examples_(examples) {
    Rng rng(1);
    first_.weights.resize(kHidden + 1, kFeatures);
    first_.squares.setConstant(kHidden + 1, kFeatures, 0.1F);
    for (int i = 0; i < kFeatures; ++i) {
      for (int cell = 0; cell < kHidden; ++cell) first_.weights(cell, i) = random(rng) * 0.15F;
      first_.weights(kHidden, i) = 0;
    }
    for (int cell = 0; cell < kHidden; ++cell) {
      first_.weights(cell, 0) = 0.3F;
      output_(cell) = random(rng) * 0.5F;
    }
    output_squares_.setConstant(0.1F);
  }

  void learn(float step) {
    std::vector<std::size_t> order(examples_.target.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    for (std::size_t left = order.size(); left > 1; --left) std::swap(order[left - 1], order[rng_.next() % left]);
    for (const std::size_t i : order) {
      if (!examples_.held_out[i]) learn_from(i, step);
    }
  }

  // Temporal-difference targets, TD(lambda): a lesson is worth what the network expects of the ones that followed it in the game, nearer
  // ones more, and of its result. Luck that came much later counts less.
  void update_targets() {
    float later = 0;  // what the lessons behind this one say, for the seat that began
    for (std::size_t i = examples_.target.size(); i-- > 0;) {
      const Lesson& lesson = *examples_.lesson[i];
      const auto seen = [&](float chance) { return lesson.seat == 0 ? chance : 1 - chance; };
      const bool is_last = i + 1 == examples_.target.size() || examples_.lesson[i + 1]->game != lesson.game;
      if (is_last) later = seen(examples_.result[i]);
      examples_.target[i] = seen(later);
      later = kLambda * later + (1 - kLambda) * seen(chance(value(sums(i))));
    }
  }

  [[nodiscard]] Round judge(int number) const {
    double log_loss = 0;
    double right = 0;
    double count = 0;
    for (std::size_t i = 0; i < examples_.target.size(); ++i) {
      if (!examples_.held_out[i]) continue;
      const double expected = std::clamp<double>(chance(value(sums(i))), 1e-6, 1 - 1e-6);
      log_loss -= examples_.won[i] * std::log2(expected) + (1 - examples_.won[i]) * std::log2(1 - expected);
      right += examples_.won[i] == 0.5F ? 0.5 : (expected > 0.5) == (examples_.won[i] > 0.5F) ? 1 : 0;
      ++count;
    }
    return {.number = number, .log_loss = log_loss / std::max(1.0, count), .accuracy = right / std::max(1.0, count)};
  }

  [[nodiscard]] Network whole() const {
    Network network;
    const auto rounded = [](float value, int scale) {
      return static_cast<i16>(std::clamp<long>(std::lround(value * static_cast<float>(scale)), -32'767, 32'767));
    };
    for (std::size_t i = 0; i < kFeatures; ++i) {
      for (std::size_t cell = 0; cell < kHidden; ++cell) {
        network.hidden[i][cell] = rounded(first_.weights(static_cast<int>(cell), static_cast<int>(i)), kWeightOne);
      }
      network.direct[i] = rounded(first_.weights(kHidden, static_cast<int>(i)), kWeightOne);
    }
    for (std::size_t cell = 0; cell < kHidden; ++cell) network.output[cell] = rounded(output_(static_cast<int>(cell)), kWeightOne);
    return network;
  }

 private:
  using Sums = Eigen::Matrix<float, kHidden + 1, 1>;

  static float random(Rng& rng) { return static_cast<float>(rng.below(2001)) / 1000 - 1; }
  static float chance(float log_odds) { return 1 / (1 + std::exp(-log_odds)); }

  [[nodiscard]] Sums sums(std::size_t i) const {
    Sums sums = Sums::Zero();
    for (std::size_t k = examples_.start[i]; k < examples_.start[i + 1]; ++k) {
      const Feature& feature = examples_.features[k];
      sums += first_.weights.col(feature.index) * (static_cast<float>(feature.value) / kFeatureOne);
    }
    return sums;
  }

  [[nodiscard]] float value(const Sums& sums) const { return sums(kHidden) + output_.dot(sums.head<kHidden>().cwiseMax(0).cwiseMin(1)); }

  void learn_from(std::size_t i, float step) {
    const Sums here = sums(i);
    const Cells cells = here.head<kHidden>().cwiseMax(0).cwiseMin(1);
    const float error = chance(value(here)) - examples_.target[i];
    Sums gradient;
    for (int cell = 0; cell < kHidden; ++cell) gradient(cell) = here(cell) > 0 && here(cell) < 1 ? error * output_(cell) : 0;
    gradient(kHidden) = error;
    const Cells output_gradient = error * cells;
    output_squares_ += output_gradient.cwiseAbs2();
    output_ -= step * output_gradient.cwiseQuotient(output_squares_.cwiseSqrt());
    for (std::size_t k = examples_.start[i]; k < examples_.start[i + 1]; ++k) {
      const Feature& feature = examples_.features[k];
      const Sums part = gradient * (static_cast<float>(feature.value) / kFeatureOne);
      auto squares = first_.squares.col(feature.index);
      squares += part.cwiseAbs2();
      first_.weights.col(feature.index) -= step * part.cwiseQuotient(squares.cwiseSqrt());
    }
  }

  Examples& examples_;
  Rng rng_{2};
  Layer first_;
  Cells output_;
  Cells output_squares_;
};

}  // namespace

Network train(const std::vector<Lesson>& lessons, int rounds, const std::function<void(const Round&)>& tell) {
  Examples examples = examples_of(lessons);
  Trainer trainer(examples);
  float step = kLearningRate;
  for (int round = 1; round <= rounds; ++round) {
    if (round > kFirstRounds) trainer.update_targets();
    trainer.learn(step);
    step *= kLearningRateDecay;
    tell(trainer.judge(round));
  }
  return trainer.whole();
}

}  // namespace nhx
