#pragma once

#include <algorithm>
#include <vector>

#include "engine/model/action_spec.h"

namespace nhx {

// Calls visit(action) for every action of a turn that could be written down on this board by the seat that is asked, possible or not:
// all tiles of the army, all hexes, all facings.
template <class Visit>
class AllActions {
 public:
  AllActions(const Position& position, Visit visit) : position_(position), visit_(visit) {}

  void enumerate() {
    for (const ActionSpec& spec : kActionSpecs) {
      if (spec.occasion != Occasion::turn || spec.kind == ActionKind::resign) continue;
      action_ = {.kind = spec.kind, .seat = position_.to_act};
      fill(operands_of(spec.kind));
    }
  }

 private:
  void fill(std::span<const Operand> operands) {
    if (operands.empty()) return visit_(action_);
    const auto each = [&](auto& field, auto value) {
      const auto before = field;
      field = value;
      fill(operands.subspan(1));
      field = before;
    };
    switch (operands[0].field) {
      case Field::a: return for_each_hex([&](Hex hex) { each(action_.a, hex); });
      case Field::b: return for_each_hex([&](Hex hex) { each(action_.b, hex); });
      case Field::c: return for_each_hex([&](Hex hex) { each(action_.c, hex); });
      case Field::side: return for_each_side([&](Direction side) { each(action_.side, side); });
      case Field::second_side: return for_each_side([&](Direction side) { each(action_.second_side, side); });
      case Field::number:
        for (u8 points = 0; points <= kHitPoints; ++points) each(action_.number, points);
        return;
      case Field::tile: return for_each_tile([&](TileId tile) { each(action_.tiles[0], tile); });
      case Field::tiles: return for_each_choice([&](const auto& tiles) { each(action_.tiles, tiles); });
      case Field::to_ranged:
      case Field::next: return;  // of answers
    }
  }

  template <class Each>
  void for_each_hex(Each each) {
    for (const Hex hex : position_.playable()) each(hex);
  }

  template <class Each>
  static void for_each_side(Each each) {
    for (int d = 0; d < kDirections; ++d) each(direction_at(d));
  }

  template <class Each>
  void for_each_tile(Each each) {
    TileId last = kNoTile;
    for (const TileId tile : pile_tiles(position_.players[position_.to_act].army)) {
      if (tile != last) each(tile);
      last = tile;
    }
  }

  // Every choice of tiles of the hand.
  template <class Each>
  void for_each_choice(Each each) {
    const auto& hand = position_.players[position_.to_act].hand;
    std::vector<std::array<TileId, kHandTiles>> seen;
    for (unsigned set = 0; set < (1U << kHandTiles); ++set) {
      std::array<TileId, kHandTiles> tiles{};
      std::size_t count = 0;
      for (std::size_t i = 0; i < kHandTiles; ++i) {
        if (((set >> i) & 1) != 0 && hand[i] != kNoTile) tiles[count++] = hand[i];
      }
      if (std::find(seen.begin(), seen.end(), tiles) != seen.end()) continue;
      seen.push_back(tiles);
      each(tiles);
    }
  }

  const Position& position_;
  Visit visit_;
  Action action_;
};

}  // namespace nhx
