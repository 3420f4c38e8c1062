#include "ai/advice.h"
#include "ai/level.h"
#include "ai/search/carry_out.h"
#include "engine/apply.h"
#include "notation/action_text.h"
#include "notation/position/position_text.h"
#include "notation/words.h"
#include "wasm/parts.h"

// What takes thinking: bots, hints, what a turn was worth.
namespace nhx {

namespace {

// A bot of which nothing is said.
constexpr Level kUsualLevel = Level::regular;

// What is to be done one after the other, each with the position in which it is due.
template <class Actions>
Json steps_json(Position position, const Actions& actions) {
  Json steps = Json::array();
  for (const Action& action : actions) {
    steps.push_back({{"position", to_text(position)}, {"action", to_text(action, position.large_board())}});
    carry_out(position, action);
  }
  return steps;
}

// The same for people, who want to read what lies where.
template <class Actions>
Json told_steps_json(Position position, const Actions& actions) {
  Json steps = steps_json(position, actions);
  for (std::size_t i = 0; i < steps.size(); ++i) {
    steps[i]["places"] = places_json(position);
    carry_out(position, actions[i]);
  }
  return steps;
}

Json turn_json(const Position& start, const TurnPlan& turn) {
  return {{"steps", told_steps_json(start, turn.actions)}, {"chance", turn.value}};
}

Json purpose_json(const Purpose& purpose) {
  return {{"step", purpose.action},         {"own_points", purpose.own_points},   {"enemy_points", purpose.enemy_points},
          {"own_units", purpose.own_units}, {"enemy_units", purpose.enemy_units}, {"falls", purpose.falls}};
}

Json danger_json(const Danger& danger) {
  Json needs = Json::array();
  for (const TileId tile : danger.needs) needs.push_back(spec_of(tile).word);
  return {{"seat", danger.drawn.active + 1},
          {"steps", told_steps_json(danger.drawn, danger.reply.actions)},
          {"chance", danger.chance},
          {"likelihood", danger.likelihood},
          {"needs", needs}};
}

std::string unknown_level(const std::string& word) {
  std::string sentence = "There is no level '" + word + "'; there are";
  for (int i = 0; i < kLevels; ++i) {
    sentence += (i == 0 ? " " : i + 1 < kLevels ? ", " : " and ") + std::string(level_word(static_cast<Level>(i)));
  }
  return sentence + ".";
}

}  // namespace

Json answer_bot(const Ask& ask, const Progress& progress) {
  const Parsed<Position> position = position_of(ask);
  const std::optional<u64> seed = parse_seed(text_of(ask, "seed"));
  const auto word = ask.find("level");
  const std::optional<Level> level = word == ask.end() ? kUsualLevel : parse_level(word_at(ask, "level"));
  if (!position.ok()) return error(position.faults[0].sentence);
  if (!seed) return bad_seed();
  if (!level) return error(unknown_level(word_at(ask, "level")));
  if (position.value->phase == Phase::over) return error("The game is over; there is nothing to decide.");
  Bot bot(bot_of(*level, *position.value), *seed);
  const Action action = bot.choose(*position.value, {.progress = progress});
  Position next = *position.value;
  if (!bot.plan().empty()) carry_out(next, action);
  return {{"action", to_text(action, next.large_board())}, {"plan", steps_json(next, bot.plan())}};
}

Json answer_hint(const Ask& ask, const Progress& progress) {
  const Parsed<Position> position = position_of(ask);
  const std::optional<u64> seed = parse_seed(text_of(ask, "seed"));
  if (!position.ok()) return error(position.faults[0].sentence);
  if (!seed) return bad_seed();
  if (!is_free(*position.value)) return error("Hints are for somebody's turn.");
  Json turns = Json::array();
  for (const Suggestion& suggestion : suggest_turns(*position.value, *seed, progress)) {
    Json& turn = turns.emplace_back(turn_json(*position.value, suggestion.turn));
    turn["purposes"] = Json::array();
    for (const Purpose& purpose : suggestion.purposes) turn["purposes"].push_back(purpose_json(purpose));
    turn["danger"] = suggestion.danger ? danger_json(*suggestion.danger) : Json(nullptr);
  }
  return {{"turns", turns}};
}

Json answer_judge(const Ask& ask, const Progress& progress) {
  const Parsed<Position> start = position_of(ask, "start");
  const std::optional<u64> seed = parse_seed(text_of(ask, "seed"));
  if (!start.ok()) return error(start.faults[0].sentence);
  if (!seed) return bad_seed();
  if (!is_free(*start.value)) return error("What is judged begins in somebody's turn.");
  Position after = *start.value;
  const Ask& actions = *ask.find("actions");
  for (std::size_t i = 0; i < actions.size(); ++i) {
    const Considered considered = consider(after, actions[i].get_ref<const std::string&>());
    if (considered.refusal) return *considered.refusal;
    NoEvents unheard;
    // What the last one leads to is not decided yet.
    if (i + 1 < actions.size()) {
      apply(after, considered.action, unheard);
    } else {
      carry_out(after, considered.action);
    }
  }
  const Judgement judgement = judge(*start.value, after, *seed, progress);
  return {{"loss", judgement.loss()}, {"chance", judgement.chance}, {"best", turn_json(*start.value, judgement.best)}};
}

Json answer_chances(const Ask& ask) {
  const Parsed<Position> position = position_of(ask);
  if (!position.ok()) return error(position.faults[0].sentence);
  const std::array<int, kSeats> chances = chances_of_all(*position.value);
  Json list = Json::array();
  for (Seat seat = 0; seat < kSeats; ++seat) {
    if (position.value->players[seat].plays) list.push_back({{"seat", seat + 1}, {"chance", chances[seat]}});
  }
  return {{"chances", list}};
}

}  // namespace nhx
