#pragma once

#include "core/fixed_vector.h"
#include "engine/model/position.h"

namespace nhx {

inline constexpr u8 kDestroys = 0xFF;  // wounds that nothing survives

// One attack that has reached a unit: what a Medic can take away (ruling 47).
struct Packet {
  Hex source = kNoHex;  // nowhere: an instant, a Mine, a procedure
  Hex target = kNoHex;
  Direction side = Direction::n;  // of the target, where it comes in
  u8 wounds = 0;                  // 0: armour stopped it
  bool endless = false;
  bool absorbed = false;
};

// All attacks of a segment. Thirty units of three edges with every shot split by every redirector stay below this.
using Packets = FixedVector<Packet, 2048>;

}  // namespace nhx
