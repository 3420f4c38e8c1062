#pragma once

#include "engine/layout/effects.h"
#include "engine/model/event.h"

// Units that change hands: which captures are new, and who is told.
namespace nhx {

// Does anybody play an army that captures units?
bool can_capture(const Position& position);

// Is any unit but an HQ within reach of a takeover edge that may work against it? If not, nobody is captured.
bool is_takeover_near(const Position& position);

// May control change when this tile comes from the hand to that hex? Not when it neither nets, captures nor scopes and no takeover edge
// points there.
bool is_control_touched(const Position& position, TileId tile, Hex hex);

// The seat that controls the unit there; for those who ask nothing else of the layout.
Seat controller_now(const Position& position, Hex hex);

// What an action did to units on the board.
struct Change {
  HexSet moved;           // hexes on which units arrived
  HexSet turned;          // units that face elsewhere now
  bool was_full = false;  // the board, before
};

// Captured now, and not before by the same units in the same places: their captor may turn them (rulings 90, 92, decision D19).
HexSet new_captives(const Position& position, const Effects& before, const Effects& after, const Change& change);

template <class Sink>
void report_control(const Position& position, const Effects& before, const Effects& after, Sink& sink) {
  if constexpr (Sink::kListens) {
    for (const Hex hex : position.units) {
      const Seat owner = position.board[hex].seat;
      const Seat now = after.holder(hex);
      const Seat old = before.holder(hex) == kNoSeat ? owner : before.holder(hex);
      if (now == old) continue;
      const bool is_home = now == owner;
      sink(Event{.kind = is_home ? EventKind::released : EventKind::captured, .a = hex, .seat = is_home ? kNoSeat : now});
    }
  }
}

}  // namespace nhx
