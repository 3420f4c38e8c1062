#include "explain/preview.h"

#include <algorithm>

#include "notation/words.h"
#include "wasm/parts.h"

// What a Battle would do.
namespace nhx {

namespace {

int hp_of(const Player& player) { return player.hp; }
int score_of(const Player& player) { return player.score; }

// From what to what the points of each player go, over all outcomes.
Json range_json(const Preview& preview, int (*points)(const Player&)) {
  const Position& now = preview.before;
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

}  // namespace

Json preview_json(const Preview& preview) {
  const bool large = preview.before.large_board();
  Json json;
  json["outcomes"] = preview.outcomes.list.size();
  json["complete"] = preview.outcomes.complete;
  json["hp"] = range_json(preview, hp_of);
  json["score"] = preview.before.mode == Mode::score ? range_json(preview, score_of) : Json::array();
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

}  // namespace nhx
