#include "engine/setup.h"

#include <algorithm>

namespace nhx {

namespace {

bool suits(Mode mode, std::size_t players) {
  switch (mode) {
    case Mode::two: return players == 2;
    case Mode::deathmatch:
    case Mode::score: return players >= 3 && players <= 6;
    case Mode::loner: return players == 3;
    case Mode::team: return players == 4;
  }
  return false;
}

bool has_teams(Mode mode) { return mode == Mode::loner || mode == Mode::team; }

bool has_right_teams(const Setup& setup) {
  const auto& seats = setup.seats;
  if (setup.mode == Mode::loner) return seats[1].team == seats[2].team && seats[0].team != seats[1].team;
  return seats[0].team == seats[2].team && seats[1].team == seats[3].team && seats[0].team != seats[1].team;
}

}  // namespace

void find_problems(const Setup& setup, SetupProblems& problems) {
  problems.clear();
  const bool is_right_number = suits(setup.mode, setup.seats.size());
  if (!is_right_number) problems.push_back({SetupFault::number_of_players});
  for (std::size_t seat = 0; seat < setup.seats.size() && !setup.rules.has(RuleOption::same_army); ++seat) {
    const auto* first = setup.seats.begin();
    const bool is_taken = std::any_of(first, first + seat, [&](const SeatSetup& other) { return other.army == setup.seats[seat].army; });
    if (is_taken) problems.push_back({SetupFault::same_army, static_cast<Seat>(seat)});
  }
  if (is_right_number && has_teams(setup.mode) && !has_right_teams(setup)) problems.push_back({SetupFault::teams});
  if (!suits(setup.board, setup.mode)) problems.push_back({SetupFault::duel_board_mode});
  if (setup.board != BoardKind::large && setup.seats.size() > 4) problems.push_back({SetupFault::small_board});
}

bool suits(BoardKind board, Mode mode) { return board != BoardKind::duel || mode != Mode::score; }

Position start_position(const Setup& setup) {
  Position position;
  position.mode = setup.mode;
  position.board_kind = setup.board;
  position.rules = setup.rules;
  position.phase = Phase::setup;
  for (std::size_t seat = 0; seat < setup.seats.size(); ++seat) {
    Player& player = position.players[seat];
    player.plays = true;
    player.army = setup.seats[seat].army;
    player.team = static_cast<u8>(has_teams(setup.mode) ? setup.seats[seat].team : seat) & 7U;
    player.hp = static_cast<u8>(full_hit_points(setup.mode, setup.rules, static_cast<Seat>(seat)));
    player.pile = kFullPile;
  }
  position.to_act = next_to_place(position);
  position.active = position.to_act;
  return position;
}

int full_hit_points(Mode mode, const Rules& rules, Seat seat) {
  if (mode == Mode::loner && seat > 0) return kPartnerHitPoints;
  return mode == Mode::team && rules.has(RuleOption::team_hqs_have_15) ? 15 : kHitPoints;
}

// Ruling 176, decision D37; Vegas last unless X17 is off.
Seat next_to_place(const Position& position) {
  unsigned placed = 0;
  for (const Hex hex : position.units) {
    if (kind_of(position.board[hex].tile) == TileKind::hq) placed |= 1U << position.board[hex].seat;
  }
  Seat last = kNoSeat;
  for (Seat seat = 0; seat < kSeats; ++seat) {
    const Player& player = position.players[seat];
    if (!player.plays || player.out || ((placed >> seat) & 1) != 0) continue;
    if (player.army != Army::vegas || position.rules.has(RuleOption::vegas_in_turn)) return seat;
    if (last == kNoSeat) last = seat;
  }
  return last;
}

Mode likely_mode(const Position& position) {
  unsigned teams = 0;
  int seats = 0;
  for (const Player& player : position.players) {
    if (!player.plays) continue;
    teams |= 1U << player.team;
    ++seats;
  }
  const auto team = [&](std::size_t seat) { return position.players[seat].team; };
  const bool is_alone = std::popcount(teams) == seats;
  if (seats <= 2 && is_alone) return Mode::two;
  if (is_alone) return Mode::deathmatch;
  return seats == 3 && team(1) == team(2) && team(0) != team(1) ? Mode::loner : Mode::team;
}

}  // namespace nhx
