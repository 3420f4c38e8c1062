#pragma once

#include "engine/battle/battle.h"
#include "engine/layout/captives.h"
#include "engine/turn/outcome.h"

// From one decision to the next: turns, what follows a change of the layout, what follows a Battle, the end of the game.
namespace nhx {

Seat first_living(const Position& position);

// The turn of the seat begins: draws, then the mandatory discard, then play.
void begin_turn(Position& position, Seat seat);

// A tile has been drawn or put away in the draw phase.
void go_on_drawing(Position& position);

// The seat has drawn the last tile of its pile, maybe as the first (decision D26).
void note_last_tile(Position& position, Seat seat);

void end_turn(Position& position);

// An action has changed the layout: captures, a full board. `before` is the position before it, or nothing when nobody can capture. A
// board that was full already does not start another Battle (option X16).
template <class Sink>
void settle_layout(Position& position, const Position* before, const Change& change, Sink& sink);

// Captives are turned one by one; when none is left the game goes on where it stopped.
template <class Sink>
void go_on_with_captives(Position& position, Sink& sink);

// Fights the announced Battle, if there is one, and those that follow from it, up to the next decision.
template <class Sink>
void fight_announced(Position& position, Sink& sink);

// Announces a Battle and fights it likewise.
template <class Sink>
void start_battle(Position& position, BattleKind kind, Seat causer, Sink& sink);

template <class Sink>
void answer_in_battle(Position& position, const Action& answer, Sink& sink);

// A seat is out: its tiles leave (decision D28).
template <class Sink>
void eliminate(Position& position, SeatSet seats, Sink& sink);

template <class Sink>
void finish_game(Position& position, SeatSet winners, Sink& sink);

// All inner hexes hold units (ruling 15).
inline bool is_full(const Position& position) { return (kInnerHexes - position.units).none(); }

// The seats with captives to turn.
SeatSet captors(const Position& position, const Effects& effects);

}  // namespace nhx
