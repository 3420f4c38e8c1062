#pragma once

#include "core/fixed_vector.h"
#include "engine/position.h"

namespace nhx {

enum class ActionKind : u8 {
  battle,   // play a Battle tile
  explode,  // a: the Clown
  hold,     // a: the Clown strikes as usual
  convert,  // a: the unit; side, to_ranged: which icon becomes what
  keep,     // a: the unit's icons stay as they are
  medic,    // a: the Medic lost; b: the patient; c: the attacker; wounds: of the attack taken away
  order,    // next: the seat that decides next
};

// One decision. Fields that its kind does not use stay at their defaults, so that equal decisions are equal values.
struct Action {
  ActionKind kind = ActionKind::battle;
  Seat seat = 0;
  Hex a = kNoHex;
  Hex b = kNoHex;
  Hex c = kNoHex;
  u8 wounds = 0;
  Direction side = Direction::n;
  bool to_ranged = false;
  Seat next = kNoSeat;
  friend constexpr bool operator==(const Action&, const Action&) = default;
};

// The index of an answer is kept in one byte (BattleCursor).
inline constexpr int kMaxActions = 255;
using ActionList = FixedVector<Action, kMaxActions>;

}  // namespace nhx
