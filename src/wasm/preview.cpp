#include "explain/preview.h"

#include <algorithm>

#include "engine/apply.h"
#include "notation/action_text.h"
#include "notation/words.h"
#include "wasm/parts.h"

// What a Battle would do now.
namespace nhx {

namespace {

int hp_of(const Player& player) { return player.hp; }
int score_of(const Player& player) { return player.score; }

// From what to what the points of each player go, over all outcomes.
Json range_json(const Position& now, const Preview& preview, int (*points)(const Player&)) {
  Json list = Json::array();
  for (Seat seat = 0; seat < kSeats; ++seat) {
    if (!now.players[seat].plays) continue;
    const int first = points(preview.after.players[seat]);
    int least = first;
    int most = first;
    for (const Outcome& outcome : preview.outcomes.list) {
      least = std::min(least, points(outcome.position.players[seat]));
      most = std::max(most, points(outcome.position.players[seat]));
    }
    list.push_back({{"seat", seat + 1}, {"now", points(now.players[seat])}, {"least", least}, {"most", most}, {"first", first}});
  }
  return list;
}

Json preview_json(const Position& now, const Preview& preview) {
  const bool large = now.large_board();
  Json json;
  json["events"] = events_json(preview.events, large);
  json["choices"] = Json::array();
  for (const Action& choice : preview.outcomes.list[0].choices) json["choices"].push_back(to_text(choice, large));
  json["outcomes"] = preview.outcomes.list.size();
  json["complete"] = preview.outcomes.complete;
  json["hp"] = range_json(now, preview, hp_of);
  json["score"] = now.mode == Mode::score ? range_json(now, preview, score_of) : Json::array();
  json["losses"] = Json::array();
  for (const Loss& loss : preview.losses) {
    json["losses"].push_back({{"hex", hex_word(loss.hex, large)},
                              {"seat", loss.unit.seat + 1},
                              {"tile", spec_of(loss.unit.tile).word},
                              {"segment", loss.segment},
                              {"certain", loss.certain}});
  }
  return json;
}

// Where no Battle can be: nothing happens.
Preview no_battle(const Position& position) {
  Preview preview{.before = position, .events = {}, .after = position, .outcomes = {}, .losses = {}};
  preview.outcomes.list.push_back({.position = position, .choices = {}, .to_pile = {}});
  return preview;
}

}  // namespace

// When the last action starts a Battle itself, that is the one to look at.
Json answer_preview(const Ask& ask) {
  const Parsed<Position> start = position_of(ask);
  if (!start.ok()) return unreadable(start.faults);
  Position position = *start.value;
  std::optional<Preview> preview;
  for (const Ask& text : *ask.find("actions")) {
    const Considered considered = consider(position, text.get_ref<const std::string&>());
    if (considered.refusal) return *considered.refusal;
    preview = preview_battle_by(position, considered.action);
    NoEvents unheard;
    apply(position, considered.action, unheard);
  }
  if (!preview) preview = preview_battle(position);
  return preview_json(preview ? preview->before : position, preview ? *preview : no_battle(position));
}

}  // namespace nhx
