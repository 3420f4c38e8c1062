#pragma once

#include "engine/model/action.h"

// What may be done now.
namespace nhx {

// All decisions open to the seat that is asked; in Phase::draw the tiles that may come. Empty when the game is over. Resigning is not
// listed.
void legal_actions(const Position& position, ActionList& actions);

// The part of legal_actions that plays one tile of the hand, and the part that plays none: cheap, for whoever tries things one by one.
void actions_with(const Position& position, TileId tile, ActionList& actions);
void actions_without_tile(const Position& position, ActionList& actions);

// Where the active player may place a tile of his hand.
HexSet places_for(const Position& position, TileId tile);

enum class Illegal : u8 {
  none,           // it is legal
  over,           // the game is over
  not_your_turn,  // another seat is asked
  not_now,        // a decision of another kind is asked
  not_offered,    // the right kind of answer, but not one of those possible
  no_such_tile,   // the tile is not in the hand, or not in the pile
  wrong_kind,     // the tile is not played that way
  not_on_board,   // the hex is not on this board
  facing,         // the tile looks the same from all sides
  taken,          // the hex is not free
  nobody_there,   // no unit on the hex
  not_yours,      // another player controls the unit
  netted,
  not_an_enemy,
  hq_is_safe,  // an HQ cannot be chosen
  too_far,
  no_way,           // no way there that the unit may take
  nothing_changes,  // the unit stands there and faces so already
  no_mobility,      // the unit does not move by itself
  no_link,          // the module or HQ does not serve the unit, or the unit stands on no terminal
  used,             // once in a turn is enough
  no_retreat,       // nowhere for the pushed unit to go
  no_target,        // nothing there to hit
  terror,           // nothing may be placed in this turn
  limit,            // no more tiles in this turn
  no_battle,        // after a last tile was drawn Battle tiles stay in hand
  not_unlucky,      // the hand does not allow another draw
  must_keep,        // with reinforcements what is not played is kept
  no_energy,        // too little energy
  too_much_energy,  // more than five points
  last_point,       // the last HQ point cannot be given up
  no_duel_board,
  wrong_order,  // the hexes or tiles are not named in their order
};
inline constexpr int kIllegals = static_cast<int>(Illegal::wrong_order) + 1;

// Illegal::none exactly for the members of legal_actions, and for resigning.
Illegal why_illegal(const Position& position, const Action& action);

}  // namespace nhx
