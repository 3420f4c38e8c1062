#pragma once

#include <vector>

#include "engine/model/position.h"

// Why a unit is as it is. Its words and sentences: notation/reason_text.h.
namespace nhx {

// Behind each: what hexes, seat and values hold, if anything.
enum class ReasonKind : u8 {
  hq_is_safe,          // hexes: the takeover edges on it come from these; an HQ cannot be taken over
  controlled,          // seat: controls it; hexes: through these
  takeovers_cancel,    // hexes: whose takeovers on it cancel each other
  netted,              // hexes: by these
  netter_is_netted,    // hexes: the netter that does not net it, being netted itself
  nets_cancel,         // hexes: the netter that it would net as well
  takeover_stops_net,  // hexes: the netter on its takeover edge
  ring,                // hexes: the netter of the ring
  gives,               // hexes: the giver; seat: who scopes that; values: initiative, melee, ranged, additional attacks
  slows,               // hexes: the Saboteur; seat: who scopes that
  medics,              // hexes: the Medics, each of which saves it from one attack
  quartermasters,      // hexes: they may turn one of its icons
  scoped,              // seat: for whom it works; hexes: the Scopers
  turns_modules,       // hexes: modules that work for its side because of it
  slows_others,        // hexes: whom it slows
  serves,              // hexes: whom it serves
  serves_nobody,       // it reaches units, but serves none of them
  moved,               // values: 1 mobility, 2 transport, 4 hq: ways that are used up in this turn
  initiative_passed,   // values: printed initiatives that have passed in this Battle, highest first
  extra_passed,        // values: how many additional attacks have passed in this Battle
  converted,           // a Quartermaster has served it in this Battle
};
inline constexpr int kReasonKinds = static_cast<int>(ReasonKind::converted) + 1;

struct Reason {
  ReasonKind kind = ReasonKind::netted;
  HexSet hexes{};
  Seat seat = kNoSeat;
  std::vector<int> values{};
};

}  // namespace nhx
