#pragma once

#include "core/fixed_vector.h"
#include "engine/layout/effects.h"

namespace nhx {

// A shot that reaches a unit.
struct Arrival {
  Hex target = kNoHex;
  Direction flight = Direction::n;  // where it was flying; it comes in by the opposite side
  bool endless = false;             // infinitely many of them (ruling 129)
};
using Arrivals = FixedVector<Arrival, 256>;

// Where the shots of one unit go, through the redirectors of its side (rulings 123 to 130).
class LineOfFire {
 public:
  LineOfFire(const Position& position, const Effects& effects, Seat shooter);

  // An ordinary shot stops at the first unit it may hit; a Gauss beam goes through all of them.
  void shoot(Hex from, Direction direction, bool is_gauss, Arrivals& arrivals);

  // One straight part of its way.
  struct Flight {
    HexSet hits;
    Hex redirector = kNoHex;  // the one that turns the shot
  };
  [[nodiscard]] Flight fly(Hex from, Direction direction, bool is_gauss) const;

 private:
  [[nodiscard]] HexSet turned_to(Hex redirector) const;
  [[nodiscard]] HexSet downstream(Hex redirector) const;
  void find_endless(Hex first);
  void follow(Hex from, Direction direction, bool endless, Arrivals& arrivals);

  const Position& position_;
  HexSet prey_;
  HexSet redirectors_;
  bool is_gauss_ = false;
  HexSet endless_;  // redirectors that a shot passes infinitely often
  HexSet done_;     // of these, the ones already followed
};

}  // namespace nhx
