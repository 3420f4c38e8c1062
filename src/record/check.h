#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/layout/effects.h"
#include "engine/legal.h"
#include "engine/model/action.h"
#include "notation/reading/lines.h"

// Statements about a position that a scenario or a record demands: `hp 1 18`, `netted c3`.
namespace nhx {

enum class CheckKind : u8 {
  empty,       // hex
  unit,        // hex, unit
  hp,          // seat, number
  netted,      // hex
  free,        // hex
  control,     // hex, seat
  scoped,      // hex, seat
  unscoped,    // hex
  initiative,  // hex, segments
  melee,       // hex, number
  ranged,      // hex, number
  medics,      // hex, hexes
  linked,      // hex, hexes
  to_act,      // seat, phase
  actions,     // number
  legal,       // action
  illegal,     // action, reason
  winner,      // seats
  hand,        // seat, tiles
  gone,        // seat, tiles
  pile,        // seat, number
  energy,      // seat, number
  score,       // seat, number
  link,        // hex
  no_link,     // hex
  returned,    // seat
  outcomes,    // number
};

struct Check {
  int line = 0;
  std::string text;  // one of the checks of docs/notation.md, blanks squeezed
  CheckKind kind = CheckKind::empty;
  Hex hex = kNoHex;
  Seat seat = kNoSeat;
  int number = 0;
  u16 segments = 0;  // bit i for segment i
  HexSet hexes{};
  Phase phase = Phase::play;
  Unit unit{};
  Action action{};
  Illegal reason = Illegal::none;  // none: any
  u8 seats = 0;                    // bit i for seat i
  std::vector<TileId> tiles{};     // in the order of the army's list
};

// One line of `then`, events apart. The position tells the seats, their armies and the board.
std::optional<Check> read_check(const Line& line, const Position& position, FaultList& faults);

// Answers checks about one position.
class Inspector {
 public:
  // `limit` is for the check `outcomes`.
  Inspector(const Position& position, std::size_t limit) : position_(position), effects_(effects_of(position)), limit_(limit) {}

  // What is there instead, as a sentence; empty when the check holds.
  [[nodiscard]] std::string difference(const Check& check) const;

 private:
  [[nodiscard]] std::string effect_differs(const Check& check) const;
  [[nodiscard]] std::string hexes_differ(HexSet found, HexSet wanted) const;
  [[nodiscard]] std::string unit_differs(const Check& check) const;
  [[nodiscard]] std::string turn_differs(const Check& check) const;
  [[nodiscard]] std::string tiles_differ(const Check& check) const;
  [[nodiscard]] std::string winners_differ(const Check& check) const;
  [[nodiscard]] std::string link_differs(const Check& check) const;
  [[nodiscard]] std::string actions_differ(const Check& check) const;
  [[nodiscard]] std::string legality_differs(const Check& check) const;
  [[nodiscard]] std::string outcomes_differ(const Check& check) const;

  const Position& position_;
  Effects effects_;
  std::size_t limit_;
};

}  // namespace nhx
