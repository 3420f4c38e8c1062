#pragma once

#include <vector>

#include "engine/model/position.h"

// What the rules tell whoever listens. Replaying the events on the old board gives the new one.
namespace nhx {

enum class EventKind : u8 {
  moved,       // a: from, b: to, side: its facing now. A turned unit: a and b are the same
  placed,      // a; n: the tile, seat, side
  eliminated,  // seat: its tiles leave
  fight,       // n: the BattleKind, seat: the causer
  segment,     // n: its number
  converted,   // a: the unit; side, n: 1 when the icon becomes ranged, 0 when melee
  exploded,    // a
  hit,         // a: attacker, b: target, n: wounds
  blocked,     // a: attacker, b: target whose armour stopped everything
  endless,     // a: attacker, b: target, n: wounds of each of infinitely many attacks
  saved,       // a: patient, b: Medic lost, c: attacker, n: wounds
  wounded,     // a: unit, n: all its wounds
  destroyed,   // a
  hp,          // seat, n: points now
  score,       // seat, n: points now; Mode::score
  returned,    // seat: to the top of its pile
  captured,    // a: unit, seat: controller
  released,    // a: unit
  over,        // the Battle
  won,         // seat; the game is over. Several seats that are not one side: a draw
};

struct Event {
  EventKind kind = EventKind::over;
  u8 n = 0;
  Hex a = kNoHex;
  Hex b = kNoHex;
  Hex c = kNoHex;
  Seat seat = kNoSeat;
  Direction side = Direction::n;
  friend constexpr bool operator==(const Event&, const Event&) = default;
};

// The sink of search: costs nothing.
struct NoEvents {
  static constexpr bool kListens = false;
  void operator()(const Event& /*event*/) const {}
};

struct EventLog {
  static constexpr bool kListens = true;
  std::vector<Event> events;
  void operator()(const Event& event) { events.push_back(event); }
};

}  // namespace nhx
