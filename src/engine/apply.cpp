#include "engine/apply.h"

#include <cassert>
#include <optional>

#include "engine/layout/casualties.h"
#include "engine/model/action_spec.h"
#include "engine/setup.h"
#include "engine/turn/blow.h"
#include "engine/turn/duel.h"
#include "engine/turn/flow.h"
#include "engine/turn/hand.h"
#include "engine/turn/movement.h"
#include "engine/turn/pending.h"

namespace nhx {

namespace {

// Carries out one action. Where a Medic's choice is open it stops before anything has changed.
template <class Sink>
class Deed {
 public:
  Deed(Position& position, const Action& action, const Action* answer, Sink& sink)
      : position_(position), action_(action), sink_(sink), questions_(position.cursor, position.active, answer) {
    change_.was_full = is_full(position);
  }

  void carry_out() {
    switch (action_.kind) {
      case ActionKind::hq: return place_hq();
      case ActionKind::redraw: return redraw();
      case ActionKind::discard: return discard();
      case ActionKind::place: return place();
      case ActionKind::battle: return battle();
      case ActionKind::move:
      case ActionKind::walk:
      case ActionKind::transport:
      case ActionKind::hq_move: return move();
      case ActionKind::push:
      case ActionKind::run_push: return push();
      case ActionKind::retreat: return retreat();
      case ActionKind::sniper:
      case ActionKind::grenade:
      case ActionKind::air_strike:
      case ActionKind::small_bomb:
      case ActionKind::run_laser:
      case ActionKind::run_elimination:
      case ActionKind::run_detonation: return blow();
      case ActionKind::castle:
      case ActionKind::run_swap: return change_places();
      case ActionKind::rotate:
      case ActionKind::hq_turn:
      case ActionKind::run_rotation: return turn_unit();
      case ActionKind::turn: return turn_captive();
      case ActionKind::terror: return terror();
      case ActionKind::energy: return buy_energy();
      case ActionKind::end: return end_turn(position_);
      case ActionKind::resign: return resign();
      case ActionKind::order: return name_captor();
      case ActionKind::explode:
      case ActionKind::hold:
      case ActionKind::draw:
      case ActionKind::convert:
      case ActionKind::keep:
      case ActionKind::medic: return;
    }
  }

  [[nodiscard]] const Questions& questions() const { return questions_; }

 private:
  Player& player() { return position_.players[position_.active]; }

  // The first decision of the turn: an unlucky draw stays as it is now.
  void accept_hand() {
    position_.drawing = false;
    player().drawn = 0;
  }

  void use_tile(TileId tile) {
    take_from_hand(player(), tile);
    if (play_limit(position_) <= kHandTiles) ++position_.played;
  }

  // The tile, the energy or the mark that the action costs.
  void pay() {
    accept_hand();
    switch (spec_of(action_.kind).pays.with) {
      case PaidWith::tile:
      case PaidWith::instant: return use_tile(played_tile(player().army, action_));
      case PaidWith::unit_mark: return;  // it goes with the unit
      case PaidWith::turn_mark: position_.hq_turned = true; return;
      case PaidWith::energy: player().energy = static_cast<u8>(player().energy - cost_of(position_.rules, action_.kind)); return;
      case PaidWith::hq:
      case PaidWith::nothing: return;
    }
  }

  void ask_medics() {
    questions_.stop(position_, Phase::medic);
    position_.pending = pending_from(action_);
  }

  void forget_question() {
    position_.cursor = Cursor{};
    position_.pending = {};
  }

  void place_hq() {
    position_.board[action_.a] = make_unit(hq_of(position_.players[action_.seat].army), action_.seat, action_.side);
    position_.units.add(action_.a);
    report_placed(action_.a);
    ask_for_next_hq();
  }

  void ask_for_next_hq() {
    const Seat next = next_to_place(position_);
    if (next == kNoSeat) return begin_turn(position_, first_living(position_));
    position_.to_act = next;
    position_.active = next;
  }

  void report_placed(Hex hex) {
    const Unit& unit = position_.board[hex];
    sink_(Event{.kind = EventKind::placed, .n = unit.tile, .a = hex, .seat = unit.seat, .side = unit.facing});
  }

  void redraw() {
    if (action_.tiles[0] == kNoTile) player().hand = {};
    for (const TileId tile : action_.tiles) {
      if (tile != kNoTile) take_from_hand(player(), tile);
    }
    accept_hand();
    go_on_drawing(position_);
  }

  void discard() {
    accept_hand();
    take_from_hand(player(), action_.tiles[0]);
    position_.phase = Phase::play;
  }

  void place() {
    const TileId tile = action_.tiles[0];
    const Unit unit = make_unit(tile, position_.active, action_.side);
    if (!is_unit(kind_of(tile))) {
      pay();
      position_.board[action_.a] = unit;
      report_placed(action_.a);
      return;
    }
    arrive(unit, {}, kNoHex, action_.a, position_.active);
  }

  void battle() {
    pay();
    announce_battle(position_, BattleKind::played, position_.active);
  }

  void move() {
    Unit unit = position_.board[action_.a];
    unit.facing = action_.side;
    Spent marks = position_.spent[action_.a];
    marks.slots = (marks.slots | static_cast<u8>(spec_of(action_.kind).pays.mark)) & 0xFU;
    arrive(unit, marks, action_.a, action_.b, position_.active);
  }

  void push() {
    pay();
    const HexSet hexes = retreats(position_, action_.a, action_.b);
    const Seat seat = controller_now(position_, action_.b);  // ruling 87
    position_.pending = pending_from(action_);
    position_.phase = Phase::retreat;
    position_.to_act = seat;
    if (hexes.size() > 1) return;
    const Action only{.kind = ActionKind::retreat, .seat = seat, .a = action_.b, .b = hexes.lowest()};
    Deed(position_, only, nullptr, sink_).carry_out();
  }

  void retreat() {
    arrive(position_.board[action_.a], position_.spent[action_.a], action_.a, action_.b, controller_now(position_, action_.a));
  }

  // A unit comes to a hex, from the hand (from nowhere) or from another hex or to face elsewhere.
  void arrive(Unit unit, Spent marks, Hex from, Hex to, Seat seat) {
    const bool on_mine = position_.board[to].tile != kNoTile && !position_.units.has(to);
    const bool is_harmed = on_mine && kind_of(unit.tile) != TileKind::hq;
    HexSet dead;
    if (is_harmed && !step_on_mine(unit, from, to, seat, dead)) return;
    if (from != kNoHex || is_harmed || is_control_touched(position_, unit.tile, to)) remember_layout();
    forget_question();
    if (action_.kind != ActionKind::retreat) pay();
    if (from != kNoHex) take_off_quietly(position_, from);
    put(position_, unit, marks, to);  // instead of a Transporter, a Mine or nothing
    report_arrival(from, to);
    if (is_harmed) {
      report_mine(to);
      remove(dead);
    }
    (from == to ? change_.turned : change_.moved).add(to);
    settle();
  }

  // Finds out whom the Mine costs: the unit or a Medic. False when a Medic's choice is open.
  bool step_on_mine(Unit unit, Hex from, Hex to, Seat seat, HexSet& dead) {
    Position scene = position_;
    if (from != kNoHex) take_off_quietly(scene, from);
    Effects effects = control_of(scene);  // decision D15
    put(scene, unit, {}, to);
    join(effects, scene, seat, to);
    Packets packets;
    packets.push_back({.source = kNoHex, .target = to, .wounds = kDestroys});
    Medics medics(scene, effects, {}, packets);
    if (!medics.heal(questions_)) {
      ask_medics();
      return false;
    }
    saves_ = medics.used();
    dead = packets[0].absorbed ? medics.lost() : HexSet::of(to);
    return true;
  }

  // Afterwards it may be asked who was captured before.
  void remember_layout() {
    if (can_capture(position_)) before_ = position_;
  }

  void settle() { settle_layout(position_, before_ ? &*before_ : nullptr, change_, sink_); }

  static void take_off_quietly(Position& position, Hex hex) {
    position.board[hex] = Unit{};
    position.spent[hex] = {};
    position.units.remove(hex);
  }

  static void put(Position& position, Unit unit, Spent marks, Hex hex) {
    position.board[hex] = unit;
    position.spent[hex] = marks;
    position.units.add(hex);
  }

  // The unit counts as one of the seat's, although the layout is looked at without it.
  static void join(Effects& effects, const Position& position, Seat seat, Hex hex) {
    effects.held[seat].add(hex);
    for (Seat ally = 0; ally < effects.seats; ++ally) {
      if (same_side(position, ally, seat)) effects.friends[ally].add(hex);
    }
  }

  void report_arrival(Hex from, Hex to) {
    if (from == kNoHex) return report_placed(to);
    sink_(Event{.kind = EventKind::moved, .a = from, .b = to, .side = position_.board[to].facing});
  }

  void report_mine(Hex hex) {
    sink_(Event{.kind = EventKind::hit, .n = kDestroys, .b = hex});
    report_saves();
  }

  void report_saves() {
    for (const Action& save : saves_) sink_(Event{.kind = EventKind::saved, .a = save.b, .b = save.a});
  }

  void remove(HexSet dead) {
    if constexpr (Sink::kListens) {
      for (const Hex hex : dead) {
        const Unit& unit = position_.board[hex];
        sink_(Event{.kind = EventKind::destroyed, .a = hex});
        if (facts_of(unit.tile).is_bio_droid) sink_(Event{.kind = EventKind::returned, .seat = unit.seat});
      }
    }
    remove_units(position_, dead);
  }

  void blow() {
    const Effects effects = control_of(position_);
    Blow blow;
    find_blow(position_, effects, action_, blow);
    Medics medics(position_, effects, {}, blow.packets);
    if (!medics.heal(questions_)) return ask_medics();
    remember_layout();
    forget_question();
    pay();
    saves_ = medics.used();
    for (const Packet& packet : blow.packets) sink_(Event{.kind = EventKind::hit, .n = packet.wounds, .b = packet.target});
    report_saves();
    HexSet dead = medics.lost();
    for (const Packet& packet : blow.packets) {
      if (packet.absorbed || dead.has(packet.target)) continue;
      Unit& unit = position_.board[packet.target];
      if (unit.wounds + packet.wounds > facts_of(unit.tile).toughness) {
        dead.add(packet.target);
      } else {
        unit.wounds = (unit.wounds + packet.wounds) & 3;
        sink_(Event{.kind = EventKind::wounded, .n = unit.wounds, .a = packet.target});
      }
    }
    for (const Hex hex : blow.foundations) {
      sink_(Event{.kind = EventKind::destroyed, .a = hex});
      position_.board[hex] = Unit{};
    }
    remove(dead);
    settle();
  }

  void change_places() {
    remember_layout();
    pay();
    std::swap(position_.board[action_.a], position_.board[action_.b]);
    std::swap(position_.spent[action_.a], position_.spent[action_.b]);
    if (action_.kind == ActionKind::run_swap) {
      position_.board[action_.b].facing = action_.side;
      position_.board[action_.a].facing = action_.second_side;
    }
    report_arrival(action_.a, action_.b);
    report_arrival(action_.b, action_.a);
    change_.moved = HexSet::of(action_.a) | HexSet::of(action_.b);
    settle();
  }

  void turn_unit() {
    remember_layout();
    pay();
    position_.board[action_.a].facing = action_.side;
    report_arrival(action_.a, action_.a);
    change_.turned.add(action_.a);
    settle();
  }

  void turn_captive() {
    remember_layout();
    Unit& unit = position_.board[action_.a];
    position_.captives.remove(action_.a);
    if (unit.facing != action_.side) {
      unit.facing = action_.side;
      if (position_.after_battle) position_.cursor.changed = true;
      report_arrival(action_.a, action_.a);
    }
    change_.turned.add(action_.a);
    settle();
  }

  void name_captor() {
    position_.order_named = true;
    position_.to_act = action_.next;
  }

  void terror() {
    pay();
    for (Seat seat = 0; seat < kSeats; ++seat) {  // decision D48
      Player& other = position_.players[seat];
      if (seat != position_.active && other.plays && other.hp > 0) other.terror = true;
    }
  }

  void buy_energy() {
    accept_hand();
    int points = action_.number;
    for (const TileId tile : action_.tiles) {
      if (tile == kNoTile) break;
      take_from_hand(player(), tile);
      ++points;
    }
    player().hp = static_cast<u8>(player().hp - action_.number);
    player().energy = static_cast<u8>(player().energy + points);
    if (action_.number > 0) sink_(Event{.kind = EventKind::hp, .n = player().hp, .seat = position_.active});
    end_turn(position_);
  }

  void resign() {
    if (const SeatSet winners = winners_after_resigning(position_, action_.seat)) return finish_game(position_, winners, sink_);
    const Phase phase = position_.phase;
    if (phase == Phase::medic || phase == Phase::retreat) forget_question();  // what waited for his answer is not done
    eliminate(position_, seat_bit(action_.seat), sink_);
    if (phase == Phase::setup) return ask_for_next_hq();
    if (action_.seat != position_.active || position_.after_battle) return go_on_with_captives(position_, sink_);
    position_.drawing = false;
    position_.captives = {};
    end_turn(position_);
  }

  Position& position_;
  const Action& action_;
  Sink& sink_;
  Change change_;
  Questions questions_;
  FixedVector<Action, kHexes> saves_;
  std::optional<Position> before_;
};

// Half of all actions: nothing can happen but the next draw.
void draw(Position& position, TileId tile) {
  Player& player = position.players[position.active];
  draw_tile(player, tile);
  if (player.pile == 0) note_last_tile(position, position.active);
  go_on_drawing(position);
}

// A Battle that the action starts is only announced.
template <class Sink>
void carry_out(Position& position, const Action& action, Sink& sink) {
  if (position.phase == Phase::medic && action.kind != ActionKind::resign) {
    const Action pending = pending_action(position);
    Deed<Sink>(position, pending, &action, sink).carry_out();
  } else {
    Deed<Sink>(position, action, nullptr, sink).carry_out();
  }
}

}  // namespace

template <class Sink>
void apply(Position& position, const Action& action, Sink& sink) {
  if (action.kind == ActionKind::draw) return draw(position, action.tiles[0]);
  if (position.phase == Phase::battle && action.kind != ActionKind::resign) return answer_in_battle(position, action, sink);
  carry_out(position, action, sink);
  fight_announced(position, sink);
}

bool apply_up_to_battle(Position& position, const Action& action) {
  assert(position.phase != Phase::battle);
  NoEvents unheard;
  if (action.kind == ActionKind::draw) {
    draw(position, action.tiles[0]);
  } else {
    carry_out(position, action, unheard);
  }
  return is_battle_announced(position);
}

// Medics' choices outside a Battle.
void pending_answers(const Position& position, AnswerList& question, AnswerList& chosen) {
  Position scene = position;
  NoEvents nobody;
  const Action pending = pending_action(position);
  Deed<NoEvents> deed(scene, pending, nullptr, nobody);
  deed.carry_out();
  question = deed.questions().open();
  chosen = deed.questions().chosen();
}

void chosen_actions(const Position& position, AnswerList& actions) {
  actions.clear();
  AnswerList question;
  if (position.phase == Phase::battle) pending_question(position, question, actions);
  if (position.phase == Phase::medic) pending_answers(position, question, actions);
}

template void apply(Position&, const Action&, NoEvents&);
template void apply(Position&, const Action&, EventLog&);

}  // namespace nhx
