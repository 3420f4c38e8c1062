#pragma once

#include <array>

#include "notation/position/draft.h"
#include "notation/position/position_lists.h"
#include "notation/reading/read_word.h"

// The parts of position_from. A part that depends on a faulty one is left unjudged, so that one slip gives one fault.
namespace nhx {

struct PositionBuild {
  const PositionDraft& draft;
  FaultList& faults;
  Position position{};
  std::vector<Seat> seats{};                         // of the draft's players, in their order; kNoSeat when it is not theirs
  std::array<std::optional<Army>, kSeats> armies{};  // as far as they are known
  std::array<TileCounts, kSeats> used{};             // copies on the board, in the hand and gone
  bool is_phase_known = true;

  // Counts copies; false with a fault when the army has not so many.
  bool use(const Word& at, Seat seat, TileId tile, int count);
};

void build_players(PositionBuild& build);  // all but their piles
void build_turn(PositionBuild& build);     // who is asked, and how far the game is
void build_units(PositionBuild& build);
void build_piles(PositionBuild& build);   // when everything that is not in them is known
void build_moment(PositionBuild& build);  // what waits for an answer; the last part

}  // namespace nhx
