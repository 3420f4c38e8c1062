#include <algorithm>

#include "ai/bot.h"
#include "engine/apply.h"
#include "notation/action_text.h"
#include "notation/position_text.h"
#include "wasm/parts.h"

#include "dealer/dealer.h"

// One decision, of a player, of chance or of a bot.
namespace nhx {

namespace {

constexpr const char* kBadSeed = "A seed is a number of up to 64 bits, decimal or hexadecimal.";

// As strong as people have patience for: the more opponents answer, the fewer of their draws are tried.
BotSpec patient_bot(const Position& position) {
  int opponents = -1;
  for (const Player& player : position.players) opponents += player.plays != 0 && player.out == 0 ? 1 : 0;
  opponents = std::max(1, opponents);
  BotSpec spec{.skill = Skill::reply, .candidates = std::max(5, 12 / opponents), .futures = std::max(2, 8 / opponents)};
  spec.turns.beam = 32;
  spec.turns.nodes = 15'000 / opponents;
  return spec;
}

}  // namespace

Json answer_play(const Ask& ask) {
  const Parsed<Position> start = position_of(ask);
  if (!start.ok()) return unreadable(start.faults);
  const Considered considered = consider(*start.value, text_of(ask, "action"));
  if (considered.refusal) return *considered.refusal;
  Position position = *start.value;
  EventLog log;
  apply(position, considered.action, log);
  return played_json(position, log.events);
}

Json answer_why(const Ask& ask) {
  const Parsed<Position> position = position_of(ask);
  if (!position.ok()) return unreadable(position.faults);
  const Considered considered = consider(*position.value, text_of(ask, "action"));
  if (considered.refusal) return *considered.refusal;
  return {{"illegal", nullptr}};
}

Json answer_deal(const Ask& ask) {
  const Parsed<Position> start = position_of(ask);
  const std::optional<u64> seed = parse_seed(text_of(ask, "seed"));
  if (!start.ok()) return error(start.faults[0].sentence);
  if (!seed) return error(kBadSeed);
  Position position = *start.value;
  Rng rng(*seed);
  EventLog log;
  Json draws = Json::array();
  while (position.phase == Phase::draw) {
    const Action draw = deal_tile(position, rng);
    draws.push_back(to_text(draw, position.large_board()));
    apply(position, draw, log);
  }
  Json json = played_json(position, log.events);
  json["draws"] = std::move(draws);
  return json;
}

Json answer_bot(const Ask& ask) {
  const Parsed<Position> position = position_of(ask);
  const std::optional<u64> seed = parse_seed(text_of(ask, "seed"));
  if (!position.ok()) return error(position.faults[0].sentence);
  if (!seed) return error(kBadSeed);
  if (position.value->phase == Phase::over) return error("The game is over; there is nothing to decide.");
  const Action action = Bot(patient_bot(*position.value), *seed).choose(*position.value);
  return {{"action", to_text(action, position.value->large_board())}};
}

}  // namespace nhx
