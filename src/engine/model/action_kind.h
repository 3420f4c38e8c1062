#pragma once

#include "core/integers.h"

namespace nhx {

// What can be decided, by players and by chance. Behind each: the fields of Action that it uses beside kind and seat.
enum class ActionKind : u8 {
  hq,          // a: where the HQ is placed; side
  draw,        // chance. tiles[0]
  redraw,      // an unlucky draw. tiles: the three given up with reinforcements; otherwise empty: the whole hand
  discard,     // tiles[0]
  place,       // tiles[0], a, side; on a free hex or instead of an own Transporter
  battle,      // the tiles that are played and gone:
  move,        // a: from, b: to (the same hex: turn only), side
  push,        // a: the pusher, b: the unit pushed
  sniper,      // a
  grenade,     // a
  air_strike,  // a: the centre
  small_bomb,  // a, b, c: three hexes around one corner, in order
  castle,      // a, b: change places, in order
  rotate,      // a, side
  terror,
  walk,             // own mobility. a: from, b: to, side
  transport,        // by a Transport, likewise
  hq_move,          // by the Smart HQ, likewise
  hq_turn,          // by the Doomsday HQ. a, side
  run_rotation,     // procedures of the Duel board. a, side
  run_swap,         // a, b in order; side, second_side: their new facings
  run_push,         // a: the pusher, b: the unit pushed
  run_laser,        // a, b: the Links, in order
  run_elimination,  // a
  run_detonation,
  energy,   // the last thing of a turn. tiles: given up for energy; number: HQ points given up
  end,      // the turn
  resign,   // always possible for the seat that is asked, never listed
  retreat,  // answers. a: the pushed unit, b: where it goes
  turn,     // a: a unit just captured, side: as its captor wants it
  explode,  // a: the Clown
  hold,     // a: the Clown strikes as usual
  convert,  // a: the unit; side: of the board, to_ranged: which icon becomes what
  keep,     // a: the unit's icons stay as they are
  medic,    // a: the Medic lost; b: the patient; in a Battle c: the attacker, number: wounds of the attack taken away
  order,    // next: the seat that decides next
};
inline constexpr int kActionKinds = static_cast<int>(ActionKind::order) + 1;

}  // namespace nhx
