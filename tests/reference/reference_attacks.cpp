#include "reference/reference_attacks.h"

#include <algorithm>

#include "reference/reference_redirection.h"

namespace nhx::reference {
namespace {

// What one edge sends out, each part a strength.
struct Volley {
  std::vector<int> melee;
  std::vector<int> ranged;
  bool gauss = false;
};

Volley volley(const Edge& edge, const Bonus& bonus, const std::optional<Conversion>& conversion, Direction side) {
  Volley result;
  result.gauss = edge.gauss;
  const bool is_converted = conversion && conversion->side == side;
  const bool melee_shoots = is_converted && conversion->to_ranged;
  const bool ranged_strikes = is_converted && !conversion->to_ranged;
  if (edge.melee > 0) {
    if (melee_shoots) {
      result.ranged.push_back(edge.melee + bonus.melee + bonus.ranged);
    } else {
      result.melee.push_back(edge.melee + bonus.melee);
    }
  }
  if (edge.ranged > 0) {
    if (ranged_strikes) {
      result.melee.push_back(edge.ranged + bonus.melee + bonus.ranged);
    } else {
      result.ranged.push_back(edge.ranged + bonus.ranged);
    }
  }
  return result;
}

// Every ranged part loses 1 to armour by itself (D11).
int wounds_through(const Piece& target, Direction arrival, const std::vector<int>& ranged_parts) {
  const int armour = edge_toward(target, arrival).armor ? 1 : 0;
  int wounds = 0;
  for (const int strength : ranged_parts) wounds += std::max(0, strength - armour);
  return wounds;
}

}  // namespace

std::vector<Packet> attacks(const Frozen& frozen, Hex attacker, const std::optional<Conversion>& conversion) {
  const State& state = frozen.state;
  const Piece& piece = state.units.at(attacker);
  std::vector<Packet> packets;
  const auto add = [&](const Arrival& at, int wounds, int count) {
    const bool hq_on_hq = is_hq(piece) && is_hq(state.units.at(at.target));  // D12
    if (wounds > 0 && !hq_on_hq) packets.push_back({at.target, attacker, at.side, wounds, count});
  };
  for (const Direction direction : all_directions()) {
    const Volley parts = volley(edge_toward(piece, direction), frozen.bonus.at(attacker), conversion, direction);

    std::map<Arrival, int> arrivals;  // how often the volley comes in there
    if (!parts.ranged.empty()) arrivals = shots(frozen, attacker, direction, Piercing::no);
    const Hex next = unit_beside(state, attacker, direction);
    const Arrival struck = {next, opposite(direction)};
    const bool strikes = !parts.melee.empty() && next != kNoHex && is_prey(frozen, attacker, next);
    if (strikes) arrivals[struck] = 1;

    for (const auto& [at, count] : arrivals) {
      int wounds = wounds_through(state.units.at(at.target), at.side, parts.ranged);
      if (strikes && at == struck) {
        for (const int strength : parts.melee) wounds += strength;
      }
      add(at, wounds, count);
    }
    if (!parts.gauss) continue;
    for (const auto& [at, count] : shots(frozen, attacker, direction, Piercing::yes)) {
      add(at, wounds_through(state.units.at(at.target), at.side, {1}), count);
    }
  }
  return packets;
}

}  // namespace nhx::reference
