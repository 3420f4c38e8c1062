#pragma once

#include <array>
#include <compare>
#include <map>
#include <optional>
#include <set>
#include <vector>

#include "engine/model/position.h"

#include "reference/reference_links.h"

// The reference Battle's surface.
namespace nhx::reference {

struct BoardTile {
  Hex hex = kNoHex;
  Seat seat = 0;
  TileId tile = kNoTile;
  int facing = 0;
  int wounds = 0;
  auto operator<=>(const BoardTile&) const = default;
};

// What a Battle leaves behind.
struct Result {
  std::array<int, kSeats> hp{};
  std::vector<BoardTile> tiles;  // in the order of their hexes, foundations among them
  std::vector<Seat> to_pile;     // owners of destroyed Bio-droids, in order
  auto operator<=>(const Result&) const = default;
};

struct Evaluation {
  std::map<Hex, Seat> controller;
  std::map<Hex, Seat> scoped_by;
  std::set<Hex> netted;
  std::map<Hex, Bonus> bonus;
  std::map<Hex, std::set<int>> segments;  // as if not netted
};

Evaluation evaluate(const Position& position);

// Every result that some choices of the players lead to; nothing when more than `limit` situations would have to be looked at.
std::optional<std::set<Result>> outcomes(const Position& position, Seat causer, std::size_t limit);

}  // namespace nhx::reference
