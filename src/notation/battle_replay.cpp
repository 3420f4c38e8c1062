#include "notation/battle_replay.h"

#include "engine/apply.h"
#include "engine/effects.h"
#include "engine/slots.h"
#include "notation/action_text.h"
#include "notation/words.h"

namespace nhx {

namespace {

// Slots above the running segment are over, whether or not the text says so.
void pass_earlier_slots(Position& position) {
  const Effects effects = evaluate(position);
  for (const Hex hex : position.units) {
    const u8 printed = spec_of(position.board[hex].tile).initiative;
    position.spent[hex] = passed(printed, effects.bonus[hex], position.spent[hex], position.battle.segment + 1);
  }
}

// The seat that is asked; kNoSeat when the segment asks nobody.
Seat asked(const Position& position) {
  ActionList question;
  legal_actions(position, question);
  return question.empty() ? kNoSeat : question[0].seat;
}

bool answer(Position& position, const Action& action, const Line& at, FaultList& faults) {
  const Illegal reason = why_illegal(position, action);
  if (reason != Illegal::none) {
    faults.add(at[0], "illegal-choice", quoted(joined(at)) + " cannot have been chosen here. " + std::string(sentence(reason)));
    return false;
  }
  const BattleCursor before = position.battle;
  NoEvents unheard;
  apply(position, action, unheard);
  const bool same_segment = position.phase == Phase::battle && position.battle.segment == before.segment;
  if (same_segment && position.battle.choices == before.choices + 1) return true;
  faults.add(at[0], "nobody-asked", "After " + quoted(joined(at)) + " nobody is asked any more in this segment.");
  return false;
}

}  // namespace

void replay_battle(const PositionDraft& draft, Position& position, FaultList& faults) {
  std::vector<Action> actions;
  for (const Line& line : draft.chosen) {
    WordReader words(line, faults);
    const std::optional<Action> action = read_action(words, position.large_board);
    if (action) actions.push_back(*action);
  }
  if (faults.any()) return;

  const Seat written = position.to_act;
  pass_earlier_slots(position);
  position.to_act = asked(position);
  if (position.to_act == kNoSeat) {
    faults.add(draft.battle->segment, "nobody-asked",
               "Nobody has anything to decide in segment " + std::to_string(position.battle.segment) + " here.");
    return;
  }
  for (std::size_t i = 0; i < actions.size(); ++i) {
    if (!answer(position, actions[i], draft.chosen[i], faults)) return;
  }
  if (position.to_act != written) {
    faults.add(draft.turn->seat, "wrong-seat",
               "Here seat " + seat_word(position.to_act) + " is asked, not seat " + seat_word(written) + ".");
  }
}

}  // namespace nhx
