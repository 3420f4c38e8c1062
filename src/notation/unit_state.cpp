#include "notation/unit_state.h"

#include "notation/names.h"
#include "notation/words.h"

namespace nhx {

namespace {

class Observer {
 public:
  explicit Observer(const Position& position) : position_(position), effects_(evaluate(position)) {}

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
  [[nodiscard]] std::string name(Hex hex) const { return unit_name(position_, hex); }
  [[nodiscard]] HexSet faced_by(Hex hex, EdgeBits edges) const { return faced(hex, edges, position_.board[hex].front()); }

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
    const Seat owner = static_cast<Seat>(position_.board[hex].seat);
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
      state.why.emplace_back("An HQ cannot be taken over.");
    } else if (effects_.captured.has(state.hex)) {
      state.why.push_back(army_name(position_, state.controller) + " controls it through " + unit_names(position_, captors) + ".");
    } else {
      const HexSet others = takeovers_on(state.hex, false);
      state.why.push_back("The takeovers on it cancel each other (" + unit_names(position_, captors | others) +
                          "), so it stays its owner's.");
    }
  }

  void explain_nets(UnitState& state) const {
    if (state.netted)
      state.why.push_back(unit_names(position_, state.netted_by) + (state.netted_by.size() > 1 ? " net it" : " nets it") +
                          "; it can do nothing.");
    if (state.netted) return;
    for (const Hex netter : hostile_nets_on(state.hex)) {
      if (effects_.netted.has(netter)) {
        state.why.push_back(name(netter) + " does not net it, being netted itself.");
      } else if (faced_by(state.hex, facts(state.hex).net).has(netter)) {
        state.why.push_back("Its net and that of " + name(netter) + " cancel each other.");
      } else if (faced_by(state.hex, facts(state.hex).takeover).has(netter)) {
        state.why.push_back(name(netter) + " cannot net it, because its takeover edge points there.");
      } else {
        state.why.push_back(name(netter) + " does not net it: the nets form a ring.");
      }
    }
  }

  void explain_bonuses(UnitState& state) const {
    for (const Hex source : serving(Trait::gives, state.hex)) {
      const Bonus& gives = facts(source).gives;
      std::string what;
      const auto add = [&](int amount, const std::string& word) {
        if (amount != 0) what += (what.empty() ? "" : " and ") + word;
      };
      add(gives.initiative, "+1 initiative");
      add(gives.melee, "+1 in melee");
      add(gives.ranged, "+1 to its shots");
      add(gives.extra, "one more attack");
      state.why.push_back(name(source) + " gives it " + what + through_scoper(source) + ".");
    }
    for (const Hex source : serving(Trait::slows, state.hex)) {
      state.why.push_back(name(source) + " slows it by 1" + through_scoper(source) + ".");
    }
    if (state.medics.any()) {
      state.why.push_back(unit_names(position_, state.medics) + (state.medics.size() > 1 ? " each save" : " saves") +
                          " it from one attack.");
    }
    const HexSet quartermasters = serving(Trait::quartermaster, state.hex);
    if (quartermasters.any() && state.printed_initiative != 0) {
      state.why.push_back(unit_names(position_, quartermasters) + " may turn one of its icons from melee into ranged or back.");
    }
  }

  [[nodiscard]] std::string through_scoper(Hex source) const {
    const Seat seat = effects_.scoped_by(source);
    return seat == kNoSeat ? "" : " (scoped by " + army_name(position_, seat) + ")";
  }

  void explain_service(UnitState& state) const {
    if (state.scoped_by != kNoSeat) {
      HexSet scopers;
      for (const Hex scoper : effects_.working(Trait::scoper) & effects_.held[state.scoped_by]) {
        if (reach(position_, scoper).has(state.hex)) scopers.add(scoper);
      }
      state.why.push_back("It works for " + army_name(position_, state.scoped_by) + " because of " + unit_names(position_, scopers) + ".");
    }
    const HexSet reached = reach(position_, state.hex) & position_.units;
    if (state.linked.any()) {
      const bool is_scoper = facts(state.hex).has(Trait::scoper);
      const std::string does = is_scoper ? "It turns " : facts(state.hex).has(Trait::slows) ? "It slows " : "It serves ";
      state.why.push_back(does + unit_names(position_, state.linked) + ".");
    } else if (reached.any() && !state.netted) {
      state.why.emplace_back("It serves none of the units it reaches.");
    }
  }

  void explain_spent(UnitState& state) const {
    const Spent& spent = position_.spent[state.hex];
    if (position_.phase != Phase::battle) {
      if (spent.slots != 0) state.why.push_back("In this turn it has already moved by " + moved_word(spent.slots) + ".");
      return;
    }
    if (spent.slots != 0) state.why.push_back("In this Battle its printed initiative " + segments_word(spent.slots) + " has passed.");
    if (spent.extra != 0) state.why.push_back("In this Battle " + std::to_string(spent.extra) + " of its additional attacks has passed.");
    if (spent.converted != 0) state.why.emplace_back("A Quartermaster has served it in this Battle.");
  }

  const Position& position_;
  Effects effects_;
};

}  // namespace

std::vector<UnitState> unit_states(const Position& position) {
  const Observer observer(position);
  std::vector<UnitState> states;
  for (const Hex hex : position.units) states.push_back(observer.look_at(hex));
  return states;
}

}  // namespace nhx
