#include "dealer/dealer.h"
#include "engine/apply.h"
#include "engine/turn/blow.h"
#include "notation/action_text.h"
#include "notation/json_lists.h"
#include "notation/words.h"
#include "wasm/parts.h"

// One decision, of a player or of chance.
namespace nhx {

// When the action starts a Battle, that is the one to look at.
Json answer_aim(const Ask& ask) {
  const Parsed<Position> start = position_of(ask);
  if (!start.ok()) return unreadable(start.faults);
  const Considered considered = consider(*start.value, text_of(ask, "action"));
  if (considered.refusal) return *considered.refusal;
  const HexSet covered = covered_hexes(*start.value, considered.action);
  std::optional<Preview> preview = preview_battle_by(*start.value, considered.action);
  Position position = *start.value;
  NoEvents unheard;
  apply(position, considered.action, unheard);
  if (!preview) preview = preview_battle(position);
  Json json = view_json(position, preview);
  json["covers"] = hexes_json(covered, position.large_board());
  return json;
}

Json answer_play(const Ask& ask) {
  const Parsed<Position> start = position_of(ask);
  if (!start.ok()) return unreadable(start.faults);
  const Considered considered = consider(*start.value, text_of(ask, "action"));
  if (considered.refusal) return *considered.refusal;
  Position position = *start.value;
  EventLog log;
  apply(position, considered.action, log);
  return {{"events", events_json(log.events, position.large_board())}, {"view", view_json(position)}};
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
  return {{"draws", draws}, {"events", events_json(log.events, position.large_board())}, {"view", view_json(position)}};
}

}  // namespace nhx
