#include <algorithm>

#include "engine/apply.h"
#include "engine/effects.h"
#include "notation/action_text.h"
#include "notation/event_text.h"
#include "notation/lines.h"
#include "notation/position_text.h"
#include "notation/scenario.h"
#include "notation/words.h"

namespace nhx {

namespace {

std::string instead(const std::string& found) { return "It is " + found + "."; }

HexSet medics_of(const Position& position, const Effects& effects, Hex patient) {
  HexSet medics;
  for (const Hex medic : effects.working(Trait::medic)) {
    if (linked(position, effects, medic).has(patient)) medics.add(medic);
  }
  return medics;
}

// Answers single checks about a position. The answer is what is there instead, empty when the check holds.
class Inspector {
 public:
  Inspector(const Position& position, std::size_t limit) : position_(position), effects_(evaluate(position)), limit_(limit) {}

  [[nodiscard]] std::string differs(const Check& check) const {
    switch (check.kind) {
      case CheckKind::empty:
        return position_.board[check.hex].tile == kNoTile ? "" : "There is " + quoted(unit_text(position_, check.hex)) + ".";
      case CheckKind::unit: return unit_differs(check);
      case CheckKind::hp: return number_differs(position_.players[check.seat].hp, check.number);
      case CheckKind::returned: return position_.players[check.seat].bio_droid_on_top != 0 ? "" : "No Bio-droid lies on top of that pile.";
      case CheckKind::to_act: return turn_differs(check);
      case CheckKind::actions: return actions_differ(check);
      case CheckKind::legal:
      case CheckKind::illegal: return legality_differs(check);
      case CheckKind::outcomes: return outcomes_differ(check);
      default: return position_.units.has(check.hex) ? effect_differs(check) : "There is no unit on " + word(check.hex) + ".";
    }
  }

 private:
  [[nodiscard]] std::string word(Hex hex) const { return hex_word(hex, position_.large_board); }

  static std::string number_differs(int found, int wanted) { return found == wanted ? "" : instead(std::to_string(found)); }

  static std::string word_differs(const std::string& found, const std::string& wanted) { return found == wanted ? "" : instead(found); }

  [[nodiscard]] std::string effect_differs(const Check& check) const {
    const Hex hex = check.hex;
    switch (check.kind) {
      case CheckKind::netted: return effects_.netted.has(hex) ? "" : "It is not netted.";
      case CheckKind::free: return effects_.netted.has(hex) ? "It is netted." : "";
      case CheckKind::control: return seat_differs(controller(position_, effects_, hex), check.seat, "controls it");
      case CheckKind::scoped: return seat_differs(effects_.scoped_by(hex), check.seat, "scopes it");
      case CheckKind::unscoped: return seat_differs(effects_.scoped_by(hex), kNoSeat, "scopes it");
      case CheckKind::initiative: return word_differs(segments_word(initiatives(position_, effects_, hex)), segments_word(check.segments));
      case CheckKind::melee: return number_differs(effects_.bonus[hex].melee, check.number);
      case CheckKind::ranged: return number_differs(effects_.bonus[hex].ranged, check.number);
      case CheckKind::medics: return hexes_differ(medics_of(position_, effects_, hex), check.hexes);
      default: return hexes_differ(linked(position_, effects_, hex), check.hexes);
    }
  }

  static std::string seat_differs(Seat found, Seat wanted, const std::string& does) {
    if (found == wanted) return "";
    return (found == kNoSeat ? "Nobody " : "Seat " + seat_word(found) + " ") + does + ".";
  }

  [[nodiscard]] std::string hexes_differ(HexSet found, HexSet wanted) const {
    return word_differs(hexes_word(found, position_.large_board), hexes_word(wanted, position_.large_board));
  }

  [[nodiscard]] std::string unit_differs(const Check& check) const {
    if (position_.board[check.hex] == check.unit) return "";
    if (position_.board[check.hex].tile == kNoTile) return word(check.hex) + " is empty.";
    return "There is " + quoted(unit_text(position_, check.hex)) + ".";
  }

  [[nodiscard]] std::string turn_differs(const Check& check) const {
    if (position_.to_act == check.seat && position_.phase == check.phase) return "";
    return instead("'to-act " + seat_word(position_.to_act) + " " + std::string(phase_word(position_.phase)) + "'");
  }

  [[nodiscard]] std::string actions_differ(const Check& check) const {
    ActionList actions;
    legal_actions(position_, actions);
    if (static_cast<int>(actions.size()) == check.number) return "";
    std::string list;
    for (const Action& action : actions) list += (list.empty() ? ": " : ", ") + quoted(to_text(action, position_.large_board));
    return "There are " + std::to_string(actions.size()) + list + ".";
  }

  [[nodiscard]] std::string legality_differs(const Check& check) const {
    const Illegal reason = why_illegal(position_, check.action);
    if ((reason == Illegal::none) == (check.kind == CheckKind::legal)) return "";
    return std::string(sentence(reason));
  }

  [[nodiscard]] std::string outcomes_differ(const Check& check) const {
    const Outcomes outcomes = explore_outcomes(position_, limit_);
    if (!outcomes.complete) return "There are too many choices to count the outcomes.";
    return outcomes.list.size() == static_cast<std::size_t>(check.number) ? "" : "There are " + std::to_string(outcomes.list.size()) + ".";
  }

  const Position& position_;
  Effects effects_;
  std::size_t limit_;
};

// A few events before and after a place in the list.
std::string around(const std::vector<Event>& events, std::size_t place, bool large_board) {
  const std::size_t first = place < 2 ? 0 : place - 2;
  const std::size_t last = std::min(events.size(), place + 3);
  std::string text = first > 0 ? "... " : "";
  for (std::size_t i = first; i < last; ++i) text += "> " + to_text(events[i], large_board) + "; ";
  return text + (last < events.size() ? "..." : "end");
}

class Checker {
 public:
  Checker(const Scenario& scenario, std::size_t limit) : scenario_(scenario), position_(scenario.position), limit_(limit) {}

  std::vector<Fault> check() {
    for (const ScenarioBlock& block : scenario_.blocks) {
      EventLog log;
      if (!act(block, log)) break;
      if (!block.events.empty()) compare(block, log.events);
      const Inspector inspector(position_, limit_);
      for (const Check& check : block.then) {
        const std::string difference = inspector.differs(check);
        if (!difference.empty()) fault(check.line, "check-failed", quoted(check.text) + " does not hold. " + difference);
      }
    }
    return std::move(faults_);
  }

 private:
  void fault(int line, const std::string& code, const std::string& sentence) { faults_.push_back({line, 1, code, sentence}); }

  bool act(const ScenarioBlock& block, EventLog& log) {
    for (const auto& [action, line] : block.when) {
      const Illegal reason = why_illegal(position_, action);
      if (reason != Illegal::none) {
        fault(line, "illegal-action",
              quoted(to_text(action, position_.large_board)) + " is not possible here. " + std::string(sentence(reason)));
        return false;
      }
      apply(position_, action, log);
    }
    return true;
  }

  void compare(const ScenarioBlock& block, const std::vector<Event>& happened) {
    std::vector<Event> expected;
    for (const auto& event : block.events) expected.push_back(event.value);
    if (expected == happened) return;
    const auto [wanted, found] = std::mismatch(expected.begin(), expected.end(), happened.begin(), happened.end());
    const auto place = static_cast<std::size_t>(wanted - expected.begin());
    const bool large = position_.large_board;
    const int line = wanted != expected.end() ? block.events[place].line : block.events.back().line;
    const std::string what = wanted == expected.end() ? "More happens than is listed"
                             : found == happened.end()
                                 ? "'> " + to_text(*wanted, large) + "' does not happen any more"
                                 : "'> " + to_text(*found, large) + "' happens instead of '> " + to_text(*wanted, large) + "'";
    fault(line, "events-differ",
          what + ". Expected: " + around(expected, place, large) + ". Happened: " + around(happened, place, large) + ".");
  }

  const Scenario& scenario_;
  Position position_;
  std::size_t limit_;
  std::vector<Fault> faults_;
};

}  // namespace

std::vector<Fault> check_scenario(const Scenario& scenario, std::size_t limit) { return Checker(scenario, limit).check(); }

}  // namespace nhx
