#include "engine/turn/flow.h"

#include <bit>

#include "engine/layout/casualties.h"
#include "engine/turn/hand.h"

namespace nhx {

namespace {

bool has_turn(const Position& position, Seat seat) {
  const Player& player = position.players[seat];
  return player.plays && player.hp > 0 && (position.stage == Stage::usual || player.due);
}

bool anybody_has_turn(const Position& position) {
  for (Seat seat = 0; seat < kSeats; ++seat) {
    if (has_turn(position, seat)) return true;
  }
  return false;
}

Seat seat_after(const Position& position, Seat seat) {
  const int next = seat + 1;
  return next < kSeats && position.players[static_cast<std::size_t>(next)].plays ? static_cast<Seat>(next) : Seat{0};
}

// In the loner's game every other turn is his (ruling 151): turns are counted, also those that nobody takes.
Seat loner_order(unsigned turn) { return turn % 2 != 0 ? Seat{0} : (turn / 2) % 2 != 0 ? Seat{1} : Seat{2}; }

// Counts on to the next turn that somebody takes.
Seat next_seat(Position& position) {
  Seat seat = position.active;
  do {
    if (position.mode == Mode::loner) {
      seat = loner_order(++position.turn);
    } else {
      seat = seat_after(position, seat);
    }
  } while (!has_turn(position, seat));
  if (position.mode != Mode::loner) ++position.turn;
  return seat;
}

// The seat itself or the next living one in its place (decision D29).
Seat living_or_next(const Position& position, Seat seat) {
  while (position.players[seat].hp == 0) seat = seat_after(position, seat);
  return seat;
}

void begin_ending(Position& position, Seat seat) {
  position.stage = Stage::ending;
  position.ender = seat & 7U;
  if (position.mode == Mode::loner && seat == 0) {  // only the next opponent plays (decision D34)
    position.players[loner_order(position.turn + 1U)].due = true;
    return;
  }
  for (Seat other = 0; other < kSeats; ++other) {
    if (other != seat && position.players[other].plays && position.players[other].hp > 0) position.players[other].due = true;
  }
}

void begin_overtime(Position& position, SeatSet tied) {
  const bool is_for_all = position.mode != Mode::deathmatch && position.mode != Mode::score;
  position.stage = Stage::overtime;
  position.ender = position.active & 7U;
  for (Seat seat = 0; seat < kSeats; ++seat) {
    Player& player = position.players[seat];
    if (!player.plays || (!is_for_all && (tied & seat_bit(seat)) == 0)) continue;
    player.rival = true;
    player.due = true;
  }
  begin_turn(position, next_seat(position));
}

// The units of eliminated owners that nobody holds (decision D28).
HexSet abandoned(const Position& position, const Effects& effects) {
  HexSet result;
  for (Seat seat = 0; seat < effects.seats; ++seat) {
    if (position.players[seat].out) result |= effects.held[seat];
  }
  return result;
}

template <class Sink>
Effects clear_abandoned(Position& position, Sink& sink) {
  for (;;) {
    const Effects effects = control_of(position);
    const HexSet leaving = abandoned(position, effects);
    if (leaving.none()) return effects;
    for (const Hex hex : leaving) sink(Event{.kind = EventKind::destroyed, .a = hex});
    take_off(position, leaving);
  }
}

bool is_any_hq_lost(const Position& position) {
  bool is_lost = false;
  for (const Player& player : position.players) is_lost |= player.plays && player.hp == 0;
  return is_lost;
}

bool is_anybody_out(const Position& position) {
  for (Seat seat = 0; seat < kSeats && position.players[seat].plays; ++seat) {
    if (position.players[seat].out) return true;
  }
  return false;
}

template <class Sink>
void compare(Position& position, bool may_go_on, Sink& sink) {
  const SeatSet best = leaders(position);
  if (may_go_on && is_tie(position, best) && !position.rules.has(RuleOption::tie_is_a_draw)) {
    begin_overtime(position, best);
  } else {
    finish_game(position, best, sink);
  }
}

// What comes when the captives have been turned (decision D27, steps 5 and 6).
template <class Sink>
void go_on_after_battle(Position& position, Sink& sink) {
  const Cursor battle = position.cursor;
  position.cursor = Cursor{};
  position.after_battle = false;
  switch (battle.kind) {
    case BattleKind::final: return compare(position, true, sink);
    case BattleKind::overtime: return compare(position, false, sink);
    case BattleKind::full_board:
      if (!is_full(position) || position.rules.has(RuleOption::one_full_board_battle)) break;
      if (!battle.changed) return compare(position, false, sink);  // ruling 18
      return announce_battle(position, BattleKind::full_board, living_or_next(position, battle.causer));
    case BattleKind::played: break;
  }
  end_turn(position);
}

// Segment 0 is over (decision D27).
template <class Sink>
void after_battle(Position& position, Sink& sink) {
  if (is_any_hq_lost(position) || position.mode == Mode::score) {  // otherwise nothing has been decided
    const SeatSet winners = winners_after_battle(position);
    if (winners != 0 || living_seats(position) == 0) return finish_game(position, winners, sink);
    if (const SeatSet fallen = fallen_seats(position)) eliminate(position, fallen, sink);
  }
  position.after_battle = true;
  go_on_with_captives(position, sink);
}

}  // namespace

Seat first_living(const Position& position) { return living_or_next(position, 0); }

void begin_turn(Position& position, Seat seat) {
  position.active = seat;
  position.to_act = seat;
  position.spent = {};
  position.played = 0;
  position.hq_turned = false;
  go_on_drawing(position);
}

void note_last_tile(Position& position, Seat seat) {
  if (position.stage == Stage::usual) begin_ending(position, seat);
}

void go_on_drawing(Position& position) {
  Player& player = position.players[position.active];
  const int size = hand_size(player);
  if (size < draw_goal(position) && player.pile != 0) {
    position.phase = Phase::draw;
    return;
  }
  position.drawing = is_unlucky(position);
  if (!position.drawing) player.drawn = 0;
  position.phase = size >= hand_limit(position) ? Phase::discard : Phase::play;
}

void end_turn(Position& position) {
  Player& player = position.players[position.active];
  player.terror = false;
  player.due = false;
  player.drawn = 0;
  position.drawing = false;
  if (anybody_has_turn(position)) return begin_turn(position, next_seat(position));
  const BattleKind kind = position.stage == Stage::overtime ? BattleKind::overtime : BattleKind::final;
  announce_battle(position, kind, living_or_next(position, position.ender));
}

SeatSet captors(const Position& position, const Effects& effects) {
  SeatSet seats = 0;
  for (const Hex hex : position.captives) seats |= seat_bit(effects.holder(hex));
  return seats;
}

template <class Sink>
void go_on_with_captives(Position& position, Sink& sink) {
  if (position.captives.any()) {
    const Effects effects = control_of(position);
    position.captives &= effects.captured - effects.netted;  // decision D38
    const SeatSet seats = captors(position, effects);
    if (seats != 0) {
      position.phase = Phase::captive;
      if (position.order_named && (seats & seat_bit(position.to_act)) != 0) return;
      position.order_named = false;
      Seat next = position.after_battle ? living_or_next(position, position.cursor.causer) : Seat{position.active};
      if (!position.after_battle || std::popcount(seats) == 1) {
        while ((seats & seat_bit(next)) == 0) next = seat_after(position, next);  // decision D39
      }
      position.to_act = next;
      return;
    }
  }
  position.order_named = false;
  if (position.after_battle) return go_on_after_battle(position, sink);
  position.phase = Phase::play;
  position.to_act = position.active;
}

// Who holds whom now. Without a listener what was before is looked at only when somebody is captured.
template <class Sink>
void settle_captures(Position& position, const Position* before, const Change& change, Sink& sink) {
  const bool is_somebody_out = is_anybody_out(position);
  if (before == nullptr && !is_somebody_out) return;
  HexSet fresh;
  HexSet captured;
  if (Sink::kListens || is_somebody_out || is_takeover_near(position)) {
    const Effects after = is_somebody_out ? clear_abandoned(position, sink) : control_of(position);
    captured = after.captured;
    if (before != nullptr && (Sink::kListens || captured.any())) {
      const Effects control_before = control_of(*before);
      report_control(position, control_before, after, sink);
      fresh = new_captives(position, control_before, after, change);
    }
  }
  position.captives = (position.captives & captured) | fresh;
}

template <class Sink>
void settle_layout(Position& position, const Position* before, const Change& change, Sink& sink) {
  settle_captures(position, before, change, sink);
  if (!position.after_battle && !change.was_full && is_full(position)) {
    announce_battle(position, BattleKind::full_board, position.active);
  } else {
    go_on_with_captives(position, sink);
  }
}

template <class Sink>
void eliminate(Position& position, SeatSet seats, Sink& sink) {
  const Effects before = control_of(position);
  for (Seat seat = 0; seat < kSeats; ++seat) {
    if ((seats & seat_bit(seat)) == 0) continue;
    sink(Event{.kind = EventKind::eliminated, .seat = seat});
    Player& player = position.players[seat];
    player.out = true;
    player.hp = 0;
    player.pile = 0;
    player.hand = {};
    player.drawn = 0;
    player.energy = 0;
    player.terror = false;
    player.due = false;
    player.bio_droid_on_top = false;
    HexSet leaving;
    for (const Hex hex : position.playable()) {
      const Unit& tile = position.board[hex];
      if (tile.tile == kNoTile || tile.seat != seat) continue;
      if (!position.units.has(hex) || before.held[seat].has(hex)) leaving.add(hex);
    }
    take_off(position, leaving);
  }
  const Effects after = clear_abandoned(position, sink);
  report_control(position, before, after, sink);
  position.captives = (position.captives & after.captured) | new_captives(position, before, after, {});
}

template <class Sink>
void finish_game(Position& position, SeatSet winners, Sink& sink) {
  position.phase = Phase::over;
  position.to_act = position.active;
  position.captives = {};
  position.cursor = Cursor{};
  position.pending = {};
  position.after_battle = false;
  position.order_named = false;
  position.drawing = false;
  position.players[position.active].drawn = 0;
  position.spent = {};
  for (Seat seat = 0; seat < kSeats; ++seat) {
    if ((winners & seat_bit(seat)) == 0) continue;
    position.players[seat].won = true;
    sink(Event{.kind = EventKind::won, .seat = seat});
  }
}

template <class Sink>
void fight_announced(Position& position, Sink& sink) {
  while (is_battle_announced(position)) {
    if (fight(position, sink) == BattleStop::end) after_battle(position, sink);
  }
}

template <class Sink>
void start_battle(Position& position, BattleKind kind, Seat causer, Sink& sink) {
  announce_battle(position, kind, causer);
  fight_announced(position, sink);
}

template <class Sink>
void answer_in_battle(Position& position, const Action& answer, Sink& sink) {
  if (fight_on(position, answer, sink) == BattleStop::end) after_battle(position, sink);
  fight_announced(position, sink);
}

template void settle_layout(Position&, const Position*, const Change&, NoEvents&);
template void go_on_with_captives(Position&, NoEvents&);
template void fight_announced(Position&, NoEvents&);
template void start_battle(Position&, BattleKind, Seat, NoEvents&);
template void answer_in_battle(Position&, const Action&, NoEvents&);
template void eliminate(Position&, SeatSet, NoEvents&);
template void finish_game(Position&, SeatSet, NoEvents&);
template void settle_layout(Position&, const Position*, const Change&, EventLog&);
template void go_on_with_captives(Position&, EventLog&);
template void fight_announced(Position&, EventLog&);
template void start_battle(Position&, BattleKind, Seat, EventLog&);
template void answer_in_battle(Position&, const Action&, EventLog&);
template void eliminate(Position&, SeatSet, EventLog&);
template void finish_game(Position&, SeatSet, EventLog&);

}  // namespace nhx
