#include "reference/reference_segment.h"

#include <algorithm>

#include "reference/reference_control.h"

namespace nhx::reference {
namespace {

// What the players decide before anything is resolved (step B).
struct Declaration {
  std::set<Hex> exploding;
  std::map<Hex, Conversion> converted;
};

std::set<Hex> actors(const Frozen& frozen, int segment) {
  std::set<Hex> result;
  for (const auto& [hex, piece] : frozen.state.units) {
    if (frozen.reading.netted.contains(hex)) continue;
    if (is_due(piece, slots(piece, frozen.bonus.at(hex)), segment)) result.insert(hex);
  }
  return result;
}

bool has_quartermaster(const Frozen& frozen, Hex hex) {
  return std::any_of(frozen.state.units.begin(), frozen.state.units.end(), [&](const auto& entry) {
    return served(frozen.state, frozen.reading, entry.first, Ability::quartermaster).contains(hex);
  });
}

// Section 8. Gauss icons cannot be converted (D13).
std::vector<Conversion> possible_conversions(const Frozen& frozen, Hex hex) {
  const Piece& piece = frozen.state.units.at(hex);
  std::vector<Conversion> result;
  if (piece.converted || !has_quartermaster(frozen, hex)) return result;
  for (const Direction side : all_directions()) {
    if (edge_toward(piece, side).melee > 0) result.push_back({side, true});
    if (edge_toward(piece, side).ranged > 0) result.push_back({side, false});
  }
  return result;
}

std::vector<Declaration> declarations(const Frozen& frozen, const std::set<Hex>& acting) {
  std::vector<Declaration> all = {{}};
  for (const Hex hex : acting) {
    std::vector<Declaration> longer;
    for (const Declaration& before : all) {
      longer.push_back(before);
      for (const Conversion& conversion : possible_conversions(frozen, hex)) {
        longer.push_back(before);
        longer.back().converted[hex] = conversion;
      }
      if (has(frozen.state.units.at(hex), Ability::explode)) {
        longer.push_back(before);
        longer.back().exploding.insert(hex);
      }
    }
    all = longer;
  }
  return all;
}

std::vector<Packet> splinters(const Frozen& frozen, Hex exploding) {
  const bool is_clown = has(frozen.state.units.at(exploding), Ability::explode);
  std::vector<Packet> packets;
  for (const Direction direction : all_directions()) {
    const Hex target = unit_beside(frozen.state, exploding, direction);
    if (target == kNoHex) continue;
    if (is_clown && frozen.state.clown_spares_hqs && is_hq(frozen.state.units.at(target))) continue;
    packets.push_back({target, exploding, opposite(direction), 1, 1});
  }
  return packets;
}

bool sets_off_trap(const Frozen& frozen, const Packet& packet) {
  const Piece& piece = frozen.state.units.at(packet.target);
  if (!has(piece, Ability::explode_when_hit) || frozen.reading.netted.contains(packet.target)) return false;
  return edge_toward(piece, packet.arrival).trap;
}

struct Fire {
  std::vector<Packet> packets;
  std::set<Hex> exploded;
};

// Steps C and D.
Fire open_fire(const Frozen& frozen, const std::set<Hex>& acting, const Declaration& declaration) {
  Fire fire;
  for (const Hex hex : acting) {
    std::optional<Conversion> conversion;
    if (declaration.converted.contains(hex)) conversion = declaration.converted.at(hex);
    const bool explodes = declaration.exploding.contains(hex);
    const std::vector<Packet> packets = explodes ? splinters(frozen, hex) : attacks(frozen, hex, conversion);
    fire.packets.insert(fire.packets.end(), packets.begin(), packets.end());
    if (explodes) fire.exploded.insert(hex);
  }
  for (std::size_t i = 0; i < fire.packets.size(); ++i) {  // grows while Traps set off each other (D4)
    const Packet packet = fire.packets[i];
    if (!sets_off_trap(frozen, packet) || !fire.exploded.insert(packet.target).second) continue;
    for (const Packet& splinter : splinters(frozen, packet.target)) fire.packets.push_back(splinter);
  }
  std::erase_if(fire.packets, [&](const Packet& packet) { return fire.exploded.contains(packet.target); });  // D8
  return fire;
}

Incoming incoming_of(const std::vector<Packet>& packets) {
  Incoming incoming;
  for (const Packet& packet : packets) {
    int& count = incoming[packet.target][packet.wounds];
    count = count == kEndless || packet.count == kEndless ? kEndless : count + packet.count;
  }
  return incoming;
}

// Steps F and G.
State apply(const State& before, const Treatment& treatment, const std::set<Hex>& exploded) {
  State state = before;
  for (const auto& [hex, piece] : before.units) {
    const int wounds = all_wounds(treatment.remaining, hex);
    bool leaves = exploded.contains(hex) || treatment.lost.contains(hex);
    if (is_hq(piece)) {
      int& hp = state.hp[piece.owner];
      if (!state.hq_is_safe[piece.owner]) hp = std::max(0, hp - wounds);
      leaves |= hp == 0 && !state.hq_stays_until_battle_ends;
    } else {
      state.units.at(hex).wounds += wounds;
      leaves |= state.units.at(hex).wounds > spec_of(piece).toughness;
    }
    if (!leaves) continue;
    state.units.erase(hex);
    if (has(piece, Ability::return_to_pile)) state.to_pile.push_back(piece.owner);
  }
  std::sort(state.to_pile.begin(), state.to_pile.end());
  return state;
}

}  // namespace

Frozen freeze(const State& state) {
  const Reading reading = read_layout(state);
  return {state, reading, bonuses(state, reading)};
}

std::set<State> fight_segment(const State& state, int segment, Budget& budget) {
  const Frozen frozen = freeze(state);
  const std::set<Hex> acting = actors(frozen, segment);
  State passed = state;
  for (auto& [hex, piece] : passed.units) pass_segment(piece, slots(piece, frozen.bonus.at(hex)), segment);

  std::set<State> results;
  for (const Declaration& declaration : declarations(frozen, acting)) {
    State after = passed;
    for (const auto& [hex, conversion] : declaration.converted) after.units.at(hex).converted = true;
    const Fire fire = open_fire(frozen, acting, declaration);
    for (const Treatment& treatment : treatments(frozen, incoming_of(fire.packets), budget)) {
      results.insert(apply(after, treatment, fire.exploded));
    }
    if (budget.exhausted) break;
  }
  return results;
}

}  // namespace nhx::reference
