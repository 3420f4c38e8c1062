#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

// The commands of the program. Each takes what was typed as a plain value and returns the exit code.
namespace nhx::cli {

inline constexpr int kOk = 0;
inline constexpr int kCheckFailed = 1;
inline constexpr int kBadInput = 2;

struct ShowOptions {
  std::string file;
  std::optional<bool> colour;  // empty: when a person is looking
};

struct StateOptions {
  std::string file;
  bool json = false;
};

struct BattleOptions {
  std::string file;
  bool events = false;
  bool json = false;
  bool outcomes = false;
  bool first = false;   // every question gets its first answer
  std::string choices;  // "1 explode c4; 2 hold d3"
};

struct CheckOptions {
  std::vector<std::string> paths;
  bool verbose = false;
};

struct TilesOptions {
  std::string army;  // empty: all
  bool json = false;
};

struct BenchOptions {
  bool json = false;
};

struct DemoOptions {
  std::string file;  // empty: the example Battle of the 3.0 rulebook
  std::optional<bool> colour;
  bool step = false;
};

struct VerifyOptions {
  std::vector<std::string> paths;
};

struct LegalOptions {
  std::string file;
  std::string hex;  // only actions that name it; empty: all
  bool json = false;
};

struct PerftOptions {
  std::string file;
  int depth = 1;
  bool divide = false;  // a line for every first action
};

// What game to set up; empty words are left to the program.
struct GameOptions {
  std::string mode;                 // "two", "team" ...
  std::string board;                // "19", "37", "duel"
  std::string rules = "standard";   // a preset and options, joined by commas
  std::vector<std::string> armies;  // seat by seat
  std::uint64_t seed = 0;
  bool has_seed = false;
};

struct RandomOptions {
  GameOptions game;
  int games = 1;
  std::string write;  // folder for the records
};

struct MatchOptions {
  std::string a = "turn";
  std::string b = "greedy";
  int pairs = 98;
  std::uint64_t seed = 1;
  std::vector<std::string> armies;  // empty: all
  int threads = 1;
  std::vector<double> sprt;  // empty, or the two strengths to tell apart, in Elo
  std::string log;           // finished pairs are kept there and not played again
  bool json = false;
};

struct LadderOptions {
  std::vector<std::string> bots;
  int pairs = 98;
  std::uint64_t seed = 1;
  int threads = 1;
  std::string folder = "ladder";  // finished pairs are kept there
  std::string write;              // Markdown, and a picture beside it; empty: the table is printed
};

struct TrainOptions {
  std::string folder = "training";  // what is finished is kept there
  int games = 40'000;               // in each generation
  int generations = 3;
  int rounds = 5;  // of learning, after each generation
  int threads = 1;
  std::string write = "src/ai/value/learned_weights.inc";
  std::string openings = "src/ai/opening/openings.inc";
};

struct PlayOptions {
  GameOptions game;
  std::string file;               // a record to go on with, and where the game is saved; empty: a new game
  std::vector<std::string> bots;  // "2:skilled"
  std::optional<bool> colour;
};

struct ServeOptions {
  std::string host = "127.0.0.1";
  std::uint16_t port = 8080;  // 0: any free one
  std::string root = "web/dist";
};

int show(const ShowOptions& options);
int state(const StateOptions& options);
int battle(const BattleOptions& options);
int check(const CheckOptions& options);
int tiles(const TilesOptions& options);
int bench(const BenchOptions& options);
int demo(const DemoOptions& options);
int verify(const VerifyOptions& options);
int legal(const LegalOptions& options);
int perft(const PerftOptions& options);
int random(const RandomOptions& options);
int match(const MatchOptions& options);
int ladder(const LadderOptions& options);
int train(const TrainOptions& options);
int play(const PlayOptions& options);
int serve(const ServeOptions& options);
int talk();

}  // namespace nhx::cli
