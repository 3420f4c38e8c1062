#include "ai/opening.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <limits>

#include "engine/effects.h"
#include "engine/legal.h"

namespace nhx {

namespace {

// In thousandths of a game won, from a least-squares fit to the results of 120,000 games between learning bots.
struct Preference {
  std::array<int, 3> place;     // in the centre, one hex from the rim, in the middle of a side; against a corner
  std::array<int, 3> distance;  // 1, 2 or 3 hexes from the HQ of the enemy; against 4
};

constexpr std::array<Preference, kArmies> kPreferences = {{
    {{93, 81, 39}, {-14, -22, -20}},  // Outpost
    {{-76, -17, 23}, {14, 5, 7}},     // Moloch
    {{34, 12, -7}, {-29, -7, 25}},    // Borgo
    {{-23, 4, -2}, {59, 49, 16}},     // Hegemony
    {{63, 77, 28}, {-41, -3, 1}},     // Smart
    {{3, -13, -7}, {49, 25, 17}},     // Vegas
    {{17, 28, 26}, {-37, -46, -45}},  // Doomsday Machine
}};

const Preference& preference_of(const Position& position, Seat seat) {
  return kPreferences[static_cast<std::size_t>(position.players[seat].army_word())];
}

int distance(Hex a, Hex b) {
  const ColumnLine from = place_of(a);
  const ColumnLine to = place_of(b);
  const int columns = to.column - from.column;
  const int lines = to.line - from.line;
  return std::max({std::abs(columns), std::abs(lines), std::abs(columns - lines)});
}

int at_distance(const Preference& preference, int distance) {
  return distance > 3 ? 0 : preference.distance[static_cast<std::size_t>(distance - 1)];
}

int at_place(const Preference& preference, Hex hex) {
  switch ((around(hex) & kInnerHexes).size()) {
    case 3: return 0;
    case 4: return preference.place[2];
    default: return preference.place[hex == hex_at({4, 4}) ? 0 : 1];
  }
}

int value_of(const Position& position, const Action& action) {
  const auto seat = static_cast<Seat>(position.to_act);
  const auto enemy = static_cast<Seat>(1 - seat);
  const TileFacts& facts = facts_of(hq_of(position.players[seat].army_word()));
  int value = at_place(preference_of(position, seat), action.a);
  for (const Hex hex : position.units) {
    const int steps = distance(hex, action.a);
    value += at_distance(preference_of(position, seat), steps) - at_distance(preference_of(position, enemy), steps);
  }
  const EdgeBits weapons = static_cast<EdgeBits>(facts.melee | facts.takeover);
  return value + (faced(action.a, weapons, action.side) & kInnerHexes).size();
}

}  // namespace

Action choose_opening(const Position& position, Rng& rng) {
  ActionList actions;
  legal_actions(position, actions);
  ActionList best;
  int most = std::numeric_limits<int>::min();
  for (const Action& action : actions) {
    const int value = value_of(position, action);
    if (value < most) continue;
    if (value > most) best.clear();
    most = value;
    best.push_back(action);
  }
  return best[rng.below(static_cast<u32>(best.size()))];
}

}  // namespace nhx
