#pragma once

#include <algorithm>
#include <array>

#include "notation/position/draft.h"
#include "notation/position/position_lists.h"
#include "notation/reading/read_word.h"

// The fields that may follow the fixed words of a line: `hp 18`, `terror`. Text, JSON, drafts, positions and the page's view go by these
// lists, in their order.
namespace nhx {

enum class FieldKind : u8 {
  flag,      // the word alone; in JSON true
  number,    // N
  tiles,     // "mutant,move*2"; ["mutant", "move", "move"]
  segments,  // "3,2"; [3, 2]
  ways,      // "mobility,hq"; ["mobility", "hq"]
};

// Functions get the seat or the hex of the line.
template <class Draft>
struct LineField {
  std::string_view word;  // JSON has '_' for '-'
  FieldKind kind;
  std::string_view what{};  // stands behind the word: for faults
  FieldDraft Draft::* draft;

  // As it is written; sets are bits.
  int (*value)(const Position& position, u8 at) = nullptr;
  TileCounts (*tiles)(const Position& position, u8 at) = nullptr;

  // Text leaves out what is not said; nullptr: what is 0 or empty.
  bool (*is_said)(const Position& position, u8 at) = nullptr;
  bool is_always_in_json = false;

  // A number from 0 to `most`, `otherwise` if it is not there. Without `put` the field is judged elsewhere.
  std::string_view name{};  // starts the sentence about a bad number
  int most = 0;
  int otherwise = 0;
  void (*put)(Position& position, u8 at, int value) = nullptr;
};

inline std::string json_key(std::string_view word) {
  std::string key(word);
  std::ranges::replace(key, '-', '_');
  return key;
}

// What the draft says about every field that has a `put`.
template <class Draft, std::size_t Count>
std::array<int, Count> read_values(const std::array<LineField<Draft>, Count>& fields, const Draft& draft, FaultList& faults) {
  std::array<int, Count> values{};
  for (std::size_t i = 0; i < Count; ++i) {
    const LineField<Draft>& field = fields[i];
    if (field.put == nullptr) continue;
    const std::optional<Word>& word = (draft.*(field.draft)).word;
    values[i] = field.kind == FieldKind::flag ? int{word.has_value()}
                : !word                       ? field.otherwise
                                              : read_number(*word, field.name, 0, field.most, faults).value_or(field.otherwise);
  }
  return values;
}

template <class Draft, std::size_t Count>
void put_values(const std::array<LineField<Draft>, Count>& fields, const std::array<int, Count>& values, Position& position, u8 at) {
  for (std::size_t i = 0; i < Count; ++i) {
    if (fields[i].put != nullptr) fields[i].put(position, at, values[i]);
  }
}

namespace fields {

constexpr bool always(const Position& /*position*/, u8 /*at*/) { return true; }

}  // namespace fields

inline constexpr std::array<LineField<PlayerDraft>, 12> kPlayerFields = {{
    {.word = "team",
     .kind = FieldKind::number,
     .what = "the number of a team",
     .draft = &PlayerDraft::team,
     .value = [](const Position& position, Seat seat) { return position.players[seat].team + 1; },
     .is_said = [](const Position& position, Seat /*seat*/) { return has_teams(position); },
     .is_always_in_json = true},
    {.word = "hp",
     .kind = FieldKind::number,
     .what = "the number of points",
     .draft = &PlayerDraft::hp,
     .value = [](const Position& position, Seat seat) { return int{position.players[seat].hp}; },
     .is_said = fields::always,
     .is_always_in_json = true,
     .name = "The hp of an HQ",
     .most = kHitPoints,
     .otherwise = kHitPoints,
     .put = [](Position& position, Seat seat, int hp) { position.players[seat].hp = static_cast<u8>(hp); }},
    {.word = "energy",
     .kind = FieldKind::number,
     .what = "the number of points",
     .draft = &PlayerDraft::energy,
     .value = [](const Position& position, Seat seat) { return int{position.players[seat].energy}; },
     .is_always_in_json = true,
     .name = "Energy",
     .most = kMaxEnergy,
     .put = [](Position& position, Seat seat, int energy) { position.players[seat].energy = static_cast<u8>(energy); }},
    {.word = "score",
     .kind = FieldKind::number,
     .what = "the number of points",
     .draft = &PlayerDraft::score,
     .value = [](const Position& position, Seat seat) { return int{position.players[seat].score}; },
     .is_always_in_json = true,
     .name = "A score",
     .most = kHitPoints,
     .put = [](Position& position, Seat seat, int score) { position.players[seat].score = score & 0x1F; }},
    {.word = "hand",
     .kind = FieldKind::tiles,
     .what = "a list of tiles",
     .draft = &PlayerDraft::hand,
     .tiles = [](const Position& position, Seat seat) { return hand_counts(position.players[seat]); },
     .is_always_in_json = true},
    {.word = "gone",
     .kind = FieldKind::tiles,
     .what = "a list of tiles",
     .draft = &PlayerDraft::gone,
     .tiles = gone_counts,
     .is_always_in_json = true},
    {.word = "top",
     .kind = FieldKind::tiles,
     .what = "a list of tiles",
     .draft = &PlayerDraft::top,
     .tiles = [](const Position& position, Seat seat) { return top_counts(position.players[seat]); },
     .is_always_in_json = true},
    {.word = "terror",
     .kind = FieldKind::flag,
     .draft = &PlayerDraft::terror,
     .value = [](const Position& position, Seat seat) { return int{position.players[seat].terror}; },
     .put = [](Position& position, Seat seat, int terror) { position.players[seat].terror = terror != 0; }},
    {.word = "due",
     .kind = FieldKind::flag,
     .draft = &PlayerDraft::due,
     .value = [](const Position& position, Seat seat) { return int{position.players[seat].due}; },
     .put = [](Position& position, Seat seat, int due) { position.players[seat].due = due != 0; }},
    {.word = "rival",
     .kind = FieldKind::flag,
     .draft = &PlayerDraft::rival,
     .value = [](const Position& position, Seat seat) { return int{position.players[seat].rival}; },
     .put = [](Position& position, Seat seat, int rival) { position.players[seat].rival = rival != 0; }},
    {.word = "out",
     .kind = FieldKind::flag,
     .draft = &PlayerDraft::out,
     .value = [](const Position& position, Seat seat) { return int{position.players[seat].out}; },
     .put = [](Position& position, Seat seat, int out) { position.players[seat].out = out != 0; }},
    {.word = "won",
     .kind = FieldKind::flag,
     .draft = &PlayerDraft::won,
     .value = [](const Position& position, Seat seat) { return int{position.players[seat].won}; },
     .put = [](Position& position, Seat seat, int won) { position.players[seat].won = won != 0; }},
}};

// Of the line `to-act`; the seat is the one whose turn it is.
inline constexpr std::array<LineField<TurnDraft>, 7> kTurnFields = {{
    {.word = "turn",
     .kind = FieldKind::number,
     .what = "the number of the turn",
     .draft = &TurnDraft::turn,
     .value = [](const Position& position, Seat /*seat*/) { return int{position.turn}; },
     .is_said = fields::always,
     .is_always_in_json = true,
     .name = "The turn",
     .most = 0xFFFF,
     .otherwise = 1,
     .put = [](Position& position, Seat /*seat*/, int turn) { position.turn = static_cast<u16>(turn); }},
    {.word = "of",
     .kind = FieldKind::number,
     .what = "the seat whose turn it is",
     .draft = &TurnDraft::of,
     .value = [](const Position& /*position*/, Seat seat) { return seat + 1; },
     .is_said = [](const Position& position, Seat seat) { return seat != position.to_act; },
     .is_always_in_json = true},
    {.word = "drawn",
     .kind = FieldKind::tiles,
     .what = "a list of tiles",
     .draft = &TurnDraft::drawn,
     .tiles = [](const Position& position, Seat seat) { return drawn_counts(position.players[seat]); }},
    {.word = "redraw",
     .kind = FieldKind::flag,
     .draft = &TurnDraft::redraw,
     .value = [](const Position& position, Seat /*seat*/) { return int{position.drawing}; },
     .put = [](Position& position, Seat /*seat*/, int drawing) { position.drawing = drawing != 0; }},
    {.word = "played",
     .kind = FieldKind::number,
     .what = "the number of tiles",
     .draft = &TurnDraft::played,
     .value = [](const Position& position, Seat /*seat*/) { return int{position.played}; },
     .name = "The number of tiles played",
     .most = 7,
     .put = [](Position& position, Seat /*seat*/, int played) { position.played = played & 7; }},
    {.word = "hq-turned",
     .kind = FieldKind::flag,
     .draft = &TurnDraft::hq_turned,
     .value = [](const Position& position, Seat /*seat*/) { return int{position.hq_turned}; },
     .put = [](Position& position, Seat /*seat*/, int turned) { position.hq_turned = turned != 0; }},
    {.word = "named",
     .kind = FieldKind::flag,
     .draft = &TurnDraft::named,
     .value = [](const Position& position, Seat /*seat*/) { return int{position.order_named}; },
     .put = [](Position& position, Seat /*seat*/, int named) { position.order_named = named != 0; }},
}};

// Of a tile on the board. What they may be depends on the tile: build_units judges them.
inline constexpr std::array<LineField<UnitDraft>, 5> kUnitFields = {{
    {.word = "wounds",
     .kind = FieldKind::number,
     .what = "the number of wounds",
     .draft = &UnitDraft::wounds,
     .value = [](const Position& position, Hex hex) { return int{position.board[hex].wounds}; },
     .is_always_in_json = true},
    {.word = "spent",
     .kind = FieldKind::segments,
     .what = "the initiatives that have passed",
     .draft = &UnitDraft::spent,
     .value = [](const Position& position, Hex hex) { return position.phase == Phase::battle ? int{position.spent[hex].slots} : 0; }},
    {.word = "extra",
     .kind = FieldKind::number,
     .what = "the number of additional initiatives",
     .draft = &UnitDraft::extra,
     .value = [](const Position& position, Hex hex) { return position.phase == Phase::battle ? int{position.spent[hex].extra} : 0; }},
    {.word = "converted",
     .kind = FieldKind::flag,
     .draft = &UnitDraft::converted,
     .value = [](const Position& position, Hex hex) { return position.phase == Phase::battle ? int{position.spent[hex].converted} : 0; }},
    {.word = "moved",
     .kind = FieldKind::ways,
     .what = "the ways it moved",
     .draft = &UnitDraft::moved,
     .value = [](const Position& position, Hex hex) { return position.phase != Phase::battle ? int{position.spent[hex].slots} : 0; }},
}};

}  // namespace nhx
