#pragma once

#include <array>

#include "core/fixed_vector.h"
#include "engine/model/position.h"

namespace nhx {

// One decision, complete without the position. Fields that its kind does not use stay at their defaults, so that equal decisions are
// equal values. `side` is a facing unless said otherwise; for a tile that looks the same from all sides (is_round) it stays north.
struct Action {
  ActionKind kind = ActionKind::end;
  Seat seat = 0;
  Hex a = kNoHex;
  Hex b = kNoHex;
  Hex c = kNoHex;
  u8 number = 0;  // wounds, points
  Direction side = Direction::n;
  Direction second_side = Direction::n;
  bool to_ranged = false;
  Seat next = kNoSeat;
  std::array<TileId, kHandTiles> tiles{};  // in the order of the army's list, kNoTile behind the last
  friend constexpr bool operator==(const Action&, const Action&) = default;
};

// All that a player can do at one moment: 19 units with 19 places to go and six facings each, by four ways to move, and a hand of six.
using ActionList = FixedVector<Action, 8192>;

// The answers to one question; the index of an answer is kept in one byte (Cursor).
using AnswerList = FixedVector<Action, 255>;

}  // namespace nhx
