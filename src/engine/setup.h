#pragma once

#include <array>

#include "core/fixed_vector.h"
#include "engine/model/position.h"

namespace nhx {

struct SeatSetup {
  Army army = Army::outpost;
  u8 team = 0;  // players of one number are a side; ignored where everybody is alone
};

// What is agreed before a game.
struct Setup {
  Mode mode = Mode::two;
  BoardKind board = BoardKind::small;
  Rules rules{};
  FixedVector<SeatSetup, kSeats> seats;  // in order of play
};

enum class SetupFault : u8 {
  number_of_players,  // not one the mode is made for
  same_army,          // two seats with one army, without the option; seat: the second one
  teams,              // not the two sides of the mode, one after the other in order of play
  duel_board_mode,    // the Duel board is not for Mode::score
  small_board,        // five and six players need the large board
};

struct SetupProblem {
  SetupFault fault;
  Seat seat = kNoSeat;
};
using SetupProblems = FixedVector<SetupProblem, 16>;

// Every fault at once; empty when the game can begin.
void find_problems(const Setup& setup, SetupProblems& problems);

// Can the mode be played on the board?
bool suits(BoardKind board, Mode mode);

// Full piles, no HQ placed yet. The setup must be without problems.
Position start_position(const Setup& setup);

// Of an HQ at the start.
int full_hit_points(Mode mode, const Rules& rules, Seat seat);

// The seat that places its HQ next; kNoSeat when all stand.
Seat next_to_place(const Position& position);

// The mode that players and teams suggest when none is named.
Mode likely_mode(const Position& position);

}  // namespace nhx
