#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "ai/turns.h"
#include "core/rng.h"

// Bots for every mode and board. They see what every player sees and never the order of a pile; the same positions and seed give the
// same decisions.
namespace nhx {

enum class Skill : u8 {
  random,  // any legal action
  greedy,  // the best action, one at a time
  turn,    // the best whole turn
  reply,   // the best whole turn after what opponents are likely to do
};

struct BotSpec {
  Skill skill = Skill::greedy;
  TurnLimits turns{};
  int candidates = 16;  // turns whose replies are looked at
  int futures = 8;      // for each of them
  TurnLimits reply{.beam = 2, .nodes = 800, .most = 1};
};

// "greedy", "turn:beam=24,nodes=8000", "reply:futures=8,candidates=12": what is not said is as above. Otherwise `fault` is a sentence.
std::optional<BotSpec> parse_bot(std::string_view text, std::string& fault);

// One line for each kind of bot and each of its settings.
std::string about_bots();

// Hears now and then how much of the thinking is done, in percent.
using Progress = std::function<void(int percent)>;

// The turns that a bot of this kind considers, the best first, each with the chance to win in ten thousandths as its value. Somebody must
// be in Phase::discard or Phase::play.
std::vector<Turn> rank_turns(const Position& position, const BotSpec& spec, u64 seed, const Progress& progress);

class Bot {
 public:
  Bot(const BotSpec& spec, u64 seed) : spec_(spec), rng_(seed) {}

  // Somebody must be asked: not for Phase::draw or Phase::over.
  Action choose(const Position& position, const Progress& progress = {});

  // What it means to do next in the same turn, if nothing unexpected happens: each action follows when the one before has been carried out
  // and whatever was asked has been answered.
  [[nodiscard]] std::vector<Action> plan() const;

 private:
  void make_plan(const Position& position, const Progress& progress);

  BotSpec spec_;
  Rng rng_;
  FixedVector<Action, kTurnActions> plan_;  // what is still to be done in this turn
  std::size_t next_ = 0;
  Position expected_;  // where the plan goes on
};

}  // namespace nhx
