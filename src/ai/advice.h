#pragma once

#include <array>
#include <optional>
#include <vector>

#include "ai/bot.h"

// Help for people: what could be done in a turn, what each part of it is for, and what may come of it. It knows what every player can see
// and never the order of a pile.
namespace nhx {

// What an action changes in a Battle right after the turn, compared with the same turn without it. Larger is better for whose turn it is.
struct Purpose {
  std::size_t action = 0;  // its place in the turn
  int own_points = 0;      // HQ points that the own side keeps; where points are scored: scores
  int enemy_points = 0;    // HQ points that enemies lose; where points are scored: do not score
  int own_units = 0;       // units of the own side that survive, a unit just placed not counted
  int enemy_units = 0;     // units of enemies that do not survive
  bool falls = false;      // the unit just placed is destroyed
  friend bool operator==(const Purpose&, const Purpose&) = default;
};

// A reply of the next opponent.
struct Danger {
  Position drawn;             // what he would begin with
  TurnPlan reply;             // what matters of it: actions without which it is no less dangerous are left out
  int chance = 0;             // that is left after it, in ten thousandths
  int harm = 0;               // what it takes from the chance
  int likelihood = 0;         // that he can do it, in ten thousandths: exact, from what is in his hand and in his pile
  std::vector<TileId> needs;  // tiles that he must draw for it
};

struct Suggestion {
  TurnPlan turn;  // its value is the chance to win
  std::vector<Purpose> purposes;
  std::optional<Danger> danger;  // none: no reply was found that does harm
};

// The best turns, at most three, that are more than each other turned otherwise. Somebody must be in Phase::discard or Phase::play.
std::vector<Suggestion> suggest_turns(const Position& position, u64 seed, const Progress& progress);

// For everything in the turn that changes the layout.
std::vector<Purpose> purposes_of(const Position& position, const TurnPlan& turn);

// The reply that costs the seat most, by how likely it is. The seat's turn is over.
std::optional<Danger> danger_after(const Position& position, Seat seat, u64 seed);

// How likely a hand of `draws` tiles from the player's pile has these, in ten thousandths.
int chance_to_draw(const Player& player, int draws, std::vector<TileId> needs);

struct Judgement {
  int chance = 0;  // of what was done
  TurnPlan best;   // from the start of the turn; its value is its chance
  [[nodiscard]] int loss() const { return best.value > chance ? best.value - chance : 0; }
};

// What was done in a turn, against the best that could have been done. The turn's start must be in Phase::discard or Phase::play.
Judgement judge(const Position& start, const Position& after, u64 seed, const Progress& progress);

// The chances of all seats that play, if whoever is in his turn makes the best of it. Those of all sides add up to kCertain.
std::array<int, kSeats> chances_of_all(const Position& now);

}  // namespace nhx
