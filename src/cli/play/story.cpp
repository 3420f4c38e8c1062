#include "cli/play/story.h"

#include <algorithm>

#include "cli/tell.h"
#include "engine/model/action_spec.h"
#include "engine/turn/hand.h"
#include "explain/replay.h"
#include "notation/event_text.h"
#include "notation/words.h"

namespace nhx::cli {

namespace {

std::string tiles_in_words(const Action& action) {
  std::string text;
  for (const TileId tile : action.tiles) {
    if (tile != kNoTile) text += (text.empty() ? "" : ", ") + std::string(spec_of(tile).name);
  }
  return text;
}

std::string energy_in_words(const Action& action) {
  std::string given = tiles_in_words(action);
  if (action.number > 0) {
    given += (given.empty() ? "" : " and ") + std::to_string(action.number) + (action.number == 1 ? " HQ point" : " HQ points");
  }
  return " gives up " + given + " for energy";
}

// "run push-back": Push Back
std::string procedure_name(const ActionSpec& spec) {
  std::string name(spec.word.substr(spec.word.find(' ')));
  std::replace(name.begin(), name.end(), '-', ' ');
  for (std::size_t i = 1; i < name.size(); ++i) {
    if (name[i - 1] == ' ') name[i] = static_cast<char>(name[i] - 'a' + 'A');
  }
  return name.substr(1);
}

}  // namespace

std::string deed_in_words(const Action& action, const Position& before) {
  const std::string who = seat_in_words(before, action.seat);
  switch (action.kind) {
    case ActionKind::redraw:
      return who + " puts an unlucky hand away: " + (tiles_in_words(action).empty() ? "all of it" : tiles_in_words(action));
    case ActionKind::discard: return who + " discards " + tiles_in_words(action);
    case ActionKind::battle: return who + " starts a Battle";
    case ActionKind::terror: return who + " plays Terror: in their next turns the others place nothing";
    case ActionKind::energy: return who + energy_in_words(action);
    case ActionKind::end: return who + " ends the turn";
    case ActionKind::resign: return who + " gives up";
    case ActionKind::explode:
    case ActionKind::hold:
    case ActionKind::convert:
    case ActionKind::keep: return in_words(action, before);
    default: break;
  }
  const ActionSpec& spec = spec_of(action.kind);
  if (spec.pays.with == PaidWith::energy) return who + " runs the procedure " + procedure_name(spec);
  if (spec.pays.with != PaidWith::instant) return {};
  return who + " plays " + std::string(spec_of(instant_tile(before.players[action.seat].army, spec.pays.instant)).name);
}

std::string story(const Position& before, std::span<const Event> events) {
  Position now = before;
  std::string text;
  bool in_battle = before.phase == Phase::battle;
  for (std::size_t i = 0; i < events.size();) {
    const Event& event = events[i];
    const std::string sentence = nhx::in_words(event, now);
    switch (event.kind) {
      case EventKind::fight:
        in_battle = true;
        text += "\n" + sentence + ".\n";
        break;
      case EventKind::segment:
        in_battle = true;
        text += "\n" + sentence + "\n";
        break;
      case EventKind::over:
        in_battle = false;
        text += "\n" + sentence + ". " + points_in_words(now);
        break;
      case EventKind::won: break;  // announced with the end of the game
      default: text += (in_battle ? "  " : "") + sentence + (in_battle ? "\n" : ".\n");
    }
    const Position before_it = now;
    const std::size_t told = replay_first(now, events.subspan(i));
    if (told == 2) text += nhx::in_words(events[i + 1], before_it) + ".\n";
    i += told;
  }
  return text;
}

}  // namespace nhx::cli
