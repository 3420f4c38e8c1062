#include "ai/search/rank.h"

#include <algorithm>
#include <bit>
#include <chrono>

#include "ai/bot.h"
#include "ai/search/futures.h"
#include "ai/value/chance_to_win.h"
#include "ai/value/teams.h"

namespace nhx {

namespace {

using Clock = std::chrono::steady_clock;

constexpr int kNodesPerMillisecond = 100;     // of the time to find candidates in, so that most is left for their futures
constexpr int kMillisecondsPerCandidate = 2;  // with less there are too few futures to tell one from another
constexpr int kFewestCandidates = 4;
constexpr std::size_t kFinalists = 3;
constexpr std::size_t kFewGlimpses = 12;  // with fewer nothing is clear
constexpr double kClearly = 3;            // standard errors

struct Candidate {
  TurnPlan turn;
  Expectation expectation;
  std::vector<int> seen{};  // the values of its futures
};

// A paired test on the futures that both were looked at in: is the first better by more than kClearly standard errors?
bool is_clearly_better(const Candidate& a, const Candidate& b) {
  const std::size_t count = std::min(a.seen.size(), b.seen.size());
  if (count < kFewGlimpses) return false;
  double sum = 0;
  double squares = 0;
  for (std::size_t i = 0; i < count; ++i) {
    const double difference = a.seen[i] - b.seen[i];
    sum += difference;
    squares += difference * difference;
  }
  const auto n = static_cast<double>(count);
  return sum > 0 && sum * sum > kClearly * kClearly * (squares - sum * sum / n);
}

// Looks into the futures of candidates. `deep` uses sequential halving: the worse half is dropped after each round, so that the best get
// most of the futures.
class Ranking {
 public:
  Ranking(const Position& position, const BotSpec& spec, u64 seed, const Progress& progress)
      : spec_(spec), futures_(position.active, spec.future, seed), progress_(progress) {
    TurnLimits limits = spec.turns;
    limits.most = spec.candidates;
    if (spec.milliseconds > 0) {
      limits.nodes = std::min(limits.nodes, kNodesPerMillisecond * spec.milliseconds);
      limits.most =
          std::clamp(spec.milliseconds / kMillisecondsPerCandidate, std::min(kFewestCandidates, spec.candidates), spec.candidates);
    }
    for (TurnPlan& turn : find_turns(position, limits)) {
      const Expectation expectation(turn.after);
      candidates_.push_back({.turn = std::move(turn), .expectation = expectation});
    }
  }

  std::vector<TurnPlan> rank() {
    if (spec_.skill >= Skill::reply && candidates_.size() > 1) look_ahead();
    std::vector<TurnPlan> turns;
    for (Candidate& candidate : candidates_) turns.push_back(std::move(candidate.turn));
    return turns;
  }

 private:
  void look_ahead() {
    const bool halves = spec_.skill == Skill::deep;
    std::size_t left = candidates_.size();
    int rounds = 1;
    for (std::size_t size = left; halves && size > kFinalists; size = (size + 1) / 2) ++rounds;
    const int all = spec_.futures * static_cast<int>(candidates_.size());
    for (int round = 0; round < rounds; ++round) {
      const int each = std::max(1, all / rounds / static_cast<int>(left));
      look_at_best(left, each, round, rounds);
      std::sort(candidates_.begin(), candidates_.begin() + static_cast<std::ptrdiff_t>(left), is_better);
      if (is_late() || is_settled(left)) break;
      left = (left + 1) / 2;
    }
    for (Candidate& candidate : candidates_) {
      if (!candidate.seen.empty()) candidate.turn.value = candidate.expectation.value();
    }
  }

  // The same futures for all, one after another, so that they can be compared whenever the time is up.
  void look_at_best(std::size_t count, int glimpses, int round, int rounds) {
    for (int i = 0; spec_.milliseconds > 0 ? !is_late(round + 1, rounds) : i < glimpses; ++i) {
      for (std::size_t k = 0; k < count; ++k) {
        Candidate& candidate = candidates_[k];
        const Futures::Glimpse glimpse = futures_.look(candidate.turn.after, static_cast<int>(candidate.seen.size()));
        candidate.expectation.add(glimpse);
        candidate.seen.push_back(glimpse.value);
        if (is_late()) return;
      }
      if (progress_) progress_(percent_done(round, rounds, i + 1, glimpses));
      if (is_settled(count)) return;
    }
  }

  // Deep thinks no longer when one of these candidates is clearly the best.
  [[nodiscard]] bool is_settled(std::size_t count) const {
    if (spec_.skill != Skill::deep) return false;
    const auto end = candidates_.begin() + static_cast<std::ptrdiff_t>(count);
    const auto best = std::min_element(candidates_.begin(), end, is_better);
    return std::all_of(candidates_.begin(), end,
                       [&](const Candidate& other) { return &other == &*best || is_clearly_better(*best, other); });
  }

  static bool is_better(const Candidate& a, const Candidate& b) {
    if (a.seen.empty() || b.seen.empty()) return a.seen.size() > b.seen.size();
    const int value_a = a.expectation.value();
    const int value_b = b.expectation.value();
    return value_a != value_b ? value_a > value_b : a.turn.mark < b.turn.mark;
  }

  [[nodiscard]] double milliseconds_passed() const { return std::chrono::duration<double, std::milli>(Clock::now() - start_).count(); }

  // Has this part of the time passed?
  [[nodiscard]] bool is_late(int part = 1, int parts = 1) const {
    return spec_.milliseconds > 0 && milliseconds_passed() * parts > static_cast<double>(spec_.milliseconds) * part;
  }

  [[nodiscard]] int percent_done(int round, int rounds, int glimpse, int glimpses) const {
    if (spec_.milliseconds > 0) return std::min(100, static_cast<int>(100 * milliseconds_passed() / spec_.milliseconds));
    return 100 * (round * glimpses + glimpse) / (rounds * glimpses);
  }

  const BotSpec& spec_;
  Futures futures_;
  const Progress& progress_;
  std::vector<Candidate> candidates_;
  Clock::time_point start_ = spec_.milliseconds > 0 ? Clock::now() : Clock::time_point();
};

int other_sides(const Position& position) { return std::popcount(teams_left(position)) - 1; }

// The values that such a bot compares are chances already.
bool gives_chances(const BotSpec& spec, const Position& position) { return spec.skill >= Skill::learned && is_learned(position); }

}  // namespace

int chance_after_turn(const Position& after, Seat seat, const BotSpec& spec, u64 seed) {
  const Futures futures(seat, spec.future, seed);
  Expectation expectation(after);
  for (int i = 0; i < spec.futures; ++i) expectation.add(futures.look(after, i));
  return gives_chances(spec, after) ? expectation.value() : chance_with(expectation.value(), other_sides(after));
}

std::vector<TurnPlan> rank_turns(const Position& position, const BotSpec& spec, u64 seed, const Progress& progress) {
  std::vector<TurnPlan> turns = Ranking(position, spec, seed, progress).rank();
  if (!gives_chances(spec, position)) {
    for (TurnPlan& turn : turns) turn.value = chance_with(turn.value, other_sides(position));
  }
  return turns;
}

}  // namespace nhx
