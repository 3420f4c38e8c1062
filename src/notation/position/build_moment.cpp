#include "engine/apply.h"
#include "engine/layout/slots.h"
#include "engine/setup.h"
#include "engine/turn/hand.h"
#include "engine/turn/movement.h"
#include "engine/turn/pending.h"
#include "notation/action_text.h"
#include "notation/position/position_build.h"

namespace nhx {

namespace {

// The moment between two answers: what waits for one, and which were given.
class MomentBuilder {
 public:
  explicit MomentBuilder(PositionBuild& build)
      : build_(build), draft_(build.draft), faults_(build.faults), position_(build.position), is_(build.position.phase) {}

  void run() {
    build_captives(draft_.captives);
    judge_lines();
    if (draft_.battle) build_battle(*draft_.battle);
    const std::optional<Action> pending = draft_.pending ? read_line(*draft_.pending) : std::nullopt;
    std::vector<Action> chosen;
    for (const std::vector<Word>& line : draft_.chosen) {
      const std::optional<Action> action = read_line(line);
      if (action) chosen.push_back(*action);
    }
    if (faults_.any()) return;
    if (pending && !put_pending(*pending)) return;
    replay(chosen);
  }

 private:
  std::optional<Action> read_line(const Line& line) {
    WordReader words(line, faults_);
    return read_action(words, position_);
  }

  // In a Battle some of them may be free again; that is looked at when it is over.
  void build_captives(const FieldDraft& field) {
    const Effects effects = effects_of(position_);
    const HexSet may_be_turned = is_ == Phase::captive ? effects.captured - effects.netted : position_.units;
    for (const Word& word : field.list) {
      const std::optional<Hex> hex = read_hex(word, position_.large_board(), faults_);
      if (!hex) continue;
      if (position_.captives.has(*hex)) faults_.add(word, "duplicate-word", "The hex " + in_quotes(word.text) + " is listed twice.");
      if (!may_be_turned.has(*hex)) faults_.add(word, "not-captured", "There is no captured unit on " + in_quotes(word.text) + ".");
      position_.captives.add(*hex);
    }
  }

  // Which lines belong to which phase.
  void judge_lines() {
    if (!build_.is_phase_known) return;
    const bool answers = is_ == Phase::battle || is_ == Phase::medic;
    const bool waits = is_ == Phase::retreat || is_ == Phase::medic;
    if (draft_.battle && is_ != Phase::battle && is_ != Phase::captive) {
      faults_.add(draft_.battle->at, "not-in-battle", "A 'battle' line needs 'to-act SEAT battle', or 'captive' right after a Battle.");
    }
    if (!draft_.battle && is_ == Phase::battle) {
      faults_.add(draft_.turn->phase, "missing-battle", "In the middle of a Battle there must be a line 'battle causer SEAT segment N'.");
    }
    if (!draft_.chosen.empty() && !answers) {
      faults_.add(draft_.chosen[0][0], "not-in-battle", "A 'chosen' line needs 'to-act SEAT battle' or 'to-act SEAT medic'.");
    }
    if (draft_.pending && !waits) {
      faults_.add((*draft_.pending)[0], "nothing-pending", "A 'pending' line needs 'to-act SEAT retreat' or 'to-act SEAT medic'.");
    }
    if (!draft_.pending && waits) {
      faults_.add(draft_.turn->phase, "missing-pending", "In this phase there must be a line 'pending ACTION' with the action that waits.");
    }
    if (!draft_.captives.list.empty() && is_ != Phase::captive && is_ != Phase::battle) {
      faults_.add(*draft_.captives.word, "not-in-captive", "A 'captives' line needs 'to-act SEAT captive' or 'to-act SEAT battle'.");
    }
  }

  void build_battle(const BattleDraft& draft) {
    Cursor& cursor = position_.cursor;
    const std::optional<Seat> causer = read_player_seat(draft.causer, position_, faults_);
    if (causer) cursor.causer = *causer & 7;
    const std::optional<int> segment = read_number(draft.segment, "A segment", 0, 15, faults_);
    if (segment) cursor.segment = *segment & 0xF;
    if (draft.kind) {
      const std::optional<BattleKind> kind = parse_battle_kind(draft.kind->text);
      if (kind) cursor.kind = *kind;
      if (!kind)
        faults_.add(*draft.kind, "unknown-word",
                    "A Battle is played, full-board, final or overtime, not " + in_quotes(draft.kind->text) + ".");
    }
    cursor.changed = draft.changed.has_value();
    position_.after_battle = is_ == Phase::captive;
  }

  bool put_pending(const Action& action) {
    position_.pending = pending_from(action);
    if (pending_action(position_) == action && can_wait(action)) return true;
    faults_.add((*draft_.pending)[0], "bad-pending", in_quotes(joined(*draft_.pending)) + " cannot wait for an answer here.");
    return false;
  }

  [[nodiscard]] bool can_wait(const Action& action) const {
    if (is_ == Phase::retreat) return is_push(action);
    return action.kind == ActionKind::retreat ? is_retreat_to_foundation(action) : is_playable(action);
  }

  // A push is paid for before the pushed unit retreats.
  [[nodiscard]] bool is_push(const Action& action) const {
    if (action.kind != ActionKind::push && action.kind != ActionKind::run_push) return false;
    const Effects effects = effects_of(position_);
    return can_use(position_, effects, action.seat, action.a) && push_targets(position_, effects, action.a).has(action.b);
  }

  [[nodiscard]] bool is_retreat_to_foundation(const Action& action) const {
    const bool is_foundation = position_.board[action.b].tile != kNoTile && !position_.units.has(action.b);
    return position_.units.has(action.a) && is_foundation && around(action.a).has(action.b);
  }

  // Nothing of the action is done yet.
  [[nodiscard]] bool is_playable(const Action& action) const {
    Position before = position_;
    before.phase = Phase::play;
    before.to_act = before.active;
    before.pending = {};
    return action.kind != ActionKind::resign && why_illegal(before, action) == Illegal::none;
  }

  // Brings a position whose cursor stands at the start of a segment or an instant to the question behind the answers.
  void replay(const std::vector<Action>& chosen) {
    if (is_ == Phase::over || !is_anybody_alive()) return;
    if (is_turn_of_active() && position_.to_act != position_.active) {
      faults_.add(*draft_.turn->of.word, "wrong-seat", "In this phase the seat that is asked is the one whose turn it is.");
    }
    if (is_ == Phase::play) return;
    const Seat written = position_.to_act;
    if (is_ == Phase::battle) pass_earlier_slots();
    const Seat first = asked();
    if (first == kNoSeat) {
      const Word& at = is_ == Phase::battle ? draft_.battle->segment : draft_.turn->phase;
      faults_.add(at, "nobody-asked", "Nobody has anything to decide here" + where() + ".");
      return;
    }
    position_.to_act = first;
    for (std::size_t i = 0; i < chosen.size(); ++i) {
      if (!answer(chosen[i], draft_.chosen[i])) return;
    }
    if (position_.to_act == written) return;
    faults_.add(draft_.turn->seat, "wrong-seat",
                "Here seat " + seat_word(position_.to_act) + " is asked, not seat " + seat_word(written) + ".");
  }

  [[nodiscard]] bool is_turn_of_active() const { return is_ <= Phase::play; }

  // Only a Battle that is not over yet may have destroyed all HQs.
  bool is_anybody_alive() {
    if (is_ == Phase::battle) return true;
    for (const Player& player : position_.players) {
      if (player.plays && player.hp > 0) return true;
    }
    faults_.add(draft_.players[0].seat, "nobody-left", "Nobody has an HQ any more, so the game is over: 'to-act SEAT over'.");
    return false;
  }

  [[nodiscard]] std::string where() const {
    return is_ == Phase::battle ? " in segment " + std::to_string(position_.cursor.segment) : " in this phase";
  }

  // Slots above the running segment are over, whether or not the text says so.
  void pass_earlier_slots() {
    const Effects effects = effects_of(position_);
    for (const Hex hex : position_.units) {
      const u8 printed = spec_of(position_.board[hex].tile).initiative;
      position_.spent[hex] = passed(printed, effects.bonus[hex], position_.spent[hex], position_.cursor.segment + 1);
    }
  }

  // The seat that is asked; kNoSeat when nobody is.
  [[nodiscard]] Seat asked() const {
    if (is_ == Phase::setup) return next_to_place(position_);
    const Player& player = position_.players[position_.active];
    if (is_ == Phase::draw && (player.pile == 0 || hand_size(player) >= draw_goal(position_))) return kNoSeat;
    ActionList question;
    legal_actions(position_, question);
    if (is_ == Phase::retreat && !question.empty()) return controller(position_, effects_of(position_), position_.pending.b);
    return question.empty() ? kNoSeat : question[0].seat;
  }

  bool answer(const Action& action, const Line& at) {
    const Illegal reason = why_illegal(position_, action);
    if (reason != Illegal::none) {
      faults_.add(at[0], "illegal-choice", in_quotes(joined(at)) + " cannot have been chosen here. " + std::string(sentence(reason)));
      return false;
    }
    const Cursor before = position_.cursor;
    NoEvents unheard;
    apply(position_, action, unheard);
    const bool is_same = position_.phase == is_ && position_.cursor.segment == before.segment;
    if (is_same && position_.cursor.choices == before.choices + 1) return true;
    faults_.add(at[0], "nobody-asked",
                "After " + in_quotes(joined(at)) + " nobody is asked any more" + (is_ == Phase::battle ? " in this segment." : "."));
    return false;
  }

  PositionBuild& build_;
  const PositionDraft& draft_;
  FaultList& faults_;
  Position& position_;
  Phase is_;
};

}  // namespace

void build_moment(PositionBuild& build) { MomentBuilder(build).run(); }

}  // namespace nhx
