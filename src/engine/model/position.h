#pragma once

#include <algorithm>
#include <array>
#include <type_traits>

#include "core/integers.h"
#include "engine/armies/catalogue.h"
#include "engine/model/action_kind.h"
#include "engine/model/hex.h"
#include "engine/model/rules.h"

// Everything the players can see, and nothing else: the order of a draw pile is not here. A plain value; copy it instead of undoing.
namespace nhx {

using Seat = u8;  // 0 to 5 in order of play; people count from 1
inline constexpr int kSeats = 6;
inline constexpr Seat kNoSeat = 7;

using SeatSet = u8;  // bit i for seat i
constexpr SeatSet seat_bit(Seat seat) { return static_cast<SeatSet>(1U << seat); }

inline constexpr int kHitPoints = 20;
inline constexpr int kPartnerHitPoints = 13;  // of the two against the loner

// How many bits each number has; below, after Position, the compiler checks that they are enough.
inline constexpr int kTileBits = 7;
inline constexpr int kArmyBits = 5;
inline constexpr int kSeatBits = 3;
inline constexpr int kWoundBits = 2;
inline constexpr int kChoiceBits = 5;
inline constexpr int kSlotBits = 4;

// Structures with an enumeration of few bits are cleared by name (`= Unit{}`): g++ 12 does not take `= {}` for them.

// A tile on the board; all zero is an empty hex. The seat is the owner, the player whose army the tile is printed for.
struct Unit {
  TileId tile : kTileBits = kNoTile;
  Seat seat : kSeatBits = 0;
  Direction facing : 3 = Direction::n;
  u8 wounds : kWoundBits = 0;

  friend constexpr bool operator==(const Unit&, const Unit&) = default;
};

constexpr Unit make_unit(TileId tile, Seat seat, Direction facing, int wounds = 0) {
  Unit unit;
  unit.tile = tile & 0x7FU;
  unit.seat = seat & 7U;
  unit.facing = facing;
  unit.wounds = wounds & 3;
  return unit;
}

// What a unit has already done in the running Battle; outside of one, in the running turn.
struct Spent {
 u8 slots : kSlotBits = 0;  // bit i set: its printed initiative i has passed; in a turn, bits of Moved
  u8 extra : 3 = 0;         // how many additional initiatives have passed
  bool converted : 1 = false;
  friend constexpr bool operator==(const Spent&, const Spent&) = default;
};

// Ways to move that serve a unit once in a turn (rulings 77, 78).
enum class Moved : u8 { mobility = 1, transport = 2, hq = 4 };

inline constexpr int kHandTiles = 6;
inline constexpr int kMaxEnergy = 5;
inline constexpr u64 kFullPile = (u64{1} << kPileTiles) - 1;

struct Player {
  u64 pile : kPileTiles = 0;  // bit i set: copy i of pile_tiles(army) is in the draw pile; the lowest copies of a tile are used first
  bool plays : 1 = false;     // the seat is taken
  bool terror : 1 = false;    // may not place anything in his next turn, or in the running one
  bool due : 1 = false;       // the ending sequence or the overtime still has a turn for him
  bool rival : 1 = false;     // in overtime: one of those who compare
  bool out : 1 = false;       // eliminated, tiles gone
  bool won : 1 = false;       // when the game is over; more than one side: a draw between them
  Army army : kArmyBits = Army{};
  u8 team : kSeatBits = 0;    // players of one number are a side
  u8 drawn : kHandTiles = 0;  // until the first decision of the turn: places in the hand that were drawn in it
  bool bio_droid_on_top : 1 = false;
  u8 score : 5 = 0;                       // Mode::score: points so far
  std::array<TileId, kHandTiles> hand{};  // in the order of the army's list, kNoTile behind the last
  u8 hp = 0;
  u8 energy = 0;

  friend constexpr bool operator==(const Player&, const Player&) = default;
};

// What the game waits for.
enum class Phase : u8 {
  setup,    // the HQ of a seat
  draw,     // a tile from the pile: chance
  discard,  // the mandatory one
  play,
  retreat,  // where the pushed unit goes
  captive,  // turning a unit just captured
  medic,    // a Medic's choice, outside a Battle
  battle,   // any choice inside one
  over,
};

// How far the game is from its end.
enum class Stage : u8 { usual, ending, overtime };

enum class BattleKind : u8 { played, full_board, final, overtime };

// An action that waits for answers: a push for the retreat; in Phase::medic one that is not done yet and is done from its start with the
// answers given so far.
struct Pending {
  ActionKind kind = ActionKind::end;
  Hex a = kNoHex;
  Hex b = kNoHex;
  Hex c = kNoHex;
  TileId tile = kNoTile;
  Direction side = Direction::n;
  friend constexpr bool operator==(const Pending&, const Pending&) = default;
};

// Choices of one segment or instant: one for each Medic used, Clown and Quartermaster, and now and then one that says who decides first.
inline constexpr int kMaxChoices = 16;

// Where a Battle or an instant stands while somebody is asked. The segment is fought again from its start with the answers given so far.
struct Cursor {
  Seat causer : kSeatBits = 0;
  u8 segment : 4 = 0;
  bool changed : 1 = false;  // this Battle has wounded or removed something
  BattleKind kind : 2 = BattleKind::played;
  u8 choices : kChoiceBits = 0;
  std::array<u8, kMaxChoices> choice{};  // each an index into the answers at that moment

  friend constexpr bool operator==(const Cursor&, const Cursor&) = default;
};

struct Position {
  HexSet units;     // hexes with a unit; a hex with a foundation alone is not among them
  HexSet captives;  // units that their new controller may turn, now or after the Battle
  std::array<Player, kSeats> players{};
  std::array<Unit, kHexes> board{};  // units and foundations
  std::array<Spent, kHexes> spent{};
  Mode mode : 3 = Mode::two;
  BoardKind board_kind : 2 = BoardKind::small;
  u8 played : 3 = 0;  // tiles played in this turn, as far as they are limited
  u16 turn = 1;
  Rules rules{};
  Seat to_act = 0;  // the seat that is asked
  Seat active = 0;  // the seat whose turn it is
  Phase phase : 4 = Phase::play;
  Seat ender : kSeatBits = 0;  // Stage::ending: who drew a last tile first; Stage::overtime: the causer of its Battle
  bool drawing : 1 = false;    // an unlucky hand may be redrawn
  Stage stage : 2 = Stage::usual;
  bool hq_turned : 1 = false;     // the Doomsday HQ has been used in this turn
  bool order_named : 1 = false;   // Phase::captive after a Battle: the causer has said that to_act is next
  bool after_battle : 1 = false;  // Phase::captive: what comes after the Battle is still to come
  Pending pending{};
  Cursor cursor{};

  [[nodiscard]] constexpr const Unit& unit_at(Hex hex) const { return board[hex]; }
  [[nodiscard]] constexpr bool large_board() const { return board_kind == BoardKind::large; }
  [[nodiscard]] constexpr bool duel_board() const { return board_kind == BoardKind::duel; }
  [[nodiscard]] constexpr HexSet playable() const { return large_board() ? kAllHexes : kInnerHexes; }
  friend constexpr bool operator==(const Position&, const Position&) = default;
};

static_assert(sizeof(Unit) == 2 && sizeof(Spent) == 1 && sizeof(Player) == 16);
static_assert(std::is_trivially_copyable_v<Position>);
static_assert(sizeof(Position) <= 256);

static_assert(kTileTypes < 1 << kTileBits, "Unit::tile has no room for so many tiles");
static_assert(kArmies <= 1 << kArmyBits, "Player::army has no room for so many armies");
static_assert(kSeats <= kNoSeat && kNoSeat < 1 << kSeatBits, "a seat has no room for so many players");
static_assert(kMaxChoices < 1 << kChoiceBits, "Cursor::choices has no room for so many choices");
static_assert(catalogue::all_armies([](std::span<const TileSpec> tiles) {
                return std::all_of(tiles.begin(), tiles.end(), [](const TileSpec& tile) { return tile.toughness < 1 << kWoundBits; });
              }),
              "Unit::wounds has no room for what a tile survives");
static_assert(catalogue::all_armies([](std::span<const TileSpec> tiles) {
                return std::all_of(tiles.begin(), tiles.end(), [](const TileSpec& tile) { return tile.initiative < 1 << kSlotBits; });
              }),
              "Spent::slots has no room for so high an initiative");

}  // namespace nhx
