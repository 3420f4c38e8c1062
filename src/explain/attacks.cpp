#include "explain/attacks.h"

#include <algorithm>
#include <array>

#include "engine/battle/line_of_fire.h"

namespace nhx {

namespace {

class Archer {
 public:
  Archer(const Position& position, const Effects& effects, Hex hex)
      : position_(position),
        hex_(hex),
        prey_(effects.prey[controller(position, effects, hex)]),
        immune_(effects.with(Trait::hq).has(hex) ? effects.with(Trait::hq) : HexSet{}),
        line_(position, effects, controller(position, effects, hex)) {}

  void strike(Attack& attack) const {
    const HexSet target = beside(hex_, attack.side) & position_.playable();
    for (const Hex hex : target) attack.path.push_back(hex);
    attack.hits = (target & prey_) - immune_;
  }

  void shoot(Attack& attack) const {
    HexSet turned;
    follow(hex_, attack, attack.side, turned);
    attack.hits -= immune_;
  }

 private:
  // `turned`: the redirectors already passed.
  void follow(Hex from, Attack& attack, Direction direction, HexSet& turned) const {
    const bool is_gauss = attack.kind == AttackKind::gauss;
    const LineOfFire::Flight flight = line_.fly(from, direction, is_gauss);
    attack.hits |= flight.hits;
    for (HexSet rest = ray(from, direction) & position_.playable(); rest.any();) {
      const Hex next = nearest(rest, direction);
      rest.remove(next);
      if (std::find(attack.path.begin(), attack.path.end(), next) == attack.path.end()) attack.path.push_back(next);
      if (next == flight.redirector || (flight.hits.has(next) && !is_gauss)) break;
    }
    if (flight.redirector == kNoHex || turned.has(flight.redirector)) return;
    turned.add(flight.redirector);
    const Unit& unit = position_.board[flight.redirector];
    for_each_direction(on_board(facts_of(unit.tile).exit, unit.facing),
                       [&](Direction exit) { follow(flight.redirector, attack, exit, turned); });
  }

  const Position& position_;
  Hex hex_;
  HexSet prey_;
  HexSet immune_;  // HQs never harm HQs (ruling 42)
  LineOfFire line_;
};

}  // namespace

std::vector<Attack> attacks_of(const Position& position, const Effects& effects, Hex hex) {
  std::vector<Attack> attacks;
  const Unit& unit = position.board[hex];
  const Bonus& bonus = effects.bonus[hex];
  const Archer archer(position, effects, hex);
  for (int i = 0; i < kDirections; ++i) {
    const Direction side = direction_at(i);
    const Edge& edge = spec_of(unit.tile).edges[edge_towards(side, unit.facing)];
    if (edge.melee > 0) {
      archer.strike(attacks.emplace_back(Attack{.side = side, .kind = AttackKind::melee, .strength = edge.melee + bonus.melee}));
    }
    if (edge.gauss) {
      archer.shoot(attacks.emplace_back(Attack{.side = side, .kind = AttackKind::gauss, .strength = 1}));
    } else if (edge.ranged > 0) {
      archer.shoot(attacks.emplace_back(Attack{.side = side, .kind = AttackKind::ranged, .strength = edge.ranged + bonus.ranged}));
    }
  }
  if (effects.netted.has(hex)) {
    for (Attack& attack : attacks) attack.hits = {};
  }
  return attacks;
}

}  // namespace nhx
