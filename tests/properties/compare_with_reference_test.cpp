#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <gtest/gtest.h>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "notation/position/position_text.h"

#include "properties/comparison.h"
#include "properties/deals.h"

// The engine against the reference on random positions. NHX_COMPARE is the number of positions, NHX_COMPARE_FROM the number of the first,
// NHX_COMPARE_THREADS how many work at it; long runs tell on stderr how far they are.
namespace nhx::properties {
namespace {

constexpr int kDifferencesShown = 5;
#ifdef NDEBUG
constexpr u64 kPositions = 100'000;
#else
constexpr u64 kPositions = 10'000;
#endif

u64 setting(const char* name, u64 otherwise) {
  const char* text = std::getenv(name);
  return text != nullptr ? std::strtoull(text, nullptr, 10) : otherwise;
}

struct Tally {
  std::atomic<u64> next = 0;
  std::atomic<u64> complete = 0;
  std::atomic<u64> with_choices = 0;
  std::atomic<u64> differences = 0;
  std::mutex printing;
};

void compare_position(u64 number, Tally& tally) {
  const Position position = position_number(number);
  std::string difference = evaluation_difference(position);
  const Comparison battle = compare_outcomes(position, 0);
  difference += battle.difference;
  if (battle.complete) ++tally.complete;
  if (battle.outcomes > 1) ++tally.with_choices;
  if (difference.empty() || ++tally.differences > kDifferencesShown) return;
  const std::lock_guard lock(tally.printing);
  ADD_FAILURE() << "position " << number << "\n" << to_text(position) << difference;
}

void work(u64 first, u64 end, Tally& tally) {
  for (u64 number = first + tally.next++; number < end; number = first + tally.next++) compare_position(number, tally);
}

void report_progress(u64 count, Tally& tally) {
  using Clock = std::chrono::steady_clock;
  const auto start = Clock::now();
  auto shown = start;
  for (u64 done = tally.next; done < count; done = tally.next) {
    std::this_thread::sleep_for(std::chrono::milliseconds(200));
    if (Clock::now() - shown < std::chrono::seconds(10)) continue;
    shown = Clock::now();
    const double rate = static_cast<double>(done) / std::chrono::duration<double>(shown - start).count();
    std::fprintf(stderr, "%llu of %llu positions, %.0f a second, %.0f s left, %llu different\n", static_cast<unsigned long long>(done),
                 static_cast<unsigned long long>(count), rate, static_cast<double>(count - done) / rate,
                 static_cast<unsigned long long>(tally.differences));
  }
}

TEST(CompareWithReference, EvaluationAndAllOutcomesAreTheSame) {
  const u64 first = setting("NHX_COMPARE_FROM", 0);
  const u64 count = setting("NHX_COMPARE", kPositions);
  const u64 threads = setting("NHX_COMPARE_THREADS", 2);
  Tally tally;
  std::vector<std::thread> workers(threads);
  for (std::thread& worker : workers) worker = std::thread([&] { work(first, first + count, tally); });
  if (count > kPositions) report_progress(count, tally);
  for (std::thread& worker : workers) worker.join();
  EXPECT_EQ(tally.differences, 0U);
  EXPECT_GE(tally.complete, count - count / 100) << "too many Battles have more choices than the limit";
  RecordProperty("with_choices", std::to_string(tally.with_choices));
}

}  // namespace
}  // namespace nhx::properties
