#include "ai/search/rank.h"

#include <algorithm>
#include <bit>
#include <chrono>
#include <optional>

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

int other_sides(const Position& position) { return std::popcount(teams_left(position)) - 1; }

// The values that such a bot compares are chances already.
bool gives_chances(const BotSpec& spec, const Position& position) { return spec.skill >= Skill::learned && is_learned(position); }

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
  Ranking(const Position& position, const BotSpec& spec, u64 seed, const Thinking& thinking)
      : spec_(spec),
        thinking_(thinking),
        futures_(position.active, future_limits(), seed),
        gives_chances_(gives_chances(spec, position)),
        other_sides_(other_sides(position)) {
    TurnLimits limits = spec.turns;
    limits.most = spec.candidates;
    limits.must_stop = stop_asked();
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
    tell_best(candidates_[0]);
    if (spec_.skill >= Skill::reply && candidates_.size() > 1) look_ahead();
    tell_best(candidates_[0]);
    std::vector<TurnPlan> turns;
    for (Candidate& candidate : candidates_) {
      turns.push_back(std::move(candidate.turn));
      turns.back().value = chance_of(turns.back().value);
    }
    return turns;
  }

 private:
  [[nodiscard]] FutureLimits future_limits() const {
    FutureLimits limits = spec_.future;
    limits.reply.must_stop = stop_asked();
    return limits;
  }

  // Nobody is asked for every position if nobody could answer.
  [[nodiscard]] const MustStop* stop_asked() const { return thinking_.must_stop ? &must_stop_ : nullptr; }

  // Once and for all.
  bool is_stopped() {
    if (!is_stopped_) is_stopped_ = thinking_.must_stop && thinking_.must_stop();
    return is_stopped_;
  }

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
      if (is_stopped_ || is_late() || is_settled(left)) break;
      left = (left + 1) / 2;
    }
    for (Candidate& candidate : candidates_) {
      if (!candidate.seen.empty()) candidate.turn.value = candidate.expectation.value();
    }
  }

  // The same futures for all, one after another, so that they can be compared whenever the time is up.
  void look_at_best(std::size_t count, int glimpses, int round, int rounds) {
    for (int i = 0; !is_stopped_ && (spec_.milliseconds > 0 ? !is_late(round + 1, rounds) : i < glimpses); ++i) {
      for (std::size_t k = 0; k < count; ++k) {
        Candidate& candidate = candidates_[k];
        const Futures::Glimpse glimpse = futures_.look(candidate.turn.after, static_cast<int>(candidate.seen.size()));
        if (is_stopped_) return;  // it has not been looked at to its end
        candidate.expectation.add(glimpse);
        candidate.seen.push_back(glimpse.value);
        if (is_late()) return;
      }
      if (thinking_.progress) thinking_.progress(percent_done(round, rounds, i + 1, glimpses));
      tell_best(*best_of(count));
      if (is_settled(count)) return;
    }
  }

  // Deep thinks no longer when one of these candidates is clearly the best.
  [[nodiscard]] bool is_settled(std::size_t count) const {
    if (spec_.skill != Skill::deep) return false;
    const auto end = candidates_.begin() + static_cast<std::ptrdiff_t>(count);
    const auto best = best_of(count);
    return std::all_of(candidates_.begin(), end,
                       [&](const Candidate& other) { return &other == &*best || is_clearly_better(*best, other); });
  }

  [[nodiscard]] std::vector<Candidate>::const_iterator best_of(std::size_t count) const {
    return std::min_element(candidates_.begin(), candidates_.begin() + static_cast<std::ptrdiff_t>(count), is_better);
  }

  void tell_best(const Candidate& candidate) {
    if (!thinking_.best || told_ == candidate.turn.mark) return;
    told_ = candidate.turn.mark;
    TurnPlan turn = candidate.turn;
    turn.value = chance_of(candidate.seen.empty() ? turn.value : candidate.expectation.value());
    thinking_.best(turn);
  }

  // What the bot compares, as a chance.
  [[nodiscard]] int chance_of(int value) const { return gives_chances_ ? value : chance_with(value, other_sides_); }

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
  const Thinking& thinking_;
  bool is_stopped_ = false;
  MustStop must_stop_ = [this] { return is_stopped(); };
  Futures futures_;
  bool gives_chances_;
  int other_sides_;
  std::optional<u64> told_;  // the mark of the turn that was told last as the best
  std::vector<Candidate> candidates_;
  Clock::time_point start_ = spec_.milliseconds > 0 ? Clock::now() : Clock::time_point();
};

}  // namespace

int chance_after_turn(const Position& after, Seat seat, const BotSpec& spec, u64 seed) {
  const Futures futures(seat, spec.future, seed);
  Expectation expectation(after);
  for (int i = 0; i < spec.futures; ++i) expectation.add(futures.look(after, i));
  return gives_chances(spec, after) ? expectation.value() : chance_with(expectation.value(), other_sides(after));
}

std::vector<TurnPlan> rank_turns(const Position& position, const BotSpec& spec, u64 seed, const Thinking& thinking) {
  return Ranking(position, spec, seed, thinking).rank();
}

}  // namespace nhx
