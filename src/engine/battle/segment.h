#pragma once

#include "engine/battle/line_of_fire.h"
#include "engine/battle/medics.h"
#include "engine/layout/effects.h"
#include "engine/model/action.h"
#include "engine/model/event.h"

namespace nhx {

// One segment of a Battle with everything that can happen in it, fought from its start with the answers given so far.
// Changes nothing: the Battle books the results.
class Segment {
 public:
  // `new_answer`, if any, comes after those of the cursor.
  Segment(const Position& position, const Effects& effects, int number, HexSet actors, const Action* new_answer);

  // False when a player must be asked first.
  bool resolve();
  [[nodiscard]] const Questions& questions() const { return questions_; }

  [[nodiscard]] HexSet exploded() const { return exploded_; }
  [[nodiscard]] HexSet lost_medics() const { return lost_medics_; }
  [[nodiscard]] const FixedVector<Action, kHexes>& conversions() const { return conversions_; }
  [[nodiscard]] const Packets& packets() const { return packets_; }  // those on exploding tiles are absorbed

  // Everything up to the Medics, in the order of docs/notation.md.
  template <class Sink>
  void report(Sink& sink) const;

 private:
  bool declare();
  bool declare_clown(Seat seat, Hex hex);
  bool declare_conversion(Seat seat, Hex hex);
  void find_declarations();

  void strike();
  void strike_from(Hex hex, Direction direction, LineOfFire& line);
  void add_packet(const Packet& packet);
  [[nodiscard]] const Action* conversion_at(Hex hex, Direction side) const;
  [[nodiscard]] bool is_armored(Hex hex, Direction side) const;

  void explode();
  bool heal();

  const Position& position_;
  const Effects& effects_;
  int number_;
  HexSet actors_;

  Questions questions_;
  HexSet undecided_clowns_;
  HexSet convertible_;
  HexSet exploded_;
  HexSet lost_medics_;
  FixedVector<Action, kHexes> conversions_;
  Packets packets_;
  FixedVector<Action, kHexes> saves_;
};

}  // namespace nhx
