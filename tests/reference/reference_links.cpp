#include "reference/reference_links.h"

#include <algorithm>

namespace nhx::reference {
namespace {

// Modules reach along their arms, long ones two hexes far whatever stands between; an HQ reaches all its neighbours.
std::set<Hex> reached(const State& state, Hex hex) {
  const Piece& piece = state.units.at(hex);
  std::set<Hex> result;
  for (const Direction direction : all_directions()) {
    const Edge& edge = edge_toward(piece, direction);
    if (!edge.link && !is_hq(piece)) continue;
    const Hex first = neighbour(hex, direction);
    if (first == kNoHex) continue;
    if (state.units.contains(first)) result.insert(first);
    const Hex second = neighbour(first, direction);
    if (edge.long_distance && second != kNoHex && state.units.contains(second)) result.insert(second);
  }
  return result;
}

}  // namespace

std::set<Hex> served(const State& state, const Reading& reading, Hex hex, Ability ability) {
  std::set<Hex> result;
  if (!has(state.units.at(hex), ability) || reading.netted.contains(hex)) return result;
  const bool harms = ability == Ability::slow;
  for (const Hex other : reached(state, hex)) {
    const bool is_friend = same_side(state, beneficiary(reading, hex), reading.controller.at(other));
    if (is_friend != harms) result.insert(other);
  }
  return result;
}

std::map<Hex, Bonus> bonuses(const State& state, const Reading& reading) {
  std::map<Hex, Bonus> result;
  for (const auto& [hex, piece] : state.units) result[hex] = {};
  for (const auto& [hex, piece] : state.units) {
    for (const Hex other : served(state, reading, hex, Ability::initiative)) ++result[other].initiative;
    for (const Hex other : served(state, reading, hex, Ability::slow)) --result[other].initiative;
    for (const Hex other : served(state, reading, hex, Ability::melee)) ++result[other].melee;
    for (const Hex other : served(state, reading, hex, Ability::ranged)) ++result[other].ranged;
    for (const Hex other : served(state, reading, hex, Ability::extra_attack)) ++result[other].extra;
  }
  return result;
}

Slots slots(const Piece& piece, const Bonus& bonus) {
  Slots result;
  std::set<int> taken;
  for (int initiative = 0; initiative < 8; ++initiative) {
    if (((spec_of(piece).initiative >> initiative) & 1) == 0) continue;
    const int value = std::max(0, initiative + bonus.initiative);
    result.printed[initiative] = value;
    taken.insert(value);
  }
  for (int n = 0; n < bonus.extra && !taken.empty(); ++n) {
    int place = *taken.rbegin();  // falls to the first free value below the highest one
    while (taken.contains(place)) --place;
    if (place < 0) break;  // D1
    taken.insert(place);
    result.extra.push_back(place);
  }
  return result;
}

bool is_due(const Piece& piece, const Slots& slots, int segment) {
  for (const auto& [initiative, value] : slots.printed) {
    if (value == segment && !piece.spent.contains(initiative)) return true;
  }
  for (std::size_t i = 0; i < slots.extra.size(); ++i) {
    if (slots.extra[i] == segment && static_cast<int>(i) >= piece.extra_spent) return true;
  }
  return false;
}

void pass_segment(Piece& piece, const Slots& slots, int segment) {
  for (const auto& [initiative, value] : slots.printed) {
    if (value >= segment) piece.spent.insert(initiative);
  }
  for (std::size_t i = 0; i < slots.extra.size(); ++i) {
    if (slots.extra[i] >= segment) piece.extra_spent = std::max(piece.extra_spent, static_cast<int>(i) + 1);
  }
}

}  // namespace nhx::reference
