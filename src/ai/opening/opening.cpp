#include "ai/opening/opening.h"

#include <algorithm>
#include <cstdlib>
#include <limits>

#include "engine/layout/effects.h"
#include "engine/legal.h"

namespace nhx {

namespace {

// kOpeningsArmies, kOpeningsLayout, kOpenings. To armies that came later all places are alike.
#include "ai/opening/openings.inc"

static_assert(kOpeningsArmies <= kArmies && kOpeningsLayout == opening_layout(kOpeningsArmies),
              "The armies or the kinds of places have changed, and openings.inc is for the old ones: run `nhx train`. "
              "Only armies added at the end of the catalogue keep it valid.");

const OpeningWorth& worth_to(const Position& position, Seat seat) {
  return kOpenings[static_cast<std::size_t>(position.players[seat].army)];
}

int value_of(const Position& position, const Action& action) {
  const Seat seat = position.to_act;
  const auto enemy = static_cast<Seat>(1 - seat);
  const TileFacts& facts = facts_of(hq_of(position.players[seat].army));
  int value = worth_to(position, seat).place[opening_place(action.a)];
  for (const Hex hex : position.units) {
    const std::size_t distance = opening_distance(action.a, hex);
    value += worth_to(position, seat).distance[distance] - worth_to(position, enemy).distance[distance];
  }
  const EdgeBits weapons = static_cast<EdgeBits>(facts.melee | facts.takeover);
  return value + (faced(action.a, weapons, action.side) & kInnerHexes).size();
}

}  // namespace

std::size_t opening_place(Hex hex) {
  switch ((around(hex) & kInnerHexes).size()) {
    case 3: return 3;
    case 4: return 2;
    default: return hex == hex_at({4, 4}) ? 0 : 1;
  }
}

std::size_t opening_distance(Hex hq, Hex other_hq) {
  const ColumnLine from = place_of(hq);
  const ColumnLine to = place_of(other_hq);
  const int columns = to.column - from.column;
  const int lines = to.line - from.line;
  return static_cast<std::size_t>(std::max({std::abs(columns), std::abs(lines), std::abs(columns - lines)})) - 1;
}

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
