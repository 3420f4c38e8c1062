#include "explain/replay.h"

namespace nhx {

namespace {

void take_off(Position& position, Hex hex) {
  position.board[hex] = Unit{};
  position.spent[hex] = {};
  position.units.remove(hex);
}

void put(Position& position, Hex hex, const Unit& unit) {
  position.board[hex] = unit;
  if (is_unit(spec_of(unit.tile).kind)) position.units.add(hex);
}

Unit turned_to(Unit unit, Direction side) {
  unit.facing = side;
  return unit;
}

bool is_exchange(std::span<const Event> events) {
  return events.size() > 1 && events[0].kind == EventKind::moved && events[1].kind == EventKind::moved && events[0].a == events[1].b &&
         events[0].b == events[1].a && events[0].a != events[0].b;
}

void replay(Position& position, const Event& event) {
  switch (event.kind) {
    case EventKind::moved: {
      const Unit unit = turned_to(position.board[event.a], event.side);
      take_off(position, event.a);
      put(position, event.b, unit);
      break;
    }
    case EventKind::placed: put(position, event.a, make_unit(event.n, event.seat, event.side)); break;
    case EventKind::wounded: position.board[event.a].wounds = event.n & 3U; break;
    case EventKind::destroyed: take_off(position, event.a); break;
    case EventKind::hp: position.players[event.seat].hp = event.n; break;
    case EventKind::score: position.players[event.seat].score = event.n & 0x1FU; break;
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

std::size_t replay_first(Position& position, std::span<const Event> events) {
  if (is_exchange(events)) {
    replay_exchange(position, events[0], events[1]);
    return 2;
  }
  replay(position, events[0]);
  return 1;
}

Position replayed(const Position& before, std::span<const Event> events) {
  Position now = before;
  while (!events.empty()) events = events.subspan(replay_first(now, events));
  return now;
}

}  // namespace nhx
