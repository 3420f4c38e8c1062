#include "engine/turn/outcome.h"

#include <array>
#include <bit>

namespace nhx {

namespace {

constexpr int kTeams = 8;

template <class Condition>
SeatSet seats_with(const Position& position, Condition condition) {
  SeatSet seats = 0;
  for (Seat seat = 0; seat < kSeats && position.players[seat].plays; ++seat) {
    if (condition(position.players[seat])) seats |= seat_bit(seat);
  }
  return seats;
}

SeatSet side_of(const Position& position, unsigned team) {
  return seats_with(position, [&](const Player& player) { return player.team == team; });
}

bool is_for_sides(Mode mode) { return mode == Mode::loner || mode == Mode::team; }

// A side's standing: fewer HQs lost first, then points.
struct Standing {
  int lost = 0;
  int points = 0;
  int damage = 0;
};

std::array<Standing, kTeams> standings(const Position& position) {
  std::array<Standing, kTeams> result{};
  for (const Player& player : position.players) {
    if (!player.plays) continue;
    Standing& side = result[player.team];
    side.lost += player.hp == 0 ? 1 : 0;
    side.points += player.hp;
    const bool is_partner = position.mode == Mode::loner && &player != position.players.data();
    side.damage += (is_partner ? kPartnerHitPoints : kHitPoints) - player.hp;
  }
  return result;
}

// The seats of the sides that nobody beats.
template <class IsBetter>
SeatSet best_sides(const Position& position, IsBetter is_better) {
  const std::array<Standing, kTeams> sides = standings(position);
  SeatSet best = 0;
  for (Seat seat = 0; seat < kSeats; ++seat) {
    if (!position.players[seat].plays) continue;
    bool is_beaten = false;
    for (const Player& other : position.players) {
      if (other.plays && is_better(sides[other.team], sides[position.players[seat].team])) is_beaten = true;
    }
    if (!is_beaten) best |= seat_bit(seat);
  }
  return best;
}

// Rulings 149, 151, decisions D32, D34, D35.
SeatSet winning_sides(const Position& position) {
  const SeatSet fallen = seats_with(position, [](const Player& player) { return player.hp == 0; });
  if (fallen == 0) return 0;
  if (position.mode == Mode::loner) {
    const SeatSet loner = side_of(position, position.players[0].team);
    return (fallen & loner) != 0 ? static_cast<SeatSet>(all_seats(position) & ~loner) : loner;
  }
  return best_sides(position,
                    [](const Standing& a, const Standing& b) { return a.lost != b.lost ? a.lost < b.lost : a.points > b.points; });
}

}  // namespace

SeatSet all_seats(const Position& position) {
  return seats_with(position, [](const Player&) { return true; });
}

SeatSet living_seats(const Position& position) {
  return seats_with(position, [](const Player& player) { return player.hp > 0; });
}

SeatSet fallen_seats(const Position& position) {
  return seats_with(position, [](const Player& player) { return player.hp == 0 && !player.out; });
}

bool is_tie(const Position& position, SeatSet seats) {
  unsigned teams = 0;
  for (Seat seat = 0; seat < kSeats; ++seat) {
    if ((seats & seat_bit(seat)) != 0) teams |= 1U << position.players[seat].team;
  }
  return std::popcount(teams) > 1;
}

SeatSet winners_after_battle(const Position& position) {
  switch (position.mode) {
    case Mode::score: return seats_with(position, [](const Player& player) { return player.score == kHitPoints; });
    case Mode::loner:
    case Mode::team: return winning_sides(position);
    case Mode::two:
    case Mode::deathmatch: break;
  }
  const SeatSet living = living_seats(position);
  if (std::popcount(living) > 1 || std::popcount(all_seats(position)) < 2) return 0;
  if (living != 0) return living;
  return seats_with(position, [](const Player& player) { return !player.out; });  // those who fell together (decision D30)
}

SeatSet leaders(const Position& position) {
  if (is_for_sides(position.mode)) {
    const bool by_damage = position.mode == Mode::loner && position.rules.has(RuleOption::least_damage);
    return best_sides(position,
                      [&](const Standing& a, const Standing& b) { return by_damage ? a.damage < b.damage : a.points > b.points; });
  }
  const bool by_score = position.mode == Mode::score;
  const bool is_overtime = position.stage == Stage::overtime;
  const auto is_rival = [&](const Player& player) { return !is_overtime || player.rival; };
  // Rivals who have all fallen share (decisions D30, D31).
  const bool anybody_lives = seats_with(position, [&](const Player& player) { return is_rival(player) && player.hp > 0; }) != 0;
  const auto compares = [&](const Player& player) { return is_rival(player) && (player.hp > 0 || !anybody_lives); };
  const auto points = [&](const Player& player) { return by_score ? static_cast<int>(player.score) : static_cast<int>(player.hp); };
  int most = 0;
  for (const Player& player : position.players) {
    if (player.plays && compares(player)) most = std::max(most, points(player));
  }
  return seats_with(position, [&](const Player& player) { return compares(player) && points(player) == most; });
}

SeatSet winners_after_resigning(const Position& position, Seat seat) {
  const SeatSet others = static_cast<SeatSet>(living_seats(position) & ~seat_bit(seat));
  const bool is_many = position.mode == Mode::deathmatch || position.mode == Mode::score;
  if (is_many) return std::popcount(others) > 1 ? SeatSet{0} : others;
  return static_cast<SeatSet>(all_seats(position) & ~side_of(position, position.players[seat].team));
}

}  // namespace nhx
