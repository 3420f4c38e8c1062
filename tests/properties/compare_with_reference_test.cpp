#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <gtest/gtest.h>
#include <mutex>
#include <sstream>
#include <string>
#include <thread>

#include "engine/effects.h"
#include "notation/position_text.h"
#include "notation/words.h"

#include "properties/deals.h"
#include "properties/engine_outcomes.h"

// The engine against the reference on random positions. NHX_COMPARE is the number of positions, NHX_COMPARE_FROM the number of the first,
// NHX_COMPARE_THREADS how many work at it; long runs tell on stderr how far they are.
namespace nhx::properties {
namespace {

constexpr std::size_t kLimit = 3000;
constexpr int kDifferencesShown = 5;

u64 setting(const char* name, u64 otherwise) {
  const char* text = std::getenv(name);
  return text != nullptr ? std::strtoull(text, nullptr, 10) : otherwise;
}

struct View {
  int controller = kNoSeat;
  int scoped_by = kNoSeat;
  bool netted = false;
  reference::Bonus bonus;
  std::set<int> segments;
  friend bool operator==(const View&, const View&) = default;
};

std::string to_text(const View& view) {
  std::ostringstream out;
  out << "control " << view.controller + 1 << " scoped " << (view.scoped_by == kNoSeat ? 0 : view.scoped_by + 1)
      << (view.netted ? " netted" : " free") << " initiative " << view.bonus.initiative << " melee " << view.bonus.melee << " ranged "
      << view.bonus.ranged << " extra " << view.bonus.extra << " segments";
  for (const int segment : view.segments) out << ' ' << segment;
  return out.str();
}

View engine_view(const Position& position, const Effects& effects, Hex hex) {
  View view;
  view.controller = controller(position, effects, hex);
  view.scoped_by = effects.scoped_by(hex);
  view.netted = effects.netted.has(hex);
  const Bonus& bonus = effects.bonus[hex];
  view.bonus = {bonus.initiative, bonus.melee, bonus.ranged, bonus.extra};
  const u16 segments = initiatives(position, effects, hex);
  for (int i = 0; i < 16; ++i) {
    if (((segments >> i) & 1) != 0) view.segments.insert(i);
  }
  return view;
}

View reference_view(const reference::Evaluation& evaluation, Hex hex) {
  View view;
  view.controller = evaluation.controller.at(hex);
  if (evaluation.scoped_by.contains(hex)) view.scoped_by = evaluation.scoped_by.at(hex);
  view.netted = evaluation.netted.contains(hex);
  view.bonus = evaluation.bonus.at(hex);
  view.segments = evaluation.segments.at(hex);
  return view;
}

// Empty when both see the same.
std::string evaluation_difference(const Position& position) {
  const reference::Evaluation evaluation = reference::evaluate(position);
  const Effects effects = evaluate(position);
  std::string difference;
  for (const Hex hex : position.units) {
    const View engine = engine_view(position, effects, hex);
    const View expected = reference_view(evaluation, hex);
    if (engine == expected) continue;
    const std::string word = hex_word(hex, position.large_board);
    difference += word + " engine:    " + to_text(engine) + "\n" + word + " reference: " + to_text(expected) + "\n";
  }
  return difference;
}

std::string to_text(const reference::Result& result, bool large_board) {
  std::ostringstream out;
  out << "hp";
  for (const int hp : result.hp) out << ' ' << hp;
  for (const auto& tile : result.tiles) {
    out << ", " << hex_word(tile.hex, large_board) << ' ' << tile.seat + 1 << ' ' << spec_of(tile.tile).word << ' '
        << direction_word(direction_at(tile.facing));
    if (tile.wounds > 0) out << " wounds " << tile.wounds;
  }
  for (const Seat seat : result.to_pile) out << ", to pile " << seat + 1;
  return out.str();
}

struct Comparison {
  std::string difference;
  bool complete = true;
  std::size_t outcomes = 0;
};

Comparison compare_outcomes(const Position& position, Seat causer) {
  Comparison comparison;
  const auto engine = engine_outcomes(position, causer, kLimit);
  const auto expected = engine ? reference::outcomes(position, causer, kLimit) : std::nullopt;
  comparison.complete = engine.has_value() && expected.has_value();
  if (!comparison.complete) return comparison;
  comparison.outcomes = expected->size();
  for (const auto& result : *engine) {
    if (!expected->contains(result)) comparison.difference += "engine only:    " + to_text(result, position.large_board) + "\n";
  }
  for (const auto& result : *expected) {
    if (!engine->contains(result)) comparison.difference += "reference only: " + to_text(result, position.large_board) + "\n";
  }
  return comparison;
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
  const u64 count = setting("NHX_COMPARE", 100'000);
  const u64 threads = setting("NHX_COMPARE_THREADS", 2);
  Tally tally;
  std::vector<std::thread> workers;
  for (u64 i = 0; i < threads; ++i) workers.emplace_back([&] { work(first, first + count, tally); });
  if (count > 100'000) report_progress(count, tally);
  for (std::thread& worker : workers) worker.join();
  EXPECT_EQ(tally.differences, 0U);
  EXPECT_GE(tally.complete, count - count / 100) << "too many Battles have more choices than the limit";
  RecordProperty("with_choices", std::to_string(tally.with_choices));
}

}  // namespace
}  // namespace nhx::properties
