#include <algorithm>
#include <atomic>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <mutex>
#include <optional>
#include <thread>
#include <type_traits>

#include "cli/commands.h"
#include "cli/terminal.h"
#include "learn/openings.h"
#include "learn/self_play.h"
#include "learn/trainer.h"
#include "learn/weights_text.h"

// Self-play and learning by turns: generation after generation, each with the network of the one before. Everything finished is kept in a
// folder, so that a stopped training goes on where it was.
namespace nhx::cli {

namespace {

namespace fs = std::filesystem;

constexpr u32 kGamesInFile = 250;
constexpr u32 kGenerationGames = 1'000'000;  // games of different generations never have the same number

// Bytes of plain values: folders of a training are for the machine that wrote them.
template <class Item>
bool write_items(const fs::path& path, const Item* items, std::size_t count) {
  static_assert(std::is_trivially_copyable_v<Item>);
  const fs::path unfinished = path.string() + ".part";
  std::ofstream file(unfinished, std::ios::binary);
  file.write(reinterpret_cast<const char*>(items), static_cast<std::streamsize>(count * sizeof(Item)));
  file.close();
  std::error_code error;
  if (file) fs::rename(unfinished, path, error);
  return file && !error;
}

template <class Item>
bool read_items(const fs::path& path, std::vector<Item>& items) {
  static_assert(std::is_trivially_copyable_v<Item>);
  std::ifstream file(path, std::ios::binary | std::ios::ate);
  if (!file || file.tellg() % static_cast<std::streamoff>(sizeof(Item)) != 0) return false;
  const std::size_t first = items.size();
  items.resize(first + static_cast<std::size_t>(file.tellg()) / sizeof(Item));
  file.seekg(0);
  file.read(reinterpret_cast<char*>(items.data() + first), static_cast<std::streamsize>((items.size() - first) * sizeof(Item)));
  return static_cast<bool>(file);
}

bool write_text(const std::string& path, const std::string& text) {
  std::ofstream file(path);
  file << text;
  file.close();
  return static_cast<bool>(file);
}

class Training {
 public:
  explicit Training(const TrainOptions& options) : options_(options) {}

  int run() {
    std::error_code error;
    fs::create_directories(options_.folder, error);
    if (error) return unwritable(options_.folder);
    std::optional<Network> network;
    for (int generation = 0; generation < options_.generations; ++generation) {
      if (!play(generation, network ? &*network : nullptr)) return unwritable(options_.folder);
      network = learn(generation);
      if (!network) return kBadInput;
    }
    // The first generation plays unlike the bots that use the openings.
    const int last = options_.generations - 1;
    const std::optional<std::vector<Lesson>> lessons = read_games(std::min(1, last), last);
    if (!lessons) return kBadInput;
    if (!write_text(options_.openings, openings_text(fit_openings(*lessons)))) return unwritable(options_.openings);
    if (!write_text(options_.write, weights_text(*network))) return unwritable(options_.write);
    print("The network is written to " + options_.write + ", what places of HQs are worth to " + options_.openings +
          "; the next build uses them if these are the files in src/ai.\n");
    return kOk;
  }

 private:
  static int unwritable(const std::string& path) {
    complain("nhx: unwritable: " + path + " cannot be written.\n");
    return kBadInput;
  }

  [[nodiscard]] fs::path file_of(int generation, const std::string& name) const {
    return fs::path(options_.folder) / ("generation-" + std::to_string(generation) + "-" + name);
  }
  [[nodiscard]] fs::path games_file(int generation, u32 first) const { return file_of(generation, std::to_string(first) + ".games"); }
  [[nodiscard]] u32 files() const { return (static_cast<u32>(options_.games) + kGamesInFile - 1) / kGamesInFile; }

  bool play(int generation, const Network* network) {
    std::vector<u32> missing;
    for (u32 file = 0; file < files(); ++file) {
      if (!fs::exists(games_file(generation, file * kGamesInFile))) missing.push_back(file);
    }
    std::atomic<std::size_t> next = 0;
    std::atomic<bool> is_written = true;
    std::size_t done = 0;
    std::mutex mutex;
    const auto begin = std::chrono::steady_clock::now();
    const auto work = [&] {
      for (std::size_t i = next++; i < missing.size() && is_written; i = next++) {
        const u32 first = missing[i] * kGamesInFile;
        std::vector<Lesson> lessons;
        for (u32 game = first; game < std::min(first + kGamesInFile, static_cast<u32>(options_.games)); ++game) {
          play_to_learn(static_cast<u32>(generation) * kGenerationGames + game, network, lessons);
        }
        const std::lock_guard lock(mutex);
        if (!write_items(games_file(generation, first), lessons.data(), lessons.size())) is_written = false;
        const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
        const double rate = static_cast<double>(++done) / seconds;
        complain("generation " + std::to_string(generation) + ": " + std::to_string((files() - missing.size() + done) * kGamesInFile) +
                 " of " + std::to_string(options_.games) + " games, " + std::to_string(static_cast<int>(rate * kGamesInFile)) +
                 " a second, " + std::to_string(static_cast<int>(static_cast<double>(missing.size() - done) / rate)) + " s left\n");
      }
    };
    {
      std::vector<std::jthread> workers;
      for (int i = 0; i < options_.threads; ++i) workers.emplace_back(work);
    }
    return is_written;
  }

  // Of these generations.
  [[nodiscard]] std::optional<std::vector<Lesson>> read_games(int first, int last) const {
    std::vector<Lesson> lessons;
    for (int generation = first; generation <= last; ++generation) {
      for (u32 file = 0; file < files(); ++file) {
        const fs::path games = games_file(generation, file * kGamesInFile);
        if (read_items(games, lessons)) continue;
        complain("nhx: unreadable: " + games.string() + " is no file of games; remove it and they will be played again.\n");
        return std::nullopt;
      }
    }
    return lessons;
  }

  std::optional<Network> learn(int generation) {
    const fs::path path = file_of(generation, "network");
    std::vector<Network> known;
    if (read_items(path, known) && known.size() == 1) return known[0];
    const std::optional<std::vector<Lesson>> lessons = read_games(0, generation);
    if (!lessons) return std::nullopt;
    complain("learning from " + std::to_string(lessons->size()) + " positions\n");
    const Network network = train(*lessons, options_.rounds, [](const Round& round) {
      complain("round " + std::to_string(round.number) + ": log loss " + std::to_string(round.log_loss) + " bits, " +
               std::to_string(100 * round.accuracy) + " % right\n");
    });
    if (!write_items(path, &network, 1)) {
      unwritable(path.string());
      return std::nullopt;
    }
    return network;
  }

  const TrainOptions& options_;
};

}  // namespace

int train(const TrainOptions& options) { return Training(options).run(); }

}  // namespace nhx::cli
