#include "cli/play/advice.h"

#include "ai/advice.h"
#include "ai/level.h"
#include "ai/search/carry_out.h"
#include "cli/play/list.h"
#include "cli/tell.h"
#include "notation/drawing/columns.h"

namespace nhx::cli {

namespace {

constexpr u64 kHintSeed = 1;  // so that asking again gives the same hint

// Of ten thousandths; what is neither certain nor impossible does not look so.
std::string percent(int chance) {
  if (chance > 0 && chance < 100) return "< 1 %";
  if (chance > 9'900 && chance < 10'000) return "> 99 %";
  return std::to_string((chance + 50) / 100) + " %";
}

std::string counted(int number, const std::string& one) { return std::to_string(number) + " " + one + (number == 1 ? "" : "s"); }

std::string purpose_in_words(const Purpose& purpose, bool by_score) {
  const std::string points = by_score ? "point" : "HQ point";
  std::string text;
  const auto add = [&](int change, const std::string& better, const std::string& worse, const std::string& what) {
    if (change != 0) text += (text.empty() ? "" : ", ") + (change > 0 ? better : worse) + counted(change > 0 ? change : -change, what);
  };
  add(purpose.enemy_points, by_score ? "keeps enemies from " : "costs enemies ", by_score ? "gives enemies " : "spares enemies ", points);
  add(purpose.own_points, by_score ? "scores " : "saves ", "costs you ", points);
  add(purpose.enemy_units, "destroys ", "spares ", "enemy unit");
  add(purpose.own_units, "saves ", "costs you ", "own unit");
  if (purpose.falls) text += (text.empty() ? "" : ", ") + std::string("is destroyed itself");
  return text;
}

std::string turn_in_words(const Position& start, const TurnPlan& turn) {
  std::string text;
  for (const Action& action : turn.actions) text += (text.empty() ? "" : "; ") + words_without_seat(action, start);
  return text;
}

std::string danger_in_words(const Danger& danger) {
  std::string text = "    danger: " + seat_in_words(danger.drawn, danger.drawn.active) + " may " +
                     turn_in_words(danger.drawn, danger.reply) + ", which leaves " + percent(danger.chance);
  if (danger.needs.empty()) return text + ".\n";
  std::string needs;
  for (const TileId tile : danger.needs) needs += (needs.empty() ? "" : ", ") + std::string(spec_of(tile).name);
  return text + "; he needs to draw " + needs + ": " + percent(danger.likelihood) + ".\n";
}

}  // namespace

std::string hint_in_words(const Position& position, const Progress& progress) {
  if (!is_free(position)) {
    Bot bot(adviser_for(position), kHintSeed);
    return "A bot would answer: " + words_without_seat(bot.choose(position), position) + "\n";
  }
  std::string text;
  int number = 0;
  for (const Suggestion& suggestion : suggest_turns(position, kHintSeed, progress)) {
    text +=
        std::to_string(++number) + ". " + percent(suggestion.turn.value) + " to win: " + turn_in_words(position, suggestion.turn) + "\n";
    for (const Purpose& purpose : suggestion.purposes) {
      const std::string words = purpose_in_words(purpose, position.mode == Mode::score);
      if (!words.empty()) text += "    " + words_without_seat(suggestion.turn.actions[purpose.action], position) + ": " + words + "\n";
    }
    if (suggestion.danger) text += danger_in_words(*suggestion.danger);
  }
  return text + "What a tile is for is told for a Battle right after the turn.\n";
}

std::string chances_in_words(const Position& position) {
  const std::array<int, kSeats> chances = chances_of_all(position);
  std::string text = "Chances to win:\n";
  for (Seat seat = 0; seat < kSeats; ++seat) {
    if (position.players[seat].plays) text += "  " + padded(seat_in_words(position, seat), kNameWidth + 10) + percent(chances[seat]) + "\n";
  }
  return text;
}

}  // namespace nhx::cli
