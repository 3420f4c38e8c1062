#include "cli/play_story.h"

#include "cli/tell.h"
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

void take_off(Position& position, Hex hex) {
  position.board[hex] = {};
  position.spent[hex] = {};
  position.units.remove(hex);
}

void put(Position& position, Hex hex, const Unit& unit) {
  position.board[hex] = unit;
  if (is_unit(spec_of(static_cast<TileId>(unit.tile)).kind)) position.units.add(hex);
}

Unit turned_to(Unit unit, Direction side) {
  unit.facing = static_cast<u16>(index_of(side)) & 7U;
  return unit;
}

// Two units that change places are two events, of which the first would hide the unit of the second.
bool is_exchange(std::span<const Event> events, std::size_t i) {
  return i + 1 < events.size() && events[i].kind == EventKind::moved && events[i + 1].kind == EventKind::moved &&
         events[i].a == events[i + 1].b && events[i].b == events[i + 1].a && events[i].a != events[i].b;
}

void replay(Position& position, const Event& event) {
  switch (event.kind) {
    case EventKind::moved: {
      const Unit unit = turned_to(position.board[event.a], event.side);
      take_off(position, event.a);
      put(position, event.b, unit);
      break;
    }
    case EventKind::placed:
      put(position, event.a, turned_to({.tile = static_cast<u16>(event.n & 0x7FU), .seat = static_cast<u16>(event.seat & 7U)}, event.side));
      break;
    case EventKind::wounded: position.board[event.a].wounds = event.n & 3U; break;
    case EventKind::destroyed: take_off(position, event.a); break;
    case EventKind::hp: position.players[event.seat].hp = event.n & 31U; break;
    default: break;
  }
}

void replay_exchange(Position& position, const Event& first, const Event& second) {
  const Unit a = turned_to(position.board[first.a], first.side);
  const Unit b = turned_to(position.board[second.a], second.side);
  put(position, first.b, a);
  put(position, second.b, b);
}

}  // namespace

std::string deed_in_words(const Action& action, const Position& before) {
  const std::string who = seat_in_words(before, action.seat);
  switch (action.kind) {
    case ActionKind::redraw:
      return who + " puts an unlucky hand away: " + (tiles_in_words(action).empty() ? "all of it" : tiles_in_words(action));
    case ActionKind::discard: return who + " discards " + tiles_in_words(action);
    case ActionKind::battle: return who + " starts a Battle";
    case ActionKind::move: return who + " plays Move";
    case ActionKind::push: return who + " plays Push Back";
    case ActionKind::sniper: return who + " plays Sniper";
    case ActionKind::grenade: return who + " plays Grenade";
    case ActionKind::air_strike: return who + " plays Air Strike";
    case ActionKind::small_bomb: return who + " plays Small Bomb";
    case ActionKind::castle: return who + " plays Castling";
    case ActionKind::rotate: return who + " plays Rotation";
    case ActionKind::terror: return who + " plays Terror: in their next turns the others place nothing";
    case ActionKind::run_rotation: return who + " runs the procedure Rotation";
    case ActionKind::run_swap: return who + " runs the procedure Swap";
    case ActionKind::run_push: return who + " runs the procedure Push Back";
    case ActionKind::run_laser: return who + " runs the procedure Laser";
    case ActionKind::run_elimination: return who + " runs the procedure Elimination";
    case ActionKind::run_detonation: return who + " runs the procedure Detonation";
    case ActionKind::energy: return who + energy_in_words(action);
    case ActionKind::end: return who + " ends the turn";
    case ActionKind::resign: return who + " gives up";
    case ActionKind::explode:
    case ActionKind::hold:
    case ActionKind::convert:
    case ActionKind::keep: return in_words(action, before);
    default: return {};
  }
}

std::string story(const Position& before, std::span<const Event> events) {
  Position now = before;
  std::string text;
  bool in_battle = before.phase == Phase::battle;
  for (std::size_t i = 0; i < events.size(); ++i) {
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
    if (is_exchange(events, i)) {
      text += nhx::in_words(events[i + 1], now) + ".\n";
      replay_exchange(now, event, events[i + 1]);
      ++i;
    } else {
      replay(now, event);
    }
  }
  return text;
}

Position replayed(const Position& before, std::span<const Event> events) {
  Position now = before;
  for (std::size_t i = 0; i < events.size(); ++i) {
    if (is_exchange(events, i)) {
      replay_exchange(now, events[i], events[i + 1]);
      ++i;
    } else {
      replay(now, events[i]);
    }
  }
  return now;
}

}  // namespace nhx::cli
