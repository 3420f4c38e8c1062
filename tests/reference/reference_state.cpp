#include "reference/reference_state.h"

#include <algorithm>

namespace nhx::reference {

State state_of(const Position& position) {
  State state;
  for (Hex hex = 0; hex < kHexes; ++hex) {
    const Unit& unit = position.board[hex];
    if (unit.tile == kNoTile) continue;
    Piece piece;
    piece.tile = unit.tile;
    piece.owner = unit.seat;
    piece.facing = index_of(unit.facing);
    piece.wounds = unit.wounds;
    (spec_of(piece).kind == TileKind::foundation ? state.foundations : state.units)[hex] = piece;
  }
  for (std::size_t seat = 0; seat < kSeats; ++seat) {
    state.hp[seat] = position.players[seat].hp;
    state.hq_is_safe[seat] = position.stage == Stage::overtime && position.players[seat].rival == 0;
    state.side[seat] = position.players[seat].team;
    state.army[seat] = position.players[seat].army;
  }
  state.hq_stays_until_battle_ends = position.rules.has(RuleOption::hq_stays_until_battle_ends);
  state.clown_spares_hqs = position.rules.has(RuleOption::clown_spares_hqs);
  return state;
}

const TileSpec& spec_of(const Piece& piece) { return nhx::spec_of(piece.tile); }

bool has(const Piece& piece, Ability ability) {
  const auto& abilities = spec_of(piece).abilities;
  return std::find(abilities.begin(), abilities.end(), ability) != abilities.end();
}

bool is_hq(const Piece& piece) { return spec_of(piece).kind == TileKind::hq; }

const Edge& edge_toward(const Piece& piece, Direction direction) {
  const int clockwise_from_front = (index_of(direction) - piece.facing + kDirections) % kDirections;
  return spec_of(piece).edges[static_cast<std::size_t>(clockwise_from_front)];
}

const std::vector<Direction>& all_directions() {
  static const std::vector<Direction> kAll = {Direction::n, Direction::ne, Direction::se, Direction::s, Direction::sw, Direction::nw};
  return kAll;
}

Hex unit_beside(const State& state, Hex hex, Direction direction) {
  const Hex there = neighbour(hex, direction);
  return there != kNoHex && state.units.contains(there) ? there : kNoHex;
}

bool same_side(const State& state, Seat a, Seat b) { return state.side[a] == state.side[b]; }

Seat beneficiary(const Reading& reading, Hex hex) {
  const auto scoped = reading.scoped_by.find(hex);
  return scoped != reading.scoped_by.end() ? scoped->second : reading.controller.at(hex);
}

}  // namespace nhx::reference
