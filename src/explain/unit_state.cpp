#include "explain/unit_state.h"

namespace nhx {

namespace {

class Observer {
 public:
  Observer(const Position& position, const Effects& effects) : position_(position), effects_(effects) {}

  [[nodiscard]] UnitState look_at(Hex hex) const {
    UnitState state;
    state.hex = hex;
    state.controller = controller(position_, effects_, hex);
    state.netted = effects_.netted.has(hex);
    if (state.netted) state.netted_by = hostile_nets_on(hex) - effects_.netted;
    state.initiative = initiatives(position_, effects_, hex);
    state.printed_initiative = facts(hex).initiative;
    state.bonus = effects_.bonus[hex];
    state.medics = serving(Trait::medic, hex);
    state.linked = linked(position_, effects_, hex);
    state.scoped_by = effects_.scoped_by(hex);
    explain_control(state);
    explain_nets(state);
    explain_bonuses(state);
    explain_service(state);
    explain_spent(state);
    return state;
  }

 private:
  [[nodiscard]] const TileFacts& facts(Hex hex) const { return facts_of(position_.board[hex].tile); }
  [[nodiscard]] HexSet faced_by(Hex hex, EdgeBits edges) const { return faced(hex, edges, position_.board[hex].facing); }

  // Working modules and HQs with the trait that reach the unit.
  [[nodiscard]] HexSet serving(Trait trait, Hex hex) const {
    HexSet result;
    for (const Hex module : effects_.working(trait)) {
      if (linked(position_, effects_, module).has(hex)) result.add(module);
    }
    return result;
  }

  // Moloch and its allies net each other, though only Moloch's attacks harm (decision D18).
  [[nodiscard]] bool can_net(Hex netter, Hex target) const {
    return effects_.prey[controller(position_, effects_, netter)].has(target) ||
           effects_.prey[controller(position_, effects_, target)].has(netter);
  }

  [[nodiscard]] HexSet hostile_nets_on(Hex hex) const {
    HexSet nets;
    for (const Hex netter : effects_.with(Trait::netter)) {
      if (faced_by(netter, facts(netter).net).has(hex) && can_net(netter, hex)) nets.add(netter);
    }
    return nets;
  }

  // Units with a working takeover edge on the hex, for its owner's side or against it.
  [[nodiscard]] HexSet takeovers_on(Hex hex, bool hostile) const {
    HexSet result;
    const Seat owner = position_.board[hex].seat;
    for (const Hex captor : effects_.working(Trait::takes_over)) {
      const bool is_hostile = !same_side(position_, beneficiary(position_, effects_, captor), owner);
      if (is_hostile == hostile && faced_by(captor, facts(captor).takeover).has(hex)) result.add(captor);
    }
    return result;
  }

  void explain_control(UnitState& state) const {
    const HexSet captors = takeovers_on(state.hex, true);
    if (captors.none()) return;
    if (effects_.with(Trait::hq).has(state.hex)) {
      state.why.push_back({.kind = ReasonKind::hq_is_safe, .hexes = captors});
    } else if (effects_.captured.has(state.hex)) {
      state.why.push_back({.kind = ReasonKind::controlled, .hexes = captors, .seat = state.controller});
    } else {
      state.why.push_back({.kind = ReasonKind::takeovers_cancel, .hexes = captors | takeovers_on(state.hex, false)});
    }
  }

  void explain_nets(UnitState& state) const {
    if (state.netted) {
      state.why.push_back({.kind = ReasonKind::netted, .hexes = state.netted_by});
      return;
    }
    for (const Hex netter : hostile_nets_on(state.hex)) {
      state.why.push_back({.kind = why_not_netted(state.hex, netter), .hexes = HexSet::of(netter)});
    }
  }

  [[nodiscard]] ReasonKind why_not_netted(Hex hex, Hex netter) const {
    if (effects_.netted.has(netter)) return ReasonKind::netter_is_netted;
    if (faced_by(hex, facts(hex).net).has(netter)) return ReasonKind::nets_cancel;
    return faced_by(hex, facts(hex).takeover).has(netter) ? ReasonKind::takeover_stops_net : ReasonKind::ring;
  }

  void explain_bonuses(UnitState& state) const {
    for (const Hex source : serving(Trait::gives, state.hex)) {
      const Bonus& gives = facts(source).gives;
      state.why.push_back({.kind = ReasonKind::gives,
                           .hexes = HexSet::of(source),
                           .seat = effects_.scoped_by(source),
                           .values = {gives.initiative, gives.melee, gives.ranged, gives.extra}});
    }
    for (const Hex source : serving(Trait::slows, state.hex)) {
      state.why.push_back({.kind = ReasonKind::slows, .hexes = HexSet::of(source), .seat = effects_.scoped_by(source)});
    }
    if (state.medics.any()) state.why.push_back({.kind = ReasonKind::medics, .hexes = state.medics});
    const HexSet quartermasters = serving(Trait::quartermaster, state.hex);
    if (quartermasters.any() && state.printed_initiative != 0) {
      state.why.push_back({.kind = ReasonKind::quartermasters, .hexes = quartermasters});
    }
  }

  void explain_service(UnitState& state) const {
    if (state.scoped_by != kNoSeat) {
      HexSet scopers;
      for (const Hex scoper : effects_.working(Trait::scoper) & effects_.held[state.scoped_by]) {
        if (reach(position_, scoper).has(state.hex)) scopers.add(scoper);
      }
      state.why.push_back({.kind = ReasonKind::scoped, .hexes = scopers, .seat = state.scoped_by});
    }
    const HexSet reached = reach(position_, state.hex) & position_.units;
    if (state.linked.any()) {
      const TileFacts& tile = facts(state.hex);
      const ReasonKind kind = tile.has(Trait::scoper)  ? ReasonKind::turns_modules
                              : tile.has(Trait::slows) ? ReasonKind::slows_others
                                                       : ReasonKind::serves;
      state.why.push_back({.kind = kind, .hexes = state.linked});
    } else if (reached.any() && !state.netted) {
      state.why.push_back({.kind = ReasonKind::serves_nobody});
    }
  }

  void explain_spent(UnitState& state) const {
    const Spent& spent = position_.spent[state.hex];
    if (position_.phase != Phase::battle) {
      std::vector<int> ways;
      for (const int way : {1, 2, 4}) {
        if ((spent.slots & way) != 0) ways.push_back(way);
      }
      if (!ways.empty()) state.why.push_back({.kind = ReasonKind::moved, .values = ways});
      return;
    }
    std::vector<int> passed;
    for (int slot = kPrintedInitiatives - 1; slot >= 0; --slot) {
      if (((spent.slots >> slot) & 1) != 0) passed.push_back(slot);
    }
    if (!passed.empty()) state.why.push_back({.kind = ReasonKind::initiative_passed, .values = passed});
    if (spent.extra != 0) state.why.push_back({.kind = ReasonKind::extra_passed, .values = {spent.extra}});
    if (spent.converted) state.why.push_back({.kind = ReasonKind::converted});
  }

  const Position& position_;
  const Effects& effects_;
};

}  // namespace

std::vector<UnitState> unit_states(const Position& position, const Effects& effects) {
  const Observer observer(position, effects);
  std::vector<UnitState> states;
  for (const Hex hex : position.units) states.push_back(observer.look_at(hex));
  return states;
}

}  // namespace nhx
