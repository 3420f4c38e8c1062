#pragma once

#include <array>
#include <map>
#include <set>
#include <vector>

#include "engine/model/position.h"

// The slow, plain model of a Battle. It shares the tables of tiles and hexes with the engine and nothing else, so that an error has to be
// made twice to stay unseen. It follows the written rules step by step and never looks for speed.
namespace nhx::reference {

struct Piece {
  TileId tile = kNoTile;
  Seat owner = 0;
  int facing = 0;
  int wounds = 0;
  std::set<int> spent;     // printed initiatives that have passed in this Battle
  int extra_spent = 0;     // additional initiatives that have passed
  bool converted = false;  // a Quartermaster has served it in this Battle
  auto operator<=>(const Piece&) const = default;
};

struct State {
  std::map<Hex, Piece> units;
  std::map<Hex, Piece> foundations;
  std::array<int, kSeats> hp{};
  std::array<bool, kSeats> hq_is_safe{};  // in overtime, who does not compare (D31)
  std::array<int, kSeats> side{};
  std::array<Army, kSeats> army{};
  bool hq_stays_until_battle_ends = false;
  bool clown_spares_hqs = false;
  std::vector<Seat> to_pile;  // owners of destroyed Bio-droids
  auto operator<=>(const State&) const = default;
};

State state_of(const Position& position);

// Who controls whom, which module serves whom, who is netted (section 2). Everything here is judged by the layout alone.
struct Reading {
  std::map<Hex, Seat> controller;
  std::map<Hex, Seat> scoped_by;  // modules that serve this seat through its Scoper
  std::set<Hex> netted;
};

const TileSpec& spec_of(const Piece& piece);
bool has(const Piece& piece, Ability ability);
bool is_hq(const Piece& piece);
const Edge& edge_toward(const Piece& piece, Direction direction);  // what is printed on the side that looks there
const std::vector<Direction>& all_directions();

// The unit next to the hex, kNoHex when there is none.
Hex unit_beside(const State& state, Hex hex, Direction direction);

bool same_side(const State& state, Seat a, Seat b);

// For whom the module or HQ works (2.2): its controller, or the Scoper's.
Seat beneficiary(const Reading& reading, Hex hex);

}  // namespace nhx::reference
