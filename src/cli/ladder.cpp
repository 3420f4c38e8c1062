#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>

#include "cli/input.h"
#include "cli/match_score.h"
#include "cli/terminal.h"

// Every bot against every other one, and how strong that makes them.
namespace nhx::cli {

namespace {

namespace fs = std::filesystem;

constexpr int kRounds = 2'000;  // of the fit: far more than it needs

// The part of a text that is the ladder's; the rest belongs to whoever wrote it.
constexpr std::string_view kBegin = "<!-- written by nhx ladder -->\n";
constexpr std::string_view kEnd = "<!-- end of the ladder -->\n";

std::string whole(double value) { return std::to_string(std::lround(value)); }

class Ladder {
 public:
  explicit Ladder(const LadderOptions& options)
      : options_(options), size_(options.bots.size()), scores_(size_ * size_), elo_(size_, 0.0), error_(size_, 0.0) {}

  int run() {
    if (!read_rest()) return kBadInput;
    std::error_code error;
    fs::create_directories(options_.folder, error);
    if (error) return unwritable(options_.folder);
    for (std::size_t a = 0; a < size_; ++a) {
      for (std::size_t b = a + 1; b < size_; ++b) {
        complain(options_.bots[a] + " against " + options_.bots[b] + "\n");
        const std::optional<Score> score = play_match(match_of(a, b));
        if (!score) return kBadInput;
        scores_[a * size_ + b] = *score;
      }
    }
    fit();
    if (!options_.write.empty()) return write();
    print(table());
    return kOk;
  }

 private:
  // What stands before and after the ladder in the file to write, if there is one already.
  bool read_rest() {
    std::error_code error;
    if (options_.write.empty() || !fs::exists(options_.write, error)) return true;
    const Parsed<std::string> text = read_text(options_.write);
    if (!text.ok()) {
      complain(text.faults, options_.write);
      return false;
    }
    const std::size_t begin = text.value->find(kBegin);
    const std::size_t end = text.value->find(kEnd, begin);
    if (begin == std::string::npos || end == std::string::npos) {
      complain("nhx: occupied: " + options_.write + " has no place for a ladder: the lines\n" + std::string(kBegin) + std::string(kEnd));
      return false;
    }
    before_ = text.value->substr(0, begin);
    after_ = text.value->substr(end + kEnd.size());
    return true;
  }

  [[nodiscard]] int write() const {
    const std::string plot_name = fs::path(options_.write).replace_extension("svg").string();
    std::ofstream text(options_.write);
    std::ofstream plot(plot_name);
    text << before_ << kBegin << table() << "\n![Elo of the bots with 95 % intervals](" << fs::path(plot_name).filename().string() << ")\n"
         << kEnd << after_;
    plot << picture();
    text.close();
    plot.close();
    if (!text) return unwritable(options_.write);
    return plot ? kOk : unwritable(plot_name);
  }

  static int unwritable(const std::string& path) {
    complain("nhx: unwritable: " + path + " cannot be written.\n");
    return kBadInput;
  }

  [[nodiscard]] MatchOptions match_of(std::size_t a, std::size_t b) const {
    MatchOptions match;
    match.a = options_.bots[a];
    match.b = options_.bots[b];
    match.pairs = options_.pairs;
    match.seed = options_.seed + a * size_ + b;
    match.threads = options_.threads;
    match.log = (fs::path(options_.folder) / (std::to_string(a + 1) + "-" + std::to_string(b + 1) + ".log")).string();
    return match;
  }

  // The share of points that a won against b.
  [[nodiscard]] double share(std::size_t a, std::size_t b) const {
    return a < b ? scores_[a * size_ + b].share() : 1 - scores_[b * size_ + a].share();
  }

  // Elo ratings that explain all shares together (the Bradley-Terry model); the first bot has 0. The errors are of a bot's own matches, as
  // if all others were known.
  void fit() {
    for (int round = 0; round < kRounds; ++round) {
      for (std::size_t a = 0; a < size_; ++a) {
        double surplus = 0;
        for (std::size_t b = 0; b < size_; ++b) {
          if (a != b) surplus += share(a, b) - share_of(elo_[a] - elo_[b]);
        }
        elo_[a] += 200 * surplus / static_cast<double>(size_);
      }
    }
    const double first = elo_[0];
    for (double& elo : elo_) elo -= first;
    for (std::size_t a = 0; a < size_; ++a) {
      double variance = 0;
      double slope = 0;
      for (std::size_t b = 0; b < size_; ++b) {
        if (a == b) continue;
        const double expected = share_of(elo_[a] - elo_[b]);
        const double interval = scores_[std::min(a, b) * size_ + std::max(a, b)].interval();
        variance += interval * interval;
        slope += expected * (1 - expected) * std::log(10.0) / 400;
      }
      error_[a] = std::sqrt(variance) / std::max(slope, 1e-6);
    }
  }

  [[nodiscard]] std::string table() const {
    std::string text = "| | bot | Elo |";
    for (std::size_t b = 0; b < size_; ++b) text += " " + std::to_string(b + 1) + " |";
    text += "\n|---|---|---|";
    for (std::size_t b = 0; b < size_; ++b) text += "---|";
    for (std::size_t a = 0; a < size_; ++a) {
      text += "\n| " + std::to_string(a + 1) + " | `" + options_.bots[a] + "` | " + whole(elo_[a]) + " +- " + whole(error_[a]) + " |";
      for (std::size_t b = 0; b < size_; ++b) text += a == b ? " |" : " " + whole(100 * share(a, b)) + " % |";
    }
    text += "\n\nA row has the share of points against each other bot. Made by `nhx ladder";
    for (const std::string& bot : options_.bots) text += " " + bot;
    return text + " --pairs " + std::to_string(options_.pairs) + " --seed " + std::to_string(options_.seed) + "`.\n";
  }

  // A point with its interval for each bot, on a line of Elo.
  [[nodiscard]] std::string picture() const {
    constexpr int kLeft = 20;
    constexpr int kWidth = 680;
    constexpr int kRow = 36;
    const double low = *std::min_element(elo_.begin(), elo_.end()) - 100;
    const double high = *std::max_element(elo_.begin(), elo_.end()) + 100;
    const auto at = [&](double elo) { return whole(kLeft + kWidth * (std::clamp(elo, low, high) - low) / (high - low)); };
    const int height = kRow * static_cast<int>(size_) + 40;
    std::string svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 720 " + std::to_string(height) +
                      "\" font-family=\"sans-serif\" font-size=\"12\">\n<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n";
    for (double elo = std::ceil(low / 100) * 100; elo <= high; elo += 100) {
      svg += "<path d=\"M" + at(elo) + " 0V" + std::to_string(height - 22) + "\" stroke=\"#ddd\"/>\n<text x=\"" + at(elo) + "\" y=\"" +
             std::to_string(height - 6) + "\" text-anchor=\"middle\" fill=\"#555\">" + whole(elo) + "</text>\n";
    }
    for (std::size_t a = 0; a < size_; ++a) {
      const std::string y = std::to_string(kRow * static_cast<int>(a) + 26);
      const std::string above = std::to_string(kRow * static_cast<int>(a) + 16);
      svg += "<path d=\"M" + at(elo_[a] - error_[a]) + " " + y + "H" + at(elo_[a] + error_[a]) +
             "\" stroke=\"#b5651d\" stroke-width=\"4\"/>\n<circle cx=\"" + at(elo_[a]) + "\" cy=\"" + y +
             "\" r=\"5\" fill=\"#b5651d\"/>\n<text x=\"" + at(elo_[a]) + "\" y=\"" + above + "\" text-anchor=\"middle\">" +
             options_.bots[a].substr(0, options_.bots[a].find(':')) + " (" + std::to_string(a + 1) + ")</text>\n";
    }
    return svg + "</svg>\n";
  }

  const LadderOptions& options_;
  std::string before_;
  std::string after_;
  std::size_t size_;
  std::vector<Score> scores_;
  std::vector<double> elo_;
  std::vector<double> error_;
};

}  // namespace

int ladder(const LadderOptions& options) { return Ladder(options).run(); }

}  // namespace nhx::cli
