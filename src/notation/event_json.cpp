#include "notation/event_json.h"

#include "notation/event_shape.h"
#include "notation/words.h"

namespace nhx {

namespace {

Json hex_or_null(Hex hex, bool large_board) { return hex == kNoHex ? Json() : Json(hex_word(hex, large_board)); }

Json field_json(const Event& event, char letter, bool large_board) {
  switch (letter) {
    case 'n': return int{event.n};
    case 's': return event.seat + 1;
    case 'd':
    case 'f':
    case 'm': return direction_word(event.side);
    case 'i': return event.n != 0 ? "ranged" : "melee";
    case 't': return kBioDroid;
    case 'k': return battle_kind_word(static_cast<BattleKind>(event.n));
    case 'p': return spec_of(event.n).word;
    case 'w': return hex_or_null(event.c, large_board);
    case 'b': return hex_word(event.b, large_board);
    default: return hex_or_null(event.a, large_board);
  }
}

// What the text leaves out.
bool is_left_out(const Event& event, char letter) {
  return (letter == 'w' && event.c == kNoHex) || (letter == 'f' && event.side == Direction::n && is_round(event.n));
}

}  // namespace

Json event_json(const Event& event, bool large_board) {
  const EventShape& shape = shape_of(event.kind);
  Json json;
  json["kind"] = shape.word;
  for (std::size_t i = 0; i < shape.rest.size(); ++i) {
    const char letter = shape.rest[i];
    if (is_left_out(event, letter)) continue;
    json[std::string(shape.fields[i])] = field_json(event, letter, large_board);
    if (letter == 'w') json[std::string(shape.fields[i + 1])] = int{event.n};
  }
  return json;
}

}  // namespace nhx
