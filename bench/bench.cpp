#include "bench/bench.h"

#include <algorithm>
#include <chrono>
#include <cstdio>

#include "bench/workload.h"

namespace nhx {

namespace {

constexpr int kRounds = 41;  // the fastest counts: other programs on the machine can only slow a round down

double seconds_now() { return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count(); }

template <class Work>
double fastest_nanoseconds(std::size_t items, int rounds, Work work) {
  double fastest = 1e18;
  for (int i = 0; i < rounds; ++i) {
    const double start = seconds_now();
    work();
    fastest = std::min(fastest, (seconds_now() - start) * 1e9 / static_cast<double>(items));
  }
  return fastest;
}

struct Report {
  std::array<double, kBenchSizes.size()> battle{};
  double leaf = 0;
  double copy = 0;
  double games_per_second = 0;
  u64 signature = 0;
};

double measure_copies(const std::vector<Position>& positions) {
  std::vector<Position> copies(positions.size());
  return fastest_nanoseconds(positions.size(), kRounds, [&] { std::copy(positions.begin(), positions.end(), copies.begin()); });
}

double measure_battles(const std::vector<Position>& positions, double copy, Signature& signature) {
  std::vector<Position> fought(positions.size());
  const double with_copy = fastest_nanoseconds(positions.size(), kRounds, [&] {
    std::copy(positions.begin(), positions.end(), fought.begin());
    for (Position& position : fought) fight(position);
  });
  for (const Position& position : fought) signature.add(position);
  return std::max(0.0, with_copy - copy);
}

double measure_leaves(const std::vector<Position>& positions, Signature& signature) {
  const std::vector<Placement> placements = bench_placements(positions);
  u64 leaves = 0;
  const double nanoseconds = fastest_nanoseconds(positions.size(), kRounds, [&] { leaves = fight_leaves(positions, placements); });
  signature.add(leaves);
  return nanoseconds;
}

double measure_games(Signature& signature) {
  u64 games = 0;
  const double nanoseconds = fastest_nanoseconds(kBenchGames, kRounds, [&] { games = play_games(); });
  signature.add(games);
  return 1e9 / nanoseconds;
}

Report measure() {
  Report report;
  Signature signature;
  for (std::size_t i = 0; i < kBenchSizes.size(); ++i) {
    const std::vector<Position> positions = bench_positions(kBenchSizes[i]);
    if (i == 0) report.copy = measure_copies(positions);
    report.battle[i] = measure_battles(positions, report.copy, signature);
    if (kBenchSizes[i] == kLeafSize) report.leaf = measure_leaves(positions, signature);
  }
  report.games_per_second = measure_games(signature);
  report.signature = signature.value();
  return report;
}

template <class... Values>
void append(std::string& text, const char* format, Values... values) {
  std::array<char, 256> line{};
  const int length = std::snprintf(line.data(), line.size(), format, values...);
  text.append(line.data(), static_cast<std::size_t>(length));
}

}  // namespace

std::string bench_report(bool json) {
  const Report report = measure();
  std::string text;
  if (json) {
    text += "{\"battle_ns\": {";
    for (std::size_t i = 0; i < kBenchSizes.size(); ++i)
      append(text, "%s\"%d\": %.1f", i == 0 ? "" : ", ", kBenchSizes[i], report.battle[i]);
    append(text,
           "}, \"leaf_ns\": %.1f, \"copy_ns\": %.2f, \"copies_per_second\": %.0f, \"games_per_second\": %.0f, \"signature\": \"%016llx\", ",
           report.leaf, report.copy, 1e9 / report.copy, report.games_per_second, static_cast<unsigned long long>(report.signature));
    append(text, "\"quick_signature\": \"%016llx\"}\n", static_cast<unsigned long long>(quick_signature()));
    return text;
  }
  append(text, "%d positions of each size, all army pairs, one core; fastest of %d rounds\n\n", kBenchPositions, kRounds);
  for (std::size_t i = 0; i < kBenchSizes.size(); ++i) {
    append(text, "battle, %2d units      %8.1f ns   %5.0f copies\n", kBenchSizes[i], report.battle[i], report.battle[i] / report.copy);
  }
  append(text, "leaf (10 units + 1)   %8.1f ns   %5.0f copies   copy, place, battle\n", report.leaf, report.leaf / report.copy);
  append(text, "copy of a position    %8.2f ns   %5.0f million a second, %zu bytes\n", report.copy, 1e3 / report.copy, sizeof(Position));
  append(text, "random games          %8.0f a second   two players, from the HQs to the winner\n", report.games_per_second);
  append(text, "signature             %016llx\n", static_cast<unsigned long long>(report.signature));
  return text;
}

}  // namespace nhx
