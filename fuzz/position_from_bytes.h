#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

#include "engine/setup.h"

// Any bytes become a valid position: two to six seats, both boards, teams, all armies, units and foundations anywhere.
namespace nhx::fuzz {

class Bytes {
 public:
  Bytes(const u8* data, std::size_t size) : next_(data), end_(data + size) {}

  [[nodiscard]] bool empty() const { return next_ == end_; }
  // Zero behind the end.
  u8 take() { return next_ == end_ ? u8{0} : *next_++; }
  // A number from 0 to bound - 1.
  int below(int bound) { return take() % bound; }

 private:
  const u8* next_;
  const u8* end_;
};

class PositionMaker {
 public:
  explicit PositionMaker(Bytes& bytes) : bytes_(bytes) {}

  Position make() {
    const int options = bytes_.take();
    if ((options & 1) != 0) position_.board_kind = BoardKind::large;
    if ((options & 2) != 0) position_.rules.add(RuleOption::hq_stays_until_battle_ends);
    if ((options & 4) != 0) position_.rules.add(RuleOption::clown_spares_hqs);
    has_teams_ = (options & 8) != 0;
    seats_ = 2 + bytes_.below(kSeats - 1);
    take_seats();
    const int tiles = bytes_.below(position_.playable().size() + 1);
    for (int i = 0; i < tiles; ++i) place_any();
    position_.to_act = static_cast<u8>(bytes_.below(seats_));
    position_.active = position_.to_act;
    position_.mode = likely_mode(position_);
    return position_;
  }

 private:
  void take_seats() {
    std::vector<Army> armies;
    for (int army = 0; army < kArmies; ++army) armies.push_back(static_cast<Army>(army));
    for (Seat seat = 0; seat < seats_; ++seat) {
      Player& player = position_.players[seat];
      const auto army = armies.begin() + bytes_.below(static_cast<int>(armies.size()));
      player.plays = true;
      player.army = *army;
      player.team = static_cast<u8>(has_teams_ ? bytes_.below(3) : seat) & 7;
      player.hp = static_cast<u8>(1 + bytes_.below(kHitPoints));
      player.pile = kFullPile;
      const u8 more = bytes_.take();
      if (more % 8 != 0) place(seat, hq_of(*army));
      if ((more & 0x80) != 0) draw(player, tile_named(*army, "battle"));
      armies.erase(army);
    }
  }

  // The lowest copy in the pile goes; false when none is left.
  static bool take_from_pile(Player& player, TileId tile) {
    const auto tiles = pile_tiles(player.army);
    for (std::size_t copy = 0; copy < tiles.size(); ++copy) {
      if (tiles[copy] != tile || ((player.pile >> copy) & 1) == 0) continue;
      player.pile = player.pile & ~(u64{1} << copy) & kFullPile;
      return true;
    }
    return false;
  }

  static void draw(Player& player, TileId tile) {
    if (take_from_pile(player, tile)) player.hand[0] = tile;
  }

  void place_any() {
    const auto seat = static_cast<Seat>(bytes_.below(seats_));
    Player& player = position_.players[seat];
    const auto tiles = pile_tiles(player.army);
    const TileId tile = tiles[static_cast<std::size_t>(bytes_.below(kPileTiles))];
    if (spec_of(tile).kind == TileKind::instant) return;
    if (take_from_pile(player, tile)) place(seat, tile);  // one that finds no hex counts as gone
  }

  void place(Seat seat, TileId tile) {
    std::vector<Hex> free;
    for (const Hex hex : position_.playable()) {
      if (position_.board[hex].tile == kNoTile) free.push_back(hex);
    }
    const int where = bytes_.take();
    const int how = bytes_.take();
    if (free.empty()) return;
    const Hex hex = free[static_cast<std::size_t>(where) % free.size()];
    const TileSpec& spec = spec_of(tile);
    const Direction facing = is_round(tile) ? Direction::n : direction_at(how);
    position_.board[hex] = make_unit(tile, seat, facing, is_unit(spec.kind) ? (how / kDirections) % (spec.toughness + 1) : 0);
    if (is_unit(spec.kind)) position_.units.add(hex);
  }

  Bytes& bytes_;
  Position position_;
  int seats_ = 0;
  bool has_teams_ = false;
};

inline Position position_from_bytes(Bytes& bytes) { return PositionMaker(bytes).make(); }

}  // namespace nhx::fuzz
