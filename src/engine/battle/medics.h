#pragma once

#include "engine/battle/packet.h"
#include "engine/battle/questions.h"
#include "engine/layout/effects.h"
#include "engine/model/action.h"

namespace nhx {

// The Medic procedure over one batch of attacks (rulings 47 to 60).
class Medics {
 public:
  Medics(const Position& position, const Effects& effects, HexSet exploded, Packets& packets);

  // Uses Medics as long as one can be used: it is mandatory. False when a player must be asked first.
  bool heal(Questions& questions);

  [[nodiscard]] HexSet lost() const { return lost_; }
  [[nodiscard]] const FixedVector<Action, kHexes>& used() const { return used_; }

 private:
  // Every way to use a Medic now; empty when nothing more can be absorbed.
  void find_options(AnswerList& options) const;

  // The option, if any, that has no alternative and touches nothing that another option touches: nobody need be asked.
  [[nodiscard]] const Action* find_forced(const AnswerList& options) const;

  void use(const Action& option);

  [[nodiscard]] HexSet ready(const Packet* being_absorbed) const;
  [[nodiscard]] HexSet possibly_lost(Hex medic, HexSet ready) const;
  [[nodiscard]] HexSet feeders(Hex medic, HexSet ready) const;
  [[nodiscard]] HexSet upstream(Hex medic, HexSet ready) const;
  [[nodiscard]] HexSet hit_units() const;
  [[nodiscard]] HexSet entangled(Hex hex, HexSet hit) const;

  const Position& position_;
  const Effects& effects_;
  Packets& packets_;
  HexSet unused_;
  HexSet lost_;
  std::array<HexSet, kHexes> serves_;  // for the Medics only
  FixedVector<Action, kHexes> used_;
};

}  // namespace nhx
