#include "notation/position/position_text.h"

#include "engine/apply.h"
#include "engine/setup.h"
#include "engine/turn/pending.h"
#include "notation/action_text.h"
#include "notation/append.h"
#include "notation/position/draft.h"
#include "notation/position/position_lists.h"
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

void add_tiles(std::string& text, std::string_view keyword, Army army, const TileCounts& counts) {
  if (counts == TileCounts{}) return;
  append(text, " ", keyword, " ");
  append_tiles(text, army, counts);
}

void add_number(std::string& text, std::string_view keyword, u64 number) {
  if (number != 0) append(text, " ", keyword, " ", std::to_string(number));
}

void add_flag(std::string& text, std::string_view keyword, u64 is_there) {
  if (is_there != 0) append(text, " ", keyword);
}

void add_player(std::string& text, const Position& position, Seat seat, bool with_team) {
  const Player& player = position.players[seat];
  append(text, "player ", seat_word(seat), " ", spec_of(player.army).word);
  if (with_team) append(text, " team ", std::to_string(player.team + 1));
  append(text, " hp ", std::to_string(player.hp));
  add_number(text, "energy", player.energy);
  add_number(text, "score", player.score);
  add_tiles(text, "hand", player.army, hand_counts(player));
  add_tiles(text, "gone", player.army, gone_counts(position, seat));
  if (player.bio_droid_on_top) append(text, " top bio-droid");
  add_flag(text, "terror", player.terror);
  add_flag(text, "due", player.due);
  add_flag(text, "rival", player.rival);
  add_flag(text, "out", player.out);
  add_flag(text, "won", player.won);
  append(text, "\n");
}

void add_turn(std::string& text, const Position& position) {
  append(text, "to-act ", seat_word(position.to_act), " ", phase_word(position.phase), " turn ", std::to_string(position.turn));
  if (position.active != position.to_act) append(text, " of ", seat_word(position.active));
  const Player& active = position.players[position.active];
  add_tiles(text, "drawn", active.army, drawn_counts(active));
  add_flag(text, "redraw", position.drawing);
  add_number(text, "played", position.played);
  add_flag(text, "hq-turned", position.hq_turned);
  add_flag(text, "named", position.order_named);
  append(text, "\n");
  if (position.stage == Stage::ending) append(text, "ending ", seat_word(position.ender), "\n");
  if (position.stage == Stage::overtime) append(text, "overtime ", seat_word(position.ender), "\n");
  if (position.captives.any()) append(text, "captives ", hexes_word(position.captives, position.large_board()), "\n");
}

void add_battle(std::string& text, const Cursor& cursor) {
  append(text, "battle causer ", seat_word(cursor.causer), " segment ", std::to_string(cursor.segment));
  if (cursor.kind != BattleKind::played) append(text, " ", battle_kind_word(cursor.kind));
  add_flag(text, "changed", cursor.changed);
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
  add_number(text, "wounds", unit.wounds);
  const Spent& spent = position.spent[hex];
  if (position.phase != Phase::battle) {
    if (spent.slots != 0) append(text, " moved ", moved_word(spent.slots));
    return;
  }
  if (spent.slots != 0) append(text, " spent ", segments_word(spent.slots));
  add_number(text, "extra", spent.extra);
  add_flag(text, "converted", spent.converted);
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
  const bool with_teams = has_teams(position);
  for (Seat seat = 0; seat < kSeats; ++seat) {
    if (position.players[seat].plays) add_player(text, position, seat, with_teams);
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
