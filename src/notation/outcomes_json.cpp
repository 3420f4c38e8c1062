#include "notation/outcomes_json.h"

#include "notation/action_text.h"
#include "notation/json.h"
#include "notation/words.h"

namespace nhx {

namespace {

Json units_json(const Position& position) {
  Json units = Json::array();
  for (Hex hex = 0; hex < kHexes; ++hex) {
    const Unit& unit = position.board[hex];
    if (unit.tile == kNoTile) continue;
    units.push_back({{"hex", hex_word(hex, position.large_board())},
                     {"seat", unit.seat + 1},
                     {"tile", spec_of(unit.tile).word},
                     {"facing", direction_word(unit.facing)},
                     {"wounds", static_cast<int>(unit.wounds)}});
  }
  return units;
}

Json outcome_json(const Outcome& outcome) {
  const Position& position = outcome.position;
  Json json;
  json["hp"] = Json::object();
  for (Seat seat = 0; seat < kSeats; ++seat) {
    if (position.players[seat].plays) json["hp"][seat_word(seat)] = static_cast<int>(position.players[seat].hp);
  }
  for (Seat seat = 0; position.mode == Mode::score && seat < kSeats; ++seat) {
    if (position.players[seat].plays) json["score"][seat_word(seat)] = static_cast<int>(position.players[seat].score);
  }
  json["units"] = units_json(position);
  json["to_pile"] = Json::array();
  for (const Seat seat : outcome.to_pile) json["to_pile"].push_back({{"seat", seat + 1}, {"tile", "bio-droid"}});
  json["choices"] = Json::array();
  for (const Action& choice : outcome.choices) json["choices"].push_back(to_text(choice, position.large_board()));
  return json;
}

}  // namespace

std::string to_json_text(const Outcomes& outcomes) {
  Json json;
  json["complete"] = outcomes.complete;
  json["outcomes"] = Json::array();
  for (const Outcome& outcome : outcomes.list) json["outcomes"].push_back(outcome_json(outcome));
  return dump(json);
}

}  // namespace nhx
