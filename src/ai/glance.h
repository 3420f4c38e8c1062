#pragma once

#include "engine/action.h"
#include "engine/effects.h"

namespace nhx {

// What a unit promises at first sight where it could stand, without a Battle: to find the few places that are worth a closer look. Made
// once for a layout, asked for every tile, hex and facing.
class Glance {
 public:
  Glance(const Position& position, Seat seat);

  // In hundredths of an HQ point. Only differences between places of one tile mean something.
  [[nodiscard]] int at(TileId tile, Hex hex, Direction facing) const;

 private:
  void see_enemy(const Position& position, Hex hex);
  [[nodiscard]] int attacks(const TileFacts& facts, Hex hex, Direction facing) const;
  [[nodiscard]] int hit(Hex target, int strength, int initiative) const;
  [[nodiscard]] int other_edges(const TileFacts& facts, Hex hex, Direction facing) const;
  [[nodiscard]] int safety(TileId tile, Hex hex, Direction facing) const;

  Effects effects_;
  HexSet playable_;
  HexSet units_;
  HexSet prey_;  // of the seat
  HexSet enemy_hqs_;
  HexSet own_hqs_;
  HexSet fighters_;  // of the side
  HexSet nets_;      // hexes that nets of enemies reach
  struct Standing {  // a unit
    int worth = 0;
    int initiative = 0;  // its first, as printed; 0 for none and 1 for the last segment
    int life = 1;        // wounds that it takes to remove it
  };
  std::array<Standing, kHexes> standing_{};
  struct Place {                                      // a hex, for a unit that would stand there
    std::array<u8, kPrintedInitiatives + 1> blows{};  // strength of enemies' weapons that point there, by their initiative
    u8 shot_from = 0;                                 // directions
    u8 shield = 0;                                    // strength of shots at an own HQ that it would catch
    u8 served = 0;                                    // own modules that link there
  };
  std::array<Place, kHexes> places_{};
};

// Of the legal actions of a turn keeps the few that look best among the placements of one tile, and among the moves of one kind; the best
// of them first. All else stays.
void keep_promising(const Position& position, int width, ActionList& actions);

}  // namespace nhx
