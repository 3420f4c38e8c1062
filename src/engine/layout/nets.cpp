#include "engine/layout/nets.h"

#include <algorithm>

namespace nhx {

namespace {

// Units that a net of this seat holds: enemies, and in a team both ways between Moloch and its allies (decision D18).
HexSet net_prey(const Position& position, const Effects& effects, Seat seat) {
  HexSet prey = position.units - effects.friends[seat];
  const bool is_moloch = position.players[seat].army == Army::moloch;
  for (Seat ally = 0; ally < effects.seats; ++ally) {
    if (ally == seat || !same_side(position, ally, seat)) continue;
    if (is_moloch || position.players[ally].army == Army::moloch) prey |= effects.held[ally];
  }
  return prey;
}

// Ruling 93: a net never holds a unit whose takeover edge points at the netter, unless that takeover would be in its own favour.
HexSet immune_by_takeover(const Position& position, const Effects& effects, Hex netter) {
  HexSet immune;
  for (const Hex hex : effects.with(Trait::takes_over) & around(netter)) {
    const Unit& unit = position.board[hex];
    if (!faced(hex, facts_of(unit.tile).takeover, unit.facing).has(netter)) continue;
    if (!same_side(position, beneficiary(position, effects, hex), position.board[netter].seat)) immune.add(hex);
  }
  return immune;
}

// Who nets whom among netters, until every netter is known to be active or netted (rulings 67 to 71).
class NetDuel {
 public:
  NetDuel(HexSet netters, std::array<HexSet, kHexes>& targets) : undecided_(netters), targets_(targets) {
    cancel_mutual_pairs(netters);
    while (undecided_.any()) {
      if (!decide_certain()) free_rings();
    }
  }
  [[nodiscard]] HexSet active() const { return active_; }

 private:
  // Ruling 68, decision D2: two nets aimed at each other cancel, before anything else is looked at.
  void cancel_mutual_pairs(HexSet netters) {
    for (const Hex a : netters) {
      for (const Hex b : targets_[a] & netters) {
        if (!targets_[b].has(a)) continue;
        targets_[a].remove(b);
        targets_[b].remove(a);
      }
    }
  }

  [[nodiscard]] HexSet attackers(Hex hex, HexSet among) const {
    HexSet result;
    for (const Hex netter : among) {
      if (targets_[netter].has(hex)) result.add(netter);
    }
    return result;
  }

  bool decide_certain() {
    bool decided = false;
    for (const Hex hex : undecided_) {
      const bool is_netted = attackers(hex, active_).any();
      if (!is_netted && attackers(hex, undecided_).any()) continue;
      if (!is_netted) active_.add(hex);
      undecided_.remove(hex);
      decided = true;
    }
    return decided;
  }

  [[nodiscard]] HexSet attackers_upstream(Hex hex) const {
    return reachable(attackers(hex, undecided_), [&](Hex attacker) { return attackers(attacker, undecided_); });
  }

  // Ruling 69: in a ring that nobody outside holds, nobody nets anybody of the ring.
  void free_rings() {
    std::array<HexSet, kHexes> upstream;
    for (const Hex hex : undecided_) upstream[hex] = attackers_upstream(hex);
    const HexSet before = undecided_;
    for (const Hex hex : before) {
      const HexSet above = upstream[hex];
      const bool is_closed = std::all_of(above.begin(), above.end(), [&](Hex other) { return upstream[other].has(hex); });
      if (!is_closed) continue;
      targets_[hex] -= above;
      active_.add(hex);
      undecided_.remove(hex);
    }
  }

  HexSet undecided_;
  HexSet active_;
  std::array<HexSet, kHexes>& targets_;
};

}  // namespace

HexSet netted_units(const Position& position, const Effects& effects) {
  const HexSet netters = effects.with(Trait::netter);
  std::array<HexSet, kHexes> targets;
  HexSet all_targets;
  for (const Hex hex : netters) {
    const Unit& unit = position.board[hex];
    targets[hex] = faced(hex, facts_of(unit.tile).net, unit.facing) & net_prey(position, effects, controller(position, effects, hex));
    if (targets[hex].any() && effects.with(Trait::takes_over).any()) targets[hex] -= immune_by_takeover(position, effects, hex);
    all_targets |= targets[hex];
  }
  if ((all_targets & netters).none()) return all_targets;

  HexSet netted;
  for (const Hex hex : NetDuel(netters, targets).active()) netted |= targets[hex];
  return netted;
}

}  // namespace nhx
