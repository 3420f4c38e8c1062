#pragma once

#include "engine/model/action.h"

namespace nhx {

// Calls visit(action) for every action of a turn that could be written down on this board by the seat that is asked, possible or not:
// all tiles of the army, all hexes, all facings.
template <class Visit>
class AllActions {
 public:
  AllActions(const Position& position, Visit visit) : position_(position), visit_(visit) {}

  void enumerate() {
    for (const ActionKind kind :
         {ActionKind::battle, ActionKind::terror, ActionKind::end, ActionKind::run_detonation, ActionKind::redraw}) {
      visit_(make(kind));
    }
    one_tile();
    several_tiles();
    for (const Hex a : position_.playable()) {
      one_hex(a);
      for (const Hex b : position_.playable()) two_hexes(a, b);
    }
  }

 private:
  [[nodiscard]] Action make(ActionKind kind) const { return {.kind = kind, .seat = static_cast<Seat>(position_.to_act)}; }

  void one_tile() {
    const Army army = position_.players[position_.to_act].army_word();
    TileId last = kNoTile;
    for (const TileId tile : pile_tiles(army)) {
      if (tile == last) continue;
      last = tile;
      Action action = make(ActionKind::discard);
      action.tiles[0] = tile;
      visit_(action);
      action.kind = ActionKind::place;
      for (const Hex hex : position_.playable()) {
        action.a = hex;
        for_each_side([&](Direction side) {
          action.side = side;
          visit_(action);
        });
      }
    }
  }

  // Every choice of tiles of the hand, with every number of HQ points.
  void several_tiles() {
    const Player& player = position_.players[position_.to_act];
    std::vector<Action> seen;
    for (unsigned set = 0; set < (1U << kHandTiles); ++set) {
      Action action = make(ActionKind::redraw);
      std::size_t count = 0;
      bool is_in_hand = true;
      for (std::size_t i = 0; i < kHandTiles; ++i) {
        if (((set >> i) & 1) == 0) continue;
        is_in_hand = is_in_hand && player.hand[i] != kNoTile;
        action.tiles[count++] = player.hand[i];
      }
      if (!is_in_hand || std::find(seen.begin(), seen.end(), action) != seen.end()) continue;
      seen.push_back(action);
      if (count > 0) visit_(action);
      action.kind = ActionKind::energy;
      for (u8 points = 0; points <= kHitPoints; ++points) {
        action.number = points;
        visit_(action);
      }
    }
  }

  void one_hex(Hex a) {
    Action action = make(ActionKind::sniper);
    action.a = a;
    for (const ActionKind kind : {ActionKind::sniper, ActionKind::grenade, ActionKind::air_strike, ActionKind::run_elimination}) {
      action.kind = kind;
      visit_(action);
    }
    for (const ActionKind kind : {ActionKind::rotate, ActionKind::hq_turn, ActionKind::run_rotation}) {
      action.kind = kind;
      for_each_side([&](Direction side) {
        action.side = side;
        visit_(action);
      });
    }
  }

  void two_hexes(Hex a, Hex b) {
    Action action = make(ActionKind::push);
    action.a = a;
    action.b = b;
    for (const ActionKind kind : {ActionKind::push, ActionKind::castle, ActionKind::run_push, ActionKind::run_laser}) {
      action.kind = kind;
      visit_(action);
    }
    action.kind = ActionKind::small_bomb;
    for (const Hex c : position_.playable()) {
      action.c = c;
      visit_(action);
    }
    action.c = kNoHex;
    for_each_side([&](Direction side) {
      action.side = side;
      for (const ActionKind kind : {ActionKind::move, ActionKind::walk, ActionKind::transport, ActionKind::hq_move}) {
        action.kind = kind;
        visit_(action);
      }
      action.kind = ActionKind::run_swap;
      for_each_side([&](Direction second) {
        action.second_side = second;
        visit_(action);
      });
      action.second_side = Direction::n;
    });
  }

  template <class Each>
  static void for_each_side(Each each) {
    for (int d = 0; d < kDirections; ++d) each(direction_at(d));
  }

  const Position& position_;
  Visit visit_;
};

}  // namespace nhx
