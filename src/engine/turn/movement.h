#pragma once

#include "engine/layout/effects.h"

// Where units may go: moves, pushes, and the help of others (rulings 76-89).
namespace nhx {

// Hexes a unit may enter: a foundation alone does not stop it.
inline HexSet free_hexes(const Position& position) { return position.playable() - position.units; }

// A unit the seat may use now: controlled by it and not netted.
inline bool can_use(const Position& position, const Effects& effects, Seat seat, Hex hex) {
  return position.units.has(hex) && controller(position, effects, hex) == seat && !effects.netted.has(hex);
}

// All units the seat may use now.
inline HexSet usable(const Effects& effects, Seat seat) { return effects.held[seat] - effects.netted; }

// Units on the board whose tile does the service.
HexSet serving(const Position& position, Service service);

// Does a Recon Center help this seat's moves (rulings 81, 156)?
bool has_recon(const Position& position, const Effects& effects, Seat seat);

// Hexes that one move of the unit reaches, its own included: one step, or two with a working Recon Center (ruling 81, decision D17).
HexSet destinations(const Position& position, const Effects& effects, Hex hex);

// The units of the seat that a Transport or the Smart HQ can move now.
HexSet transported(const Position& position, const Effects& effects, Seat seat);
HexSet moved_by_hq(const Position& position, const Effects& effects, Seat seat);

// Units beside the pusher that it may push, whether or not they can retreat (rulings 85, 89, 150).
HexSet push_targets(const Position& position, const Effects& effects, Hex pusher);

// Where the pushed unit may go.
HexSet retreats(const Position& position, Hex pusher, Hex pushed);

// The Doomsday HQ of the seat that may turn a unit now; kNoHex: none.
Hex turning_hq(const Position& position, const Effects& effects, Seat seat);

inline bool has_moved(const Position& position, Hex hex, Moved way) { return (position.spent[hex].slots & static_cast<u8>(way)) != 0; }

}  // namespace nhx
