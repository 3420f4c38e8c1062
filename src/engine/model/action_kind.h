#pragma once

#include "core/integers.h"

namespace nhx {

// What can be decided, by players and by chance. Words, operands and payment of each: action_spec.h.
enum class ActionKind : u8 {
  hq,      // placed before the first turn
  draw,    // chance
  redraw,  // an unlucky draw: three tiles are given up with reinforcements, otherwise the whole hand
  discard,
  place,   // on a free hex or instead of an own Transporter
  battle,  // the tiles that are played and gone:
  move,    // to the same hex: turn only
  push,
  sniper,
  grenade,
  air_strike,
  small_bomb,  // three hexes around one corner
  castle,      // two units change places
  rotate,
  terror,
  walk,          // own mobility
  transport,     // by a Transport
  hq_move,       // by the Smart HQ
  hq_turn,       // by the Doomsday HQ
  run_rotation,  // procedures of the Duel board
  run_swap,
  run_push,
  run_laser,  // between two Links
  run_elimination,
  run_detonation,
  energy,   // the last thing of a turn: tiles and HQ points given up for it
  end,      // the turn
  resign,   // always possible for the seat that is asked, never listed
  retreat,  // answers: where the pushed unit goes
  turn,     // how a unit just captured faces, as its captor wants it
  explode,  // the Clown
  hold,     // the Clown strikes as usual
  convert,  // which icon of a unit becomes what
  keep,     // the unit's icons stay as they are
  medic,    // the Medic lost, the patient, and in a Battle the attack taken away
  order,    // the seat that decides next
};
inline constexpr int kActionKinds = static_cast<int>(ActionKind::order) + 1;

}  // namespace nhx
