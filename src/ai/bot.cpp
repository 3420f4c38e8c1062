#include "ai/bot.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "ai/opening/opening.h"
#include "ai/search/carry_out.h"
#include "ai/search/greedy.h"
#include "ai/value/learned.h"
#include "engine/legal.h"

namespace nhx {

namespace {

constexpr std::array<std::string_view, 6> kSkills = {"random", "greedy", "turn", "reply", "learned", "deep"};

struct Setting {
  std::string_view word;
  Skill first;  // the kinds of bots that have it
  Skill last;
  int least;
  int most;
  std::string_view meaning;
  int& (*of)(BotSpec&);
};

constexpr std::array<Setting, 13> kSettings = {{
    {"margin", Skill::turn, Skill::deep, 0, 100'000, "how much worse than the best an unfinished turn may be, in hundredths of an HQ point",
     [](BotSpec& spec) -> int& { return spec.turns.margin; }},
    {"noise", Skill::greedy, Skill::greedy, 0, 100'000, "how much worse than the best an action may be, in hundredths of an HQ point",
     [](BotSpec& spec) -> int& { return spec.noise; }},
    {"beam", Skill::turn, Skill::deep, 1, 10'000, "unfinished turns followed at each step, for every hand that is left",
     [](BotSpec& spec) -> int& { return spec.turns.beam; }},
    {"nodes", Skill::turn, Skill::deep, 1, 100'000'000, "positions looked at to find turns",
     [](BotSpec& spec) -> int& { return spec.turns.nodes; }},
    {"width", Skill::turn, Skill::deep, 1, 10'000, "placements of one tile, or moves of one kind, looked at",
     [](BotSpec& spec) -> int& { return spec.turns.width; }},
    {"candidates", Skill::reply, Skill::deep, 1, 1'000, "turns whose futures are looked at",
     [](BotSpec& spec) -> int& { return spec.candidates; }},
    {"futures", Skill::reply, Skill::deep, 1, 10'000, "futures of each, of deep on average",
     [](BotSpec& spec) -> int& { return spec.futures; }},
    {"own", Skill::reply, Skill::deep, 0, 100, "own turns in each future", [](BotSpec& spec) -> int& { return spec.future.own_turns; }},
    {"reply-beam", Skill::reply, Skill::deep, 1, 10'000, "as beam, for turns in futures",
     [](BotSpec& spec) -> int& { return spec.future.reply.beam; }},
    {"reply-nodes", Skill::reply, Skill::deep, 1, 100'000'000, "as nodes, for turns in futures",
     [](BotSpec& spec) -> int& { return spec.future.reply.nodes; }},
    {"reply-width", Skill::reply, Skill::deep, 1, 10'000, "as width, for turns in futures",
     [](BotSpec& spec) -> int& { return spec.future.reply.width; }},
    {"reply-margin", Skill::reply, Skill::deep, 0, 100'000, "as margin, for turns in futures",
     [](BotSpec& spec) -> int& { return spec.future.reply.margin; }},
    {"ms", Skill::reply, Skill::deep, 0, 3'600'000, "milliseconds to answer in instead of a number of futures; 0: any",
     [](BotSpec& spec) -> int& { return spec.milliseconds; }},
}};

bool set(BotSpec& spec, std::string_view text, std::string& fault) {
  const std::size_t equals = text.find('=');
  const std::string_view word = text.substr(0, equals);
  const auto setting = std::find_if(kSettings.begin(), kSettings.end(), [&](const Setting& known) { return known.word == word; });
  if (setting == kSettings.end() || setting->first > spec.skill || setting->last < spec.skill) {
    fault =
        "A bot of the kind " + std::string(kSkills[static_cast<std::size_t>(spec.skill)]) + " has no setting '" + std::string(word) + "'.";
    return false;
  }
  const std::string_view number = equals == std::string_view::npos ? std::string_view() : text.substr(equals + 1);
  int value = 0;
  const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), value);
  if (error != std::errc() || end != number.data() + number.size() || value < setting->least || value > setting->most) {
    fault = "The setting '" + std::string(word) + "' needs a number from " + std::to_string(setting->least) + " to " +
            std::to_string(setting->most) + ": " + std::string(word) + "=N.";
    return false;
  }
  setting->of(spec) = value;
  return true;
}

}  // namespace

std::span<const std::string_view> skill_words() { return kSkills; }

std::optional<BotSpec> parse_bot(std::string_view text, std::string& fault) {
  const std::size_t colon = text.find(':');
  const auto skill = std::find(kSkills.begin(), kSkills.end(), text.substr(0, colon));
  if (skill == kSkills.end()) {
    fault = "There is no bot '" + std::string(text.substr(0, colon)) + "'; there are random, greedy, turn, reply, learned and deep.";
    return std::nullopt;
  }
  BotSpec spec = usual_bot(static_cast<Skill>(skill - kSkills.begin()));
  std::string_view rest = colon == std::string_view::npos ? std::string_view() : text.substr(colon + 1);
  while (!rest.empty()) {
    const std::size_t comma = rest.find(',');
    if (!set(spec, rest.substr(0, comma), fault)) return std::nullopt;
    rest = comma == std::string_view::npos ? std::string_view() : rest.substr(comma + 1);
  }
  return spec;
}

std::string about_bots() {
  std::string text =
      "random: any legal action; greedy: the best action, one at a time; turn: the best whole turn; reply: the best whole turn after what "
      "opponents are likely to do; learned: the same, judged by the network; deep: the same, further ahead and to the end. Settings, "
      "as in reply:futures=8,candidates=12, with what is usual:";
  BotSpec usual = usual_bot(Skill::deep);
  for (const Setting& setting : kSettings) {
    text += "\n  " + std::string(setting.word) + " (" + std::to_string(setting.of(usual)) + "): " + std::string(setting.meaning);
  }
  return text;
}

BotSpec usual_bot(Skill skill) {
  BotSpec spec{.skill = skill};
  if (skill >= Skill::learned) {
    spec.turns.network = &learned_network();
    spec.future.reply.network = &learned_network();
  }
  if (skill == Skill::deep) {
    spec.turns.nodes = 12'000;
    spec.candidates = 48;
    spec.futures = 12;
    spec.future.own_turns = 2;
    spec.future.sees_the_end = true;
  }
  return spec;
}

Action Bot::choose(const Position& position, const Thinking& thinking) {
  if (spec_.skill == Skill::random) {
    ActionList actions;
    legal_actions(position, actions);
    return actions[rng_.below(static_cast<u32>(actions.size()))];
  }
  if (position.phase == Phase::setup && spec_.skill >= Skill::learned && is_learned(position)) return choose_opening(position, rng_);
  if (spec_.skill == Skill::greedy || !is_free(position)) return choose_greedy(position, rng_, spec_.noise);
  if (const std::optional<Action> redraw = better_redraw(position)) return *redraw;
  if (next_ >= plan_.size() || !(position == expected_)) make_plan(position, thinking);
  const Action action = plan_[next_++];
  expected_ = position;
  carry_out(expected_, action);
  return action;
}

std::vector<Action> Bot::plan() const { return {plan_.begin() + next_, plan_.end()}; }

void Bot::make_plan(const Position& position, const Thinking& thinking) {
  const TurnPlan best = rank_turns(position, spec_, rng_.next(), thinking)[0];
  plan_ = best.actions;
  chance_ = best.value;
  next_ = 0;
}

}  // namespace nhx
