#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "ai/search/futures.h"
#include "ai/search/rank.h"
#include "core/rng.h"

// Bots for every mode and board. They see what every player sees and never the order of a pile; the same positions and seed give the
// same decisions, unless a bot has to answer in time.
namespace nhx {

enum class Skill : u8 {
  random,   // any legal action
  greedy,   // the best action by static evaluation, one at a time
  turn,     // the best whole turn, by beam search
  reply,    // the best whole turn by Monte Carlo rollouts of the opponents' replies
  learned,  // the same, but ends of turns are judged by the network
  deep,     // the same with longer rollouts, shared out among the candidates by sequential halving
};

struct BotSpec {
  Skill skill = Skill::greedy;
  int noise = 0;  // of greedy: an action is chosen that is at most so many hundredths of an HQ point worse than the best
  TurnLimits turns{};
  int candidates = 16;  // turns whose replies are looked at
  int futures = 8;      // for each of them; for deep on average
  FutureLimits future{};
  int milliseconds = 0;  // to answer in; 0: candidates and futures alone decide, so that the same seed gives the same decisions
};

// "random" to "deep".
std::span<const std::string_view> skill_words();

// The usual settings of a kind of bot.
BotSpec usual_bot(Skill skill);

// "greedy", "turn:beam=24,nodes=8000", "reply:futures=8,candidates=12": what is not said is as usual. Otherwise `fault` is a sentence.
std::optional<BotSpec> parse_bot(std::string_view text, std::string& fault);

// One line for each kind of bot and each of its settings.
std::string about_bots();

class Bot {
 public:
  Bot(const BotSpec& spec, u64 seed) : spec_(spec), rng_(seed) {}

  // Somebody must be asked: not for Phase::draw or Phase::over.
  Action choose(const Position& position, const Thinking& thinking = {});

  // What it means to do next in the same turn, if nothing unexpected happens: each action follows when the one before has been carried out
  // and whatever was asked has been answered.
  [[nodiscard]] std::vector<Action> plan() const;

  // To win with the plan that it followed last, in ten thousandths; nothing as long as it needed none.
  [[nodiscard]] std::optional<int> chance() const { return chance_; }

 private:
  void make_plan(const Position& position, const Thinking& thinking);

  BotSpec spec_;
  Rng rng_;
  FixedVector<Action, kTurnActions> plan_;  // what is still to be done in this turn
  std::size_t next_ = 0;
  Position expected_;  // where the plan goes on
  std::optional<int> chance_;
};

}  // namespace nhx
