#include "engine/apply.h"
#include "notation/action_text.h"
#include "notation/position/position_text.h"
#include "notation/words.h"
#include "wasm/parts.h"

#include "dealer/dealer.h"

// One decision, of a player or of chance.
namespace nhx {

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
  if (!seed) return bad_seed();
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

}  // namespace nhx
