#pragma once

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

int show(const ShowOptions& options);
int state(const StateOptions& options);
int battle(const BattleOptions& options);
int check(const CheckOptions& options);
int tiles(const TilesOptions& options);
int bench(const BenchOptions& options);
int demo(const DemoOptions& options);

}  // namespace nhx::cli
