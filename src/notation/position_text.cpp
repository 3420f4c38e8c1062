#include "notation/position_text.h"

#include <array>

#include "engine/apply.h"
#include "notation/action_text.h"
#include "notation/draft.h"
#include "notation/position_lists.h"
#include "notation/words.h"

namespace nhx {

namespace {

std::string tiles_word(const TileCounts& counts) {
  std::string word;
  for (TileId tile = 1; tile <= kTileTypes; ++tile) {
    if (counts[tile] == 0) continue;
    if (!word.empty()) word += ',';
    word += spec_of(tile).word;
    if (counts[tile] > 1) word += '*' + std::to_string(counts[tile]);
  }
  return word;
}

std::string player_line(const Position& position, Seat seat, bool with_team) {
  const Player& player = position.players[seat];
  std::string line = "player " + seat_word(seat) + " " + std::string(spec_of(player.army_word()).word);
  if (with_team) line += " team " + std::to_string(player.team + 1);
  line += " hp " + std::to_string(player.hp);
  const std::string hand = tiles_word(hand_counts(player));
  const std::string gone = tiles_word(gone_counts(position, seat));
  if (!hand.empty()) line += " hand " + hand;
  if (!gone.empty()) line += " gone " + gone;
  if (player.bio_droid_on_top != 0) line += " top bio-droid";
  return line + "\n";
}

std::string battle_lines(const Position& position) {
  if (position.phase != Phase::battle) return {};
  std::string lines = "battle causer " + seat_word(position.battle.causer) + " segment " + std::to_string(position.battle.segment) + "\n";
  ActionList chosen;
  chosen_actions(position, chosen);
  for (const Action& action : chosen) lines += "chosen " + to_text(action, position.large_board) + "\n";
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
                 "No line of a position starts with " + quoted(line[0].text) + "." + suggestion(line[0].text, position_keywords()));
    }
  }
  return draft;
}

}  // namespace

std::string unit_text(const Position& position, Hex hex) {
  const Unit& unit = position.board[hex];
  std::string text =
      hex_word(hex, position.large_board) + " " + seat_word(static_cast<Seat>(unit.seat)) + " " + std::string(spec_of(unit.tile).word);
  if (!is_round(unit.tile)) text += " " + std::string(direction_word(unit.front()));
  if (unit.wounds != 0) text += " wounds " + std::to_string(unit.wounds);
  const Spent& spent = position.spent[hex];
  if (spent.slots != 0) text += " spent " + segments_word(spent.slots);
  if (spent.extra != 0) text += " extra " + std::to_string(spent.extra);
  if (spent.converted != 0) text += " converted";
  return text;
}

std::string to_text(const Position& position) {
  std::string text = "nhx 1\nrules standard";
  if (position.rules.hq_stays_until_battle_ends != 0) text += " hq-stays-until-battle-ends";
  if (position.rules.clown_spares_hqs != 0) text += " clown-spares-hqs";
  text += position.large_board ? "\nboard 37\n" : "\n";
  const bool with_teams = has_teams(position);
  for (Seat seat = 0; seat < kSeats; ++seat) {
    if (position.players[seat].plays != 0) text += player_line(position, seat, with_teams);
  }
  text += "to-act " + seat_word(position.to_act) + " " + std::string(phase_word(position.phase)) + " turn " +
          std::to_string(position.turn) + "\n";
  text += battle_lines(position);
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
