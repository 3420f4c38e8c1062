#include "match/match.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <fstream>
#include <mutex>
#include <nlohmann/json.hpp>
#include <sstream>
#include <thread>

#include "cli/commands.h"
#include "cli/match_score.h"
#include "cli/named_bot.h"
#include "cli/terminal.h"
#include "match/score.h"
#include "notation/words.h"

// Two bots against each other over the grid of armies.
namespace nhx::cli {

namespace {

constexpr double kSprtBound = 2.944;  // one error in twenty, either way

struct Played {
  bool done = false;
  PairResult result;
};

std::string fixed(double value, int digits) {
  char text[32];
  std::snprintf(text, sizeof text, "%.*f", digits, value);
  return text;
}

class Match {
 public:
  explicit Match(const MatchOptions& options) : options_(options), pairs_(static_cast<std::size_t>(options.pairs)) {}

  int run() {
    if (!finish()) return kBadInput;
    print(options_.json ? json() : text());
    return log_problem_.empty() ? kOk : kBadInput;
  }

  // Plays what is not played yet; false when it cannot be.
  bool finish() {
    if (!read_bot(options_.a, a_) || !read_bot(options_.b, b_) || !read_armies() || !read_log()) return false;
    play();
    if (!log_problem_.empty()) complain(log_problem_);
    return true;
  }

  [[nodiscard]] Score whole() const {
    Score score;
    for (const Played& played : pairs_) {
      if (played.done) score.add(played.result.points);
    }
    return score;
  }

 private:
  static bool read_bot(const std::string& text, BotSpec& spec) {
    std::string fault;
    const std::optional<NamedBot> bot = parse_named_bot(text, fault);
    if (!bot) {
      complain("nhx: bot: " + fault + "\n");
      return false;
    }
    spec = bot->spec_in(start_of(Contest{}));
    return true;
  }

  bool read_armies() {
    for (const std::string& word : options_.armies) {
      const std::optional<Army> army = parse_army(word);
      if (!army) {
        complain("nhx: army: There is no army '" + word + "'.\n");
        return false;
      }
      armies_.push_back(*army);
    }
    for (int army = 0; army < kArmies && options_.armies.empty(); ++army) armies_.push_back(static_cast<Army>(army));
    return true;
  }

  // The first line of a log says what is played; the others are finished pairs.
  [[nodiscard]] std::string heading() const {
    std::string text = "nhx match " + options_.a + " " + options_.b + " " + std::to_string(options_.seed);
    for (const Army army : armies_) text += " " + std::string(spec_of(army).word);
    return text;
  }

  bool read_log() {
    if (options_.log.empty()) return true;
    std::ifstream file(options_.log);
    std::string line;
    if (file && std::getline(file, line) && line != heading()) {
      complain("nhx: log: " + options_.log + " is of another match:\n  " + line + "\n  " + heading() + "\n");
      return false;
    }
    const bool is_new = line.empty();
    while (std::getline(file, line)) {
      std::istringstream words(line);
      std::size_t index = 0;
      Played played;
      played.done = true;
      PairResult& pair = played.result;
      if (!(words >> index >> pair.points >> pair.turns[0] >> pair.turns[1] >> pair.nanoseconds[0] >> pair.nanoseconds[1])) break;
      if (index < pairs_.size() && pair.points >= 0 && pair.points <= 4) pairs_[index] = played;
    }
    log_.open(options_.log, std::ios::app);
    if (is_new) log_ << heading() << std::endl;
    if (log_) return true;
    complain("nhx: unwritable: " + options_.log + " cannot be written.\n");
    return false;
  }

  [[nodiscard]] Contest contest(std::size_t index) const {
    const std::size_t cell = index % (armies_.size() * armies_.size());
    Rng rng(options_.seed ^ (index + 1) * 0x9E3779B97F4A7C15ULL);
    return {.a = a_, .b = b_, .first = armies_[cell / armies_.size()], .second = armies_[cell % armies_.size()], .seed = rng.next()};
  }

  void play() {
    begin_ = std::chrono::steady_clock::now();
    std::vector<std::jthread> workers;
    for (int i = 0; i < options_.threads; ++i) workers.emplace_back([this] { work(); });
  }

  void work() {
    for (std::size_t index = next_++; index < pairs_.size() && !is_decided_; index = next_++) {
      if (pairs_[index].done) continue;
      const PairResult pair = play_pair(contest(index));
      const std::lock_guard lock(mutex_);
      pairs_[index] = {.done = true, .result = pair};
      ++fresh_;
      if (log_.is_open()) {
        log_ << index << ' ' << pair.points << ' ' << pair.turns[0] << ' ' << pair.turns[1] << ' ' << pair.nanoseconds[0] << ' '
             << pair.nanoseconds[1] << std::endl;
        if (!log_) log_problem_ = "nhx: unwritable: " + options_.log + " cannot be written.\n";
      }
      const Score score = whole();
      if (options_.sprt.size() == 2) is_decided_ = std::abs(score.log_likelihood_ratio(options_.sprt[0], options_.sprt[1])) > kSprtBound;
      tell_progress(score);
    }
  }

  void tell_progress(const Score& score) {
    const auto now = std::chrono::steady_clock::now();
    if (now - told_ < std::chrono::seconds(10)) return;
    told_ = now;
    const double rate = static_cast<double>(fresh_) / std::chrono::duration<double>(now - begin_).count();
    const double left = static_cast<double>(pairs_.size() - score.pairs()) / rate;
    complain(std::to_string(score.pairs()) + " of " + std::to_string(pairs_.size()) + " pairs, " + fixed(100 * score.share(), 1) + " +- " +
             fixed(100 * score.interval(), 1) + " %, " + fixed(rate, 2) + " pairs a second, " + fixed(left, 0) + " s left\n");
  }

  struct Cell {
    Army first;
    Army second;
    Score score;
  };

  [[nodiscard]] std::vector<Cell> cells() const {
    std::vector<Cell> cells;
    for (const Army first : armies_) {
      for (const Army second : armies_) cells.push_back({first, second, {}});
    }
    for (std::size_t i = 0; i < pairs_.size(); ++i) {
      if (pairs_[i].done) cells[i % cells.size()].score.add(pairs_[i].result.points);
    }
    return cells;
  }

  [[nodiscard]] static Cell worst_of(const std::vector<Cell>& cells) {
    return *std::min_element(cells.begin(), cells.end(), [](const Cell& a, const Cell& b) { return a.score.share() < b.score.share(); });
  }

  [[nodiscard]] double milliseconds_per_turn(std::size_t bot) const {
    u64 turns = 0;
    u64 nanoseconds = 0;
    for (const Played& played : pairs_) {
      turns += played.result.turns[bot];
      nanoseconds += played.result.nanoseconds[bot];
    }
    return turns == 0 ? 0 : static_cast<double>(nanoseconds) / 1e6 / static_cast<double>(turns);
  }

  [[nodiscard]] std::string text() const {
    const Score score = whole();
    const double low = elo_of(score.share() - score.interval());
    const double high = elo_of(score.share() + score.interval());
    const std::vector<Cell> grid = cells();
    const Cell worst = worst_of(grid);
    std::string text = options_.a + " against " + options_.b + ", " + std::to_string(score.pairs()) + " pairs, seed " +
                       std::to_string(options_.seed) + "\n";
    text += "score       " + fixed(100 * score.share(), 1) + " +- " + fixed(100 * score.interval(), 1) + " %\n";
    text += "Elo         " + fixed(elo_of(score.share()), 0) + " (" + fixed(low, 0) + " to " + fixed(high, 0) + ")\n";
    text += "pairs       ";
    for (std::size_t points = 0; points < score.counts().size(); ++points) {
      text += (points == 0 ? "" : ", ") + std::to_string(score.counts()[points]) + " with " + fixed(static_cast<double>(points) / 2, 1);
    }
    text += "\nworst cell  " + std::string(spec_of(worst.first).name) + " first, " + std::string(spec_of(worst.second).name) +
            " second: " + fixed(100 * worst.score.share(), 1) + " % of " + std::to_string(worst.score.pairs()) + " pairs\n";
    if (options_.sprt.size() == 2) {
      text += "SPRT        " + fixed(score.log_likelihood_ratio(options_.sprt[0], options_.sprt[1]), 2) + " of -2.94 to 2.94\n";
    }
    return text + "a turn      " + fixed(milliseconds_per_turn(0), 1) + " and " + fixed(milliseconds_per_turn(1), 1) + " ms\n";
  }

  [[nodiscard]] std::string json() const {
    const Score score = whole();
    nlohmann::ordered_json json = {{"a", options_.a},
                                   {"b", options_.b},
                                   {"seed", options_.seed},
                                   {"pairs", score.pairs()},
                                   {"score", score.share()},
                                   {"interval", score.interval()},
                                   {"elo", elo_of(score.share())},
                                   {"counts", score.counts()},
                                   {"milliseconds", {milliseconds_per_turn(0), milliseconds_per_turn(1)}}};
    if (options_.sprt.size() == 2) json["llr"] = score.log_likelihood_ratio(options_.sprt[0], options_.sprt[1]);
    for (const Cell& cell : cells()) {
      json["cells"].push_back({{"first", spec_of(cell.first).word},
                               {"second", spec_of(cell.second).word},
                               {"pairs", cell.score.pairs()},
                               {"score", cell.score.share()}});
    }
    return json.dump(2) + "\n";
  }

  const MatchOptions& options_;
  BotSpec a_;
  BotSpec b_;
  std::vector<Army> armies_;
  std::vector<Played> pairs_;
  std::ofstream log_;
  std::string log_problem_;
  std::mutex mutex_;
  std::atomic<std::size_t> next_ = 0;
  std::atomic<bool> is_decided_ = false;
  u64 fresh_ = 0;  // played in this run
  std::chrono::steady_clock::time_point begin_;
  std::chrono::steady_clock::time_point told_ = std::chrono::steady_clock::now();
};

}  // namespace

int match(const MatchOptions& options) { return Match(options).run(); }

std::optional<Score> play_match(const MatchOptions& options) {
  Match match(options);
  if (!match.finish()) return std::nullopt;
  return match.whole();
}

}  // namespace nhx::cli
