#include "notation/position_text.h"

#include "engine/apply.h"
#include "engine/pending.h"
#include "engine/setup.h"
#include "notation/action_text.h"
#include "notation/draft.h"
#include "notation/position_lists.h"
#include "notation/rules_text.h"
#include "notation/words.h"

namespace nhx {

namespace {

std::string rules_line(const Rules& rules) {
  const RulesWords words = words_of(rules);
  std::string line = "rules " + std::string(words.preset);
  for (const std::string_view option : words.options) line += " " + std::string(option);
  return line + "\n";
}

void add_tiles(std::string& line, std::string_view keyword, const TileCounts& counts) {
  const std::string word = tiles_word(counts);
  if (!word.empty()) line += " " + std::string(keyword) + " " + word;
}

void add_number(std::string& line, std::string_view keyword, u64 number) {
  if (number != 0) line += " " + std::string(keyword) + " " + std::to_string(number);
}

void add_flag(std::string& line, std::string_view keyword, u64 is_there) {
  if (is_there != 0) line += " " + std::string(keyword);
}

std::string player_line(const Position& position, Seat seat, bool with_team) {
  const Player& player = position.players[seat];
  std::string line = "player " + seat_word(seat) + " " + std::string(spec_of(player.army_word()).word);
  if (with_team) line += " team " + std::to_string(player.team + 1);
  line += " hp " + std::to_string(player.hp);
  add_number(line, "energy", player.energy);
  add_number(line, "score", player.score);
  add_tiles(line, "hand", hand_counts(player));
  add_tiles(line, "gone", gone_counts(position, seat));
  if (player.bio_droid_on_top != 0) line += " top bio-droid";
  add_flag(line, "terror", player.terror);
  add_flag(line, "due", player.due);
  add_flag(line, "rival", player.rival);
  add_flag(line, "out", player.out);
  add_flag(line, "won", player.won);
  return line + "\n";
}

std::string turn_lines(const Position& position) {
  std::string lines =
      "to-act " + seat_word(position.to_act) + " " + std::string(phase_word(position.phase)) + " turn " + std::to_string(position.turn);
  if (position.active != position.to_act) lines += " of " + seat_word(position.active);
  add_tiles(lines, "drawn", drawn_counts(position.players[position.active]));
  add_flag(lines, "redraw", position.drawing);
  add_number(lines, "played", position.played);
  add_flag(lines, "hq-turned", position.hq_turned);
  add_flag(lines, "named", position.order_named);
  lines += "\n";
  if (position.game_stage() == Stage::ending) lines += "ending " + seat_word(position.ender) + "\n";
  if (position.game_stage() == Stage::overtime) lines += "overtime " + seat_word(position.ender) + "\n";
  if (position.captives.any()) lines += "captives " + hexes_word(position.captives, position.large_board()) + "\n";
  return lines;
}

std::string battle_line(const Cursor& cursor) {
  std::string line = "battle causer " + seat_word(cursor.causer) + " segment " + std::to_string(cursor.segment);
  if (cursor.battle_kind() != BattleKind::played) line += " " + std::string(battle_kind_word(cursor.battle_kind()));
  add_flag(line, "changed", cursor.changed);
  return line + "\n";
}

std::string moment_lines(const Position& position) {
  const bool large_board = position.large_board();
  std::string lines;
  if (position.phase == Phase::retreat || position.phase == Phase::medic) {
    lines += "pending " + to_text(pending_action(position), large_board) + "\n";
  }
  if (position.phase == Phase::battle || position.after_battle != 0) lines += battle_line(position.cursor);
  if (position.phase != Phase::battle && position.phase != Phase::medic) return lines;
  AnswerList chosen;
  chosen_actions(position, chosen);
  for (const Action& action : chosen) lines += "chosen " + to_text(action, large_board) + "\n";
  return lines;
}

bool starts_with_brace(std::string_view text) {
  const std::size_t start = text.find_first_not_of(" \t\r\n\xEF\xBB\xBF");
  return start != std::string_view::npos && text[start] == '{';
}

PositionDraft draft_from_text(std::string_view text, FaultList& faults) {
  PositionDraft draft;
  const std::vector<Line> lines = split_lines(text, faults);
  if (lines.empty() && faults.any()) return draft;
  read_header(lines, faults);
  for (const Line& line : lines) {
    if (&line == lines.data() && line[0].text == "nhx") continue;
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
  const Unit& unit = position.board[hex];
  std::string text =
      hex_word(hex, position.large_board()) + " " + seat_word(static_cast<Seat>(unit.seat)) + " " + std::string(spec_of(unit.tile).word);
  if (!is_round(unit.tile)) text += " " + std::string(direction_word(unit.front()));
  if (unit.wounds != 0) text += " wounds " + std::to_string(unit.wounds);
  const Spent& spent = position.spent[hex];
  if (position.phase != Phase::battle) return text + (spent.slots != 0 ? " moved " + moved_word(spent.slots) : "");
  if (spent.slots != 0) text += " spent " + segments_word(spent.slots);
  if (spent.extra != 0) text += " extra " + std::to_string(spent.extra);
  if (spent.converted != 0) text += " converted";
  return text;
}

std::string to_text(const Position& position) {
  std::string text = "nhx 1\n" + rules_line(position.rules);
  if (position.game_mode() != likely_mode(position)) text += "mode " + std::string(mode_word(position.game_mode())) + "\n";
  const auto board = static_cast<BoardKind>(position.board_kind);
  if (board != BoardKind::small) text += "board " + std::string(board_word(board)) + "\n";
  const bool with_teams = has_teams(position);
  for (Seat seat = 0; seat < kSeats; ++seat) {
    if (position.players[seat].plays != 0) text += player_line(position, seat, with_teams);
  }
  text += turn_lines(position) + moment_lines(position);
  for (Hex hex = 0; hex < kHexes; ++hex) {
    if (position.board[hex].tile != kNoTile) text += unit_text(position, hex) + "\n";
  }
  return text;
}

Parsed<Position> parse_position(std::string_view text) {
  FaultList faults;
  const PositionDraft draft = starts_with_brace(text) ? draft_from_json(text, faults) : draft_from_text(text, faults);
  Parsed<Position> parsed;
  if (!draft.is_empty() || !faults.any()) parsed.value = position_from(draft, faults);
  if (faults.any()) parsed.value.reset();
  parsed.faults = faults.take();
  return parsed;
}

}  // namespace nhx
