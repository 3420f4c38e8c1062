#include "ai/bot.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "ai/carry_out.h"
#include "ai/chance.h"
#include "ai/futures.h"
#include "ai/greedy.h"
#include "engine/legal.h"

namespace nhx {

namespace {

constexpr std::array<std::string_view, 4> kSkills = {"random", "greedy", "turn", "reply"};

struct Setting {
  std::string_view word;
  Skill from;  // the first skill that asks for it
  int most;
  std::string_view meaning;
  int& (*of)(BotSpec&);
};

constexpr std::array<Setting, 6> kSettings = {{
    {"beam", Skill::turn, 10'000, "unfinished turns followed at each step", [](BotSpec& spec) -> int& { return spec.turns.beam; }},
    {"nodes", Skill::turn, 100'000'000, "positions looked at in a turn", [](BotSpec& spec) -> int& { return spec.turns.nodes; }},
    {"candidates", Skill::reply, 1'000, "turns whose replies are looked at", [](BotSpec& spec) -> int& { return spec.candidates; }},
    {"futures", Skill::reply, 10'000, "draws of the opponents tried for each", [](BotSpec& spec) -> int& { return spec.futures; }},
    {"reply-beam", Skill::reply, 10'000, "as beam, for the opponents' turns", [](BotSpec& spec) -> int& { return spec.reply.beam; }},
    {"reply-nodes", Skill::reply, 100'000'000, "as nodes, for the opponents' turns",
     [](BotSpec& spec) -> int& { return spec.reply.nodes; }},
}};

bool set(BotSpec& spec, std::string_view text, std::string& fault) {
  const std::size_t equals = text.find('=');
  const std::string_view word = text.substr(0, equals);
  const auto setting = std::find_if(kSettings.begin(), kSettings.end(), [&](const Setting& known) { return known.word == word; });
  if (setting == kSettings.end() || setting->from > spec.skill) {
    fault =
        "A bot of the kind " + std::string(kSkills[static_cast<std::size_t>(spec.skill)]) + " has no setting '" + std::string(word) + "'.";
    return false;
  }
  const std::string_view number = equals == std::string_view::npos ? std::string_view() : text.substr(equals + 1);
  int value = 0;
  const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), value);
  if (error != std::errc() || end != number.data() + number.size() || value < 1 || value > setting->most) {
    fault = "The setting '" + std::string(word) + "' needs a number from 1 to " + std::to_string(setting->most) + ": " + std::string(word) +
            "=N.";
    return false;
  }
  setting->of(spec) = value;
  return true;
}

}  // namespace

std::optional<BotSpec> parse_bot(std::string_view text, std::string& fault) {
  const std::size_t colon = text.find(':');
  const auto skill = std::find(kSkills.begin(), kSkills.end(), text.substr(0, colon));
  if (skill == kSkills.end()) {
    fault = "There is no bot '" + std::string(text.substr(0, colon)) + "'; there are random, greedy, turn and reply.";
    return std::nullopt;
  }
  BotSpec spec;
  spec.skill = static_cast<Skill>(skill - kSkills.begin());
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
      "opponents are likely to do. Settings, as in reply:futures=8,candidates=12:";
  BotSpec usual;
  for (const Setting& setting : kSettings) {
    text += "\n  " + std::string(setting.word) + " (" + std::to_string(setting.of(usual)) + "): " + std::string(setting.meaning);
  }
  return text;
}

std::vector<Turn> rank_turns(const Position& position, const BotSpec& spec, u64 seed, const Progress& progress) {
  const auto seat = static_cast<Seat>(position.active);
  TurnLimits limits = spec.turns;
  limits.most = spec.candidates;
  std::vector<Turn> turns = find_turns(position, limits);
  for (std::size_t i = 0; i < turns.size(); ++i) {
    if (spec.skill == Skill::reply) turns[i].value = prospects_after_replies(turns[i].after, seat, spec.futures, spec.reply, seed);
    if (progress) progress(static_cast<int>(100 * (i + 1) / turns.size()));
  }
  std::sort(turns.begin(), turns.end(),
            [](const Turn& a, const Turn& b) { return a.value != b.value ? a.value > b.value : a.mark < b.mark; });
  for (Turn& turn : turns) turn.value = chance_to_win(turn.after, seat);
  return turns;
}

Action Bot::choose(const Position& position, const Progress& progress) {
  if (spec_.skill == Skill::random) {
    ActionList actions;
    legal_actions(position, actions);
    return actions[rng_.below(static_cast<u32>(actions.size()))];
  }
  const bool is_free = position.phase == Phase::play || position.phase == Phase::discard;
  if (spec_.skill == Skill::greedy || !is_free) return choose_greedy(position, rng_);
  if (position.drawing != 0) {
    const Action first = choose_greedy(position, rng_);
    if (first.kind == ActionKind::redraw) return first;
  }
  if (next_ >= plan_.size() || !(position == expected_)) make_plan(position, progress);
  const Action action = plan_[next_++];
  expected_ = position;
  carry_out(expected_, action);
  return action;
}

std::vector<Action> Bot::plan() const { return {plan_.begin() + next_, plan_.end()}; }

void Bot::make_plan(const Position& position, const Progress& progress) {
  plan_ = rank_turns(position, spec_, rng_.next(), progress)[0].actions;
  next_ = 0;
}

}  // namespace nhx
