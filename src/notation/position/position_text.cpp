#include "notation/position/position_text.h"

#include "engine/apply.h"
#include "engine/setup.h"
#include "engine/turn/pending.h"
#include "notation/action_text.h"
#include "notation/append.h"
#include "notation/position/line_fields.h"
#include "notation/rules_text.h"
#include "notation/words.h"

namespace nhx {

namespace {

constexpr std::size_t kUsualLength = 1'000;

void add_rules(std::string& text, const Rules& rules) {
  const RulesWords words = words_of(rules);
  append(text, "rules ", words.preset);
  for (const std::string_view option : words.options) append(text, " ", option);
  append(text, "\n");
}

std::string value_text(FieldKind kind, int value) {
  switch (kind) {
    case FieldKind::flag:
    case FieldKind::tiles: break;
    case FieldKind::number: return std::to_string(value);
    case FieldKind::segments: return segments_word(static_cast<u16>(value));
    case FieldKind::ways: return moved_word(static_cast<u8>(value));
  }
  return {};
}

template <class Draft, std::size_t Count>
void add_fields(std::string& text, const std::array<LineField<Draft>, Count>& fields, const Position& position, u8 at) {
  for (const LineField<Draft>& field : fields) {
    if (field.kind == FieldKind::tiles) {
      const TileCounts counts = field.tiles(position, at);
      if (counts == TileCounts{}) continue;
      append(text, " ", field.word, " ");
      append_tiles(text, position.players[at].army, counts);
      continue;
    }
    const int value = field.value(position, at);
    if (field.is_said != nullptr ? !field.is_said(position, at) : value == 0) continue;
    append(text, " ", field.word);
    if (field.kind != FieldKind::flag) append(text, " ", value_text(field.kind, value));
  }
}

void add_player(std::string& text, const Position& position, Seat seat) {
  append(text, "player ", seat_word(seat), " ", spec_of(position.players[seat].army).word);
  add_fields(text, kPlayerFields, position, seat);
  append(text, "\n");
}

void add_turn(std::string& text, const Position& position) {
  append(text, "to-act ", seat_word(position.to_act), " ", phase_word(position.phase));
  add_fields(text, kTurnFields, position, position.active);
  append(text, "\n");
  if (position.stage == Stage::ending) append(text, "ending ", seat_word(position.ender), "\n");
  if (position.stage == Stage::overtime) append(text, "overtime ", seat_word(position.ender), "\n");
  if (position.captives.any()) append(text, "captives ", hexes_word(position.captives, position.large_board()), "\n");
}

void add_battle(std::string& text, const Cursor& cursor) {
  append(text, "battle causer ", seat_word(cursor.causer), " segment ", std::to_string(cursor.segment));
  if (cursor.kind != BattleKind::played) append(text, " ", battle_kind_word(cursor.kind));
  if (cursor.changed) append(text, " changed");
  append(text, "\n");
}

void add_moment(std::string& text, const Position& position) {
  const bool large_board = position.large_board();
  if (position.phase == Phase::retreat || position.phase == Phase::medic) {
    append(text, "pending ", to_text(pending_action(position), large_board), "\n");
  }
  if (position.phase == Phase::battle || position.after_battle) add_battle(text, position.cursor);
  if (position.phase != Phase::battle && position.phase != Phase::medic) return;
  AnswerList chosen;
  chosen_actions(position, chosen);
  for (const Action& action : chosen) append(text, "chosen ", to_text(action, large_board), "\n");
}

void add_unit(std::string& text, const Position& position, Hex hex) {
  const Unit& unit = position.board[hex];
  append(text, hex_word(hex, position.large_board()), " ", seat_word(unit.seat), " ", spec_of(unit.tile).word);
  if (!is_round(unit.tile)) append(text, " ", direction_word(unit.facing));
  add_fields(text, kUnitFields, position, hex);
}

bool starts_with_brace(std::string_view text) {
  const std::size_t start = text.find_first_not_of(" \t\r\n\xEF\xBB\xBF");
  return start != std::string_view::npos && text[start] == '{';
}

PositionDraft draft_from_text(std::string_view text, FaultList& faults) {
  PositionDraft draft;
  const Lines lines = split_lines(text, faults);
  if (lines.empty() && faults.any()) return draft;
  read_header(lines, faults);
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const Line line = lines[i];
    if (i == 0 && line[0].text == "nhx") continue;
    if (line[0].text == "nhx") {
      faults.add(line[0], "duplicate-line", "There is another 'nhx' line above.");
    } else if (!read_position_line(line, draft, faults)) {
      faults.add(line[0], "unknown-word",
                 "No line of a position starts with " + in_quotes(line[0].text) + "." + suggestion(line[0].text, position_keywords()));
    }
  }
  return draft;
}

}  // namespace

std::string unit_text(const Position& position, Hex hex) {
  std::string text;
  add_unit(text, position, hex);
  return text;
}

std::string to_text(const Position& position) {
  std::string text = "nhx 1\n";
  text.reserve(kUsualLength);
  add_rules(text, position.rules);
  if (position.mode != likely_mode(position)) append(text, "mode ", mode_word(position.mode), "\n");
  const auto board = static_cast<BoardKind>(position.board_kind);
  if (board != BoardKind::small) append(text, "board ", board_word(board), "\n");
  for (Seat seat = 0; seat < kSeats; ++seat) {
    if (position.players[seat].plays) add_player(text, position, seat);
  }
  add_turn(text, position);
  add_moment(text, position);
  for (Hex hex = 0; hex < kHexes; ++hex) {
    if (position.board[hex].tile == kNoTile) continue;
    add_unit(text, position, hex);
    append(text, "\n");
  }
  return text;
}

Parsed<Position> parse_position(std::string_view text) {
  FaultList faults;
  const PositionDraft draft = starts_with_brace(text) ? draft_from_json(text, faults) : draft_from_text(text, faults);
  std::optional<Position> position;
  if (!draft.is_empty() || !faults.any()) position = position_from(draft, faults);
  return unless_faulty(position, faults);
}

}  // namespace nhx
