#include "cli/play/words.h"

#include <bit>
#include <vector>

#include "cli/play/list.h"
#include "cli/tell.h"
#include "engine/turn/duel.h"
#include "engine/turn/hand.h"
#include "engine/turn/outcome.h"
#include "notation/drawing/columns.h"
#include "notation/names.h"
#include "notation/position/position_lists.h"
#include "notation/rules_text.h"
#include "notation/words.h"

namespace nhx::cli {

namespace {

template <class Visit>
void for_each_seat(const Position& position, Visit visit) {
  for (Seat seat = 0; seat < kSeats; ++seat) {
    if (position.players[seat].plays) visit(seat, position.players[seat]);
  }
}

std::string right(int number, std::size_t width) {
  const std::string text = std::to_string(number);
  return std::string(text.size() < width ? width - text.size() : 0, ' ') + text;
}

// "mutant, move*2", "-" for none: the words that people type.
std::string tiles_in_words(const Player& player, const TileCounts& counts) {
  std::string text;
  for (const char c : tiles_word(player.army, counts)) text += c == ',' ? std::string(", ") : std::string(1, c);
  return text.empty() ? "-" : text;
}

TileCounts pile_counts(const Player& player) {
  TileCounts counts{};
  std::size_t copy = 0;
  for (const TileId tile : pile_tiles(player.army)) counts[tile] += static_cast<int>((player.pile >> copy++) & 1);
  return counts;
}

int sum(const TileCounts& counts) {
  int all = 0;
  for (const int count : counts) all += count;
  return all;
}

std::string remarks(const Position& position, const Player& player) {
  std::string text;
  const auto add = [&](bool there, const std::string& words) {
    if (there) text += (text.empty() ? "" : ", ") + words;
  };
  add(player.out, "out of the game");
  add(player.terror, "places nothing (Terror)");
  add(player.bio_droid_on_top, "bio-droid on top of the pile");
  add(position.stage == Stage::ending && player.due, "has a last turn");
  add(position.stage == Stage::overtime && player.due, "has a turn of the overtime");
  return text.empty() ? "" : "   (" + text + ")";
}

std::string_view mode_in_words(Mode mode) {
  switch (mode) {
    case Mode::two: return "one against one";
    case Mode::deathmatch: return "everybody for himself; the last HQ wins";
    case Mode::score: return "everybody for himself; 20 points of damage done to HQs win";
    case Mode::loner: return "seat 1 against seats 2 and 3; he plays every other turn";
    case Mode::team: return "seats 1 and 3 against seats 2 and 4";
  }
  return "";
}

std::string_view board_in_words(BoardKind board) {
  switch (board) {
    case BoardKind::small: return "19 hexes";
    case BoardKind::large: return "37 hexes";
    case BoardKind::duel: return "19 hexes with seven terminals";
  }
  return "";
}

constexpr std::string_view kDuelHelp =
    "Energy: 'energy 2 mutant,scout' ends the turn and gives up tiles or HQ points for it, five at most. A unit on a terminal is a Link:\n"
    "'run rotation HEX FACING', 'run push-back FROM TO', 'run laser HEX HEX', 'run elimination HEX', 'run detonation', 'run swap ...'.\n";

constexpr std::string_view kTurnHelp =
    "A turn: you draw until you hold three tiles; of three one must go ('discard TILE'). Then you play as many as you like, discard what\n"
    "you do not want to keep, and 'end' the turn. A Battle tile ends it as well. Hands and discards are open to all.\n"
    "A full board starts a Battle. When somebody draws the last tile of a pile, the others have one more turn; the Final Battle follows.\n";

bool is_question(Phase phase) {
  return phase == Phase::retreat || phase == Phase::captive || phase == Phase::medic || phase == Phase::battle;
}

std::string question(const Position& position) {
  switch (position.phase) {
    case Phase::retreat: return "where does the pushed unit go?";
    case Phase::captive: return "which way does the captured unit face?";
    case Phase::medic: return "which Medic is lost for whom?";
    default: return "a choice in segment " + std::to_string(position.cursor.segment) + " of the Battle.";
  }
}

std::string play_remarks(const Position& position) {
  const Player& player = position.players[position.to_act];
  std::string text;
  if (position.drawing) text += " The hand is unlucky: 'redraw' puts it away for a new one.";
  if (player.terror) text += " After the Terror nothing may be placed in this turn.";
  if (position.phase == Phase::play && position.played >= play_limit(position)) text += " No more tiles may be played in this turn.";
  if (position.stage != Stage::usual) text += " No Battle tile may be played any more.";
  return text;
}

std::string joined_names(const std::vector<std::string>& names) {
  std::string text;
  for (std::size_t i = 0; i < names.size(); ++i) text += (i == 0 ? "" : i + 1 == names.size() ? " and " : ", ") + names[i];
  return text;
}

}  // namespace

std::string table_in_words(const Position& position) {
  const bool teams = has_teams(position);
  const bool energy = position.duel_board();
  const bool score = position.mode == Mode::score;
  std::string text = "  seat  " + padded("army", kNameWidth) + (teams ? "side  " : "") + "HQ  pile  gone" + (energy ? "  energy" : "") +
                     (score ? "  score" : "") + "  hand\n";
  for_each_seat(position, [&](Seat seat, const Player& player) {
    text += (seat == position.active && position.phase != Phase::over ? "> " : "  ") + padded(seat_word(seat), 6);
    text += padded(army_name(position, seat), kNameWidth) + (teams ? right(player.team + 1, 4) + "  " : "");
    text += right(player.hp, 2) + right(sum(pile_counts(player)), 6) + right(sum(gone_counts(position, seat)), 6);
    if (energy) text += right(player.energy, 8);
    if (score) text += right(static_cast<int>(player.score), 7);
    text += "  " + tiles_in_words(player, hand_counts(player)) + remarks(position, player) + "\n";
  });
  return text;
}

std::string gone_in_words(const Position& position) {
  std::string text = "Gone for good:\n";
  for_each_seat(position, [&](Seat seat, const Player& player) {
    text += "  " + padded(seat_in_words(position, seat), kNameWidth + 10) + tiles_in_words(player, gone_counts(position, seat)) + "\n";
  });
  return text;
}

std::string piles_in_words(const Position& position) {
  std::string text = "Still in the piles, in an order that nobody knows:\n";
  for_each_seat(position, [&](Seat seat, const Player& player) {
    text += "  " + padded(seat_in_words(position, seat), kNameWidth + 10) + tiles_in_words(player, pile_counts(player)) + "\n";
  });
  return text;
}

std::string rules_in_words(const Position& position) {
  const Mode mode = position.mode;
  const auto board = static_cast<BoardKind>(position.board_kind);
  const RulesWords words = words_of(position.rules);
  std::string text = "Mode:   " + std::string(mode_word(mode)) + ": " + std::string(mode_in_words(mode)) + "\n";
  text += "Board:  " + std::string(board_word(board)) + ": " + std::string(board_in_words(board)) + "\n";
  text += "Rules:  " + std::string(words.preset);
  for (const std::string_view option : words.options) text += ", " + std::string(option);
  return text + "\n\n" + std::string(kTurnHelp) + (position.duel_board() ? std::string(kDuelHelp) : "");
}

std::string asked_in_words(const Position& position) {
  const std::string who = seat_in_words(position, position.to_act);
  const std::string turn = "Turn " + std::to_string(position.turn) + ": ";
  switch (position.phase) {
    case Phase::setup:
      return who + " places the HQ: 'hq HEX'" + (is_round(hq_of(position.players[position.to_act].army)) ? "" : " and a facing") + ".\n";
    case Phase::discard: return turn + who + " must discard one tile: 'discard TILE'." + play_remarks(position) + "\n";
    case Phase::play: return turn + who + " plays." + play_remarks(position) + "\n";
    case Phase::over: return winners_in_words(position);
    default: break;
  }
  if (!is_question(position.phase)) return turn + who + " draws.\n";
  return who + ": " + question(position) + "\n" + answers_in_words(position);
}

std::string stage_in_words(const Position& before, const Position& after) {
  if (before.stage == after.stage || after.phase == Phase::over) return {};
  const std::string who = seat_in_words(after, after.ender);
  if (after.stage == Stage::ending) {
    return who + " has drawn the last tile of a pile. Each of those marked has one more turn, then comes the Final Battle.\n";
  }
  return "The Final Battle has left a tie: one more turn for those who are tied, then one more Battle, caused by " + who + ".\n";
}

std::string winners_in_words(const Position& position) {
  std::vector<std::string> winners;
  SeatSet seats = 0;
  for_each_seat(position, [&](Seat seat, const Player& player) {
    if (!player.won) return;
    winners.push_back(seat_in_words(position, seat));
    seats |= seat_bit(seat);
  });
  if (winners.empty()) return "The game is over, and nobody has won.\n";
  if (is_tie(position, seats)) return "The game is over: a draw between " + joined_names(winners) + ".\n";
  return "The game is over: " + joined_names(winners) + (winners.size() == 1 ? " has won.\n" : " have won.\n");
}

}  // namespace nhx::cli
