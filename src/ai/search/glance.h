#pragma once

#include "engine/layout/effects.h"
#include "engine/model/action.h"

namespace nhx {

// A cheap linear evaluation of a placement, without a Battle, for forward pruning: it finds the few placements worth a closer look. Made
// once for a layout, asked for every tile and hex.
class Glance {
 public:
  Glance(const Position& position, Seat seat);

  // For each facing, in hundredths of an HQ point. Only differences between places of one tile mean something.
  using Facings = std::array<int, kDirections>;
  [[nodiscard]] Facings at(TileId tile, Hex hex) const;

 private:
  void see_unit(const Position& position, Hex hex);
  void see_enemy(const Position& position, Hex hex);
  [[nodiscard]] int blow(Hex hex, Direction direction, int strength, int initiative) const;
  [[nodiscard]] int shot(Hex hex, Direction direction, const TileFacts& facts) const;
  [[nodiscard]] int hit(Hex target, int strength, int initiative) const;
  [[nodiscard]] int other_edge(Hex hex, Direction direction, const TileFacts& facts, unsigned edge) const;
  [[nodiscard]] int safety(TileId tile, Hex hex) const;

  Effects effects_;
  HexSet playable_;
  HexSet units_;
  HexSet prey_;  // of the seat
  HexSet enemy_hqs_;
  HexSet own_hqs_;
  HexSet fighters_;  // of the side
  HexSet nets_;      // hexes that nets of enemies reach
  static constexpr int kStrengths = 4;
  struct Standing {  // a unit
    int worth = 0;
    int initiative = 0;                   // its first, as printed; 0 for none and 1 for the last segment
    std::array<int, kStrengths> early{};  // what it is worth to hit it so hard before it acts
    std::array<int, kStrengths> late{};   // and after
  };
  std::array<Standing, kHexes> standing_{};
  struct Place {                                      // a hex, for a unit that would stand there
    std::array<u8, kPrintedInitiatives + 1> blows{};  // strength of enemies' weapons that point there, with at least this initiative
    u8 shot_from = 0;                                 // directions
    u8 shield = 0;                                    // strength of shots at an own HQ that it would catch
    u8 served = 0;                                    // own modules that link there
  };
  std::array<Place, kHexes> places_{};
};

// Of what is legal for the seat that is asked keeps the few that look best among the placements of one tile, and half as many among the
// moves of one kind and the facings of captives; the best of them first. All else stays.
void keep_promising(const Position& position, int width, ActionList& actions);

}  // namespace nhx
