#pragma once

#include <array>
#include <type_traits>

#include "core/integers.h"
#include "engine/armies/catalogue.h"
#include "engine/hex.h"

// Everything the players can see, and nothing else: the order of a draw pile is not here. A plain value; copy it instead of undoing.
namespace nhx {

using Seat = u8;  // 0 to 5 in order of play; people count from 1
inline constexpr int kSeats = 6;
inline constexpr Seat kNoSeat = 7;
inline constexpr int kHitPoints = 20;

// A tile on the board; all zero is an empty hex. The seat is the owner, the player whose army the tile is printed for.
struct Unit {
  u16 tile : 7 = kNoTile;
  u16 seat : 3 = 0;
  u16 facing : 3 = 0;
  u16 wounds : 2 = 0;
  u16 : 1;

  [[nodiscard]] constexpr Direction front() const { return static_cast<Direction>(facing); }
  friend constexpr bool operator==(const Unit&, const Unit&) = default;
};

// What a unit has already done in the running Battle.
struct Spent {
 u8 slots : 4 = 0;   // bit i set: its printed initiative i has passed
  u8 extra : 3 = 0;  // how many additional initiatives have passed
  u8 converted : 1 = 0;
  friend constexpr bool operator==(const Spent&, const Spent&) = default;
};

struct Player {
  u64 pile = 0;                  // bit i set: copy i of pile_tiles(army) is in the draw pile; the lowest copies of a tile are used first
  std::array<TileId, 6> hand{};  // in the order of the army's list, kNoTile behind the last
  u8 hp : 5 = 0;
  u8 energy : 3 = 0;
  u8 army : 3 = 0;
  u8 team : 3 = 0;  // players of one number are a side
  u8 bio_droid_on_top : 1 = 0;
  u8 plays : 1 = 0;  // the seat is taken

  [[nodiscard]] constexpr Army army_word() const { return static_cast<Army>(army); }
  friend constexpr bool operator==(const Player&, const Player&) = default;
};

// Differences between editions. The default is the preset `standard`.
struct Rules {
  u8 hq_stays_until_battle_ends : 1 = 0;  // X1: the destroyed HQ leaves after the Battle, not after the segment
  u8 clown_spares_hqs : 1 = 0;            // X5
  friend constexpr bool operator==(const Rules&, const Rules&) = default;
};

enum class Phase : u8 { play, battle, over };

// Choices of one segment: one for each Medic used, Clown and Quartermaster, and now and then one that says who decides first.
inline constexpr int kMaxChoices = 24;

// Where a Battle stands while somebody is asked. The segment is fought again from its start with the answers given so far.
struct BattleCursor {
  Seat causer = 0;
  u8 segment = 0;
  u8 choices = 0;
  std::array<u8, kMaxChoices> choice{};  // each an index into the legal actions at that moment
  friend constexpr bool operator==(const BattleCursor&, const BattleCursor&) = default;
};

struct Position {
  HexSet units;  // hexes with a unit; a hex with a foundation alone is not among them
  std::array<Player, kSeats> players{};
  std::array<Unit, kHexes> board{};  // units and foundations
  std::array<Spent, kHexes> spent{};
  u16 turn = 1;
  Seat to_act = 0;
  Phase phase = Phase::play;
  Rules rules{};
  bool large_board = false;
  BattleCursor battle{};

  [[nodiscard]] constexpr const Unit& unit_at(Hex hex) const { return board[hex]; }
  [[nodiscard]] constexpr HexSet playable() const { return large_board ? kAllHexes : kInnerHexes; }
  friend constexpr bool operator==(const Position&, const Position&) = default;
};

static_assert(sizeof(Unit) == 2 && sizeof(Spent) == 1 && sizeof(Player) == 16);
static_assert(std::is_trivially_copyable_v<Position>);
static_assert(sizeof(Position) <= 256);

}  // namespace nhx
