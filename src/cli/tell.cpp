#include "cli/tell.h"

#include <algorithm>

#include "explain/replay.h"
#include "notation/action_text.h"
#include "notation/event_text.h"
#include "notation/names.h"
#include "notation/words.h"

namespace nhx::cli {

namespace {

std::string padded(std::string text, std::size_t width) {
  text.resize(std::max(text.size(), width), ' ');
  return text;
}

std::string tiles_in_words(std::span<const TileId> tiles) {
  std::string text;
  for (const TileId tile : tiles) {
    if (tile != kNoTile) text += (text.empty() ? "" : ", ") + std::string(spec_of(tile).name);
  }
  return text;
}

bool is_told_elsewhere(EventKind kind) { return kind == EventKind::segment || kind == EventKind::over; }

// What a Battle is about: the points of the HQs or, in a game with scores, where they stay as they are, those.
std::string points_word(const Position& position) { return position.mode == Mode::score ? "score " : "HQ "; }
int points_of(const Position& position, Seat seat) {
  const Player& player = position.players[seat];
  return position.mode == Mode::score ? static_cast<int>(player.score) : static_cast<int>(player.hp);
}

std::string losses_in_words(const Position& before, const Position& after, Seat seat) {
  std::string text;
  for (const Hex hex : before.units - after.units) {
    if (before.board[hex].seat == seat) text += (text.empty() ? "" : ", ") + unit_name(before, hex);
  }
  return text;
}

}  // namespace

std::string seat_in_words(const Position& position, Seat seat) { return army_name(position, seat) + " (seat " + seat_word(seat) + ")"; }

std::string players_in_words(const Position& position) {
  std::string text;
  for (Seat seat = 0; seat < kSeats && position.players[seat].plays; ++seat) {
    const Player& player = position.players[seat];
    text += seat_word(seat) + "  " + padded(army_name(position, seat), kNameWidth) + points_word(position) +
            std::to_string(points_of(position, seat));
    const std::string hand = tiles_in_words(player.hand);
    if (!hand.empty()) text += "   hand: " + hand;
    text += "\n";
  }
  return text;
}

std::string points_in_words(const Position& position) {
  std::string text;
  for (Seat seat = 0; seat < kSeats && position.players[seat].plays; ++seat) {
    text +=
        (text.empty() ? "" : "   ") + army_name(position, seat) + " " + points_word(position) + std::to_string(points_of(position, seat));
  }
  return text + "\n";
}

std::string turn_in_words(const Position& position) {
  const std::string turn = "Turn " + std::to_string(position.turn);
  switch (position.phase) {
    case Phase::over: return turn + ": an HQ has fallen, the game is over.\n";
    case Phase::battle: break;
    default: return turn + ": " + seat_in_words(position, position.to_act) + " is to act.\n";
  }
  return turn + ": a Battle caused by " + seat_in_words(position, position.cursor.causer) + ", segment " +
         std::to_string(position.cursor.segment) + "; " + seat_in_words(position, position.to_act) + " decides.\n";
}

std::string in_words(const Action& answer, const Position& position) {
  const auto unit = [&](Hex hex) { return unit_name(position, hex); };
  switch (answer.kind) {
    case ActionKind::battle: return seat_in_words(position, answer.seat) + " plays a Battle";
    case ActionKind::explode: return unit(answer.a) + " explodes";
    case ActionKind::hold: return unit(answer.a) + " does not explode and attacks as usual";
    case ActionKind::keep: return unit(answer.a) + " keeps its attack icons as they are";
    case ActionKind::convert:
      return unit(answer.a) + (answer.to_ranged ? " shoots" : " strikes") + " to the " + std::string(direction_word(answer.side)) +
             (answer.to_ranged ? " instead of striking" : " instead of shooting");
    case ActionKind::medic:
      if (answer.c == kNoHex) return unit(answer.a) + " is lost, " + unit(answer.b) + " is spared";
      return unit(answer.a) + " is lost, " + unit(answer.b) + " is spared the attack of " + unit(answer.c) + " (" +
             std::to_string(answer.number) + (answer.number == 1 ? " wound)" : " wounds)");
    case ActionKind::order: return seat_in_words(position, answer.next) + " decides first";
    default: return to_text(answer, position.large_board());
  }
}

std::vector<ToldSegment> tell(const Position& before, std::span<const Event> events) {
  std::vector<ToldSegment> segments;
  Position start = before;
  for (const Event& event : events) {
    if (event.kind == EventKind::segment) {
      if (!segments.empty()) start = segments.back().after;
      segments.push_back({.number = event.n, .lines = {}, .after = start});
    }
    if (segments.empty()) continue;
    replay_first(segments.back().after, {&event, 1});
    if (!is_told_elsewhere(event.kind)) segments.back().lines.push_back(nhx::in_words(event, start));
  }
  return segments;
}

std::string result_in_words(const Position& before, const Position& after) {
  std::string text;
  for (Seat seat = 0; seat < kSeats && before.players[seat].plays; ++seat) {
    const int now = points_of(before, seat);
    const int then = points_of(after, seat);
    text += "  " + padded(army_name(before, seat), kNameWidth) + points_word(before) + std::to_string(now);
    if (then != now) text += " -> " + std::to_string(then);
    const std::string losses = losses_in_words(before, after, seat);
    if (!losses.empty()) text += "   lost: " + losses;
    text += "\n";
  }
  return text;
}

}  // namespace nhx::cli
