#include "engine/battle/battle.h"

#include <algorithm>
#include <cassert>

#include "engine/battle/segment.h"
#include "engine/layout/captives.h"
#include "engine/layout/casualties.h"
#include "engine/layout/slots.h"

namespace nhx {

namespace {

using Damage = std::array<u8, kHexes>;

HexSet acting_in(const Position& position, const Effects& effects, int segment) {
  HexSet actors;
  for (const Hex hex : effects.fighters() - effects.netted) {
    const Segments open = open_slots(facts_of(position.board[hex].tile).initiative, effects.bonus[hex], position.spent[hex]);
    if (((open >> segment) & 1) != 0) actors.add(hex);
  }
  return actors;
}

// Up to the pending question.
Segment running_segment(const Position& position, const Effects& effects) {
  const int number = position.cursor.segment;
  Segment segment(position, effects, number, acting_in(position, effects, number), nullptr);
  segment.resolve();
  return segment;
}

u8 saturating_sum(int a, int b) { return static_cast<u8>(std::min(a + b, int{kDestroys})); }

template <class Sink>
class Battle {
 public:
  // The effects are those of the layout. After segment 0 they are only if somebody `asks_afterwards`.
  Battle(Position& position, Effects& effects, Sink& sink, bool asks_afterwards = false)
      : position_(position), sink_(sink), effects_(effects), asks_afterwards_(asks_afterwards) {}

  BattleStop start() {
    const Cursor& cursor = position_.cursor;
    if (cursor.kind != BattleKind::played) {
      sink_(Event{.kind = EventKind::fight, .n = static_cast<u8>(cursor.kind), .seat = cursor.causer});
    }
    schedule_from(kSegments - 1);
    return run();
  }

  BattleStop answer(const Action& action) {
    const int segment = position_.cursor.segment;
    effects_.hurried = effects_.fighters();  // or were, earlier in this Battle
    schedule_from(segment);
    return fight_carefully(segment, take_actors(segment), &action) ? run() : BattleStop::question;
  }

 private:
  BattleStop run() {
    while (ahead_ != 0) {
      const int segment = std::bit_width(ahead_) - 1;
      const HexSet actors = take_actors(segment);
      if (actors.any() && !fight(segment, actors)) return BattleStop::question;
    }
    remove_fallen_hqs();
    position_.spent = {};
    sink_(Event{.kind = EventKind::over});
    return BattleStop::end;
  }

  HexSet take_actors(int segment) {
    ahead_ = static_cast<Segments>(ahead_ & ~(1U << segment));
    return (due_[static_cast<std::size_t>(segment)] & position_.units) - effects_.netted;
  }

  // Who acts when from this segment down, if nothing changes: those with the printed initiative, then one by one those who were ever
  // hurried.
  void schedule_from(int from_segment) {
    ahead_ = 0;
    due_ = {};
    for (int segment = std::min(from_segment, kPrintedInitiatives - 1); segment >= 0; --segment) {
      set_due(segment, effects_.acting_in(segment) - effects_.hurried);
    }
    for (const Hex hex : effects_.hurried & effects_.fighters()) schedule(hex, from_segment);
  }

  void schedule(Hex hex, int from_segment) {
    const u8 printed = facts_of(position_.board[hex].tile).initiative;
    const unsigned coming = (2U << from_segment) - 1;
    for (unsigned rest = open_slots(printed, effects_.bonus[hex], position_.spent[hex]) & coming; rest != 0; rest &= rest - 1) {
      const int segment = std::countr_zero(rest);
      set_due(segment, due_[static_cast<std::size_t>(segment)] | HexSet::of(hex));
    }
  }

  void set_due(int segment, HexSet actors) {
    due_[static_cast<std::size_t>(segment)] = actors;
    ahead_ = static_cast<Segments>(ahead_ | static_cast<unsigned>(actors.any()) << segment);
  }

  void mark_passed(int segment, HexSet units) {
    for (const Hex hex : effects_.fighters() & units) {
      const u8 printed = facts_of(position_.board[hex].tile).initiative;
      position_.spent[hex] = passed(printed, effects_.bonus[hex], position_.spent[hex], segment);
    }
  }

  // False when somebody must be asked.
  bool fight(int segment, HexSet actors) {
    if constexpr (!Sink::kListens) {
      if (position_.mode != Mode::score && fight_plainly(segment, actors)) return true;
    }
    return fight_carefully(segment, actors, nullptr);
  }

  // The ordinary case: attacks only, nobody is asked, no Medic is needed. False, with nothing changed, when it is not ordinary.
  bool fight_plainly(int segment, HexSet actors) {
    if ((actors & (effects_.with(Trait::clown) | served_by(Trait::quartermaster))).any()) return false;
    Damage damage{};
    HexSet hit;
    for (const Hex hex : actors) strike(hex, damage, hit);
    if (hit.none()) return true;
    if ((hit & (effects_.with(Trait::trap) | patients())).any()) return false;
    settle(segment, book(hit, damage));
    return true;
  }

  void strike(Hex hex, Damage& damage, HexSet& hit) const {
    const Unit unit = position_.board[hex];
    const TileFacts& facts = facts_of(unit.tile);
    const Bonus& bonus = effects_.bonus[hex];
    const Seat seat = controller(position_, effects_, hex);
    HexSet prey = effects_.prey[seat];
    if (facts.has(Trait::hq)) prey -= effects_.with(Trait::hq);
    const auto wound = [&](Hex target, int wounds) {
      damage[target] = saturating_sum(damage[target], wounds);
      hit.add(target);
    };
    for (const Hex target : faced(hex, facts.melee, unit.facing) & prey) {
      wound(target, facts.melee_strength[edge_towards(direction_to(hex, target), unit.facing)] + bonus.melee);
    }
    const HexSet redirectors = effects_.working(Trait::redirector) & effects_.friends[seat];
    const int strength = facts.gauss != 0 ? 1 : facts.ranged_strength + bonus.ranged;
    const auto shoot = [&](const Arrival& arrival) {
      const Unit& victim = position_.board[arrival.target];
      const int wounds = strength - (points(facts_of(victim.tile).armor, victim.facing, opposite(arrival.flight)) ? 1 : 0);
      if (wounds > 0) wound(arrival.target, arrival.endless ? int{kDestroys} : wounds);
    };
    for (unsigned rest = on_board(facts.ranged | facts.gauss, unit.facing); rest != 0; rest &= rest - 1) {
      const Direction direction = lowest_direction(rest);
      const HexSet line = ray(hex, direction);
      if ((line & redirectors).any()) {
        Arrivals arrivals;
        LineOfFire(position_, effects_, seat).shoot(hex, direction, facts.gauss != 0, arrivals);
        for (const Arrival& arrival : arrivals) {
          if (prey.has(arrival.target)) shoot(arrival);
        }
      } else if ((line & prey).none()) {
        continue;
      } else if (facts.gauss == 0) {
        shoot({.target = nearest(line & prey, direction), .flight = direction});
      } else {
        for (const Hex target : line& prey) shoot({.target = target, .flight = direction});
      }
    }
  }

  [[nodiscard]] HexSet served_by(Trait trait) const {
    HexSet served;
    for (const Hex module : effects_.working(trait)) {
      served |= reach(position_, module) & effects_.friends[beneficiary(position_, effects_, module)];
    }
    return served;
  }

  // Units with a working Medic, looked up once until somebody falls.
  HexSet patients() {
    if (!knows_patients_) patients_ = served_by(Trait::medic);
    knows_patients_ = true;
    return patients_;
  }

  // Whatever may happen, with one more answer than the cursor has. False when somebody must be asked.
  bool fight_carefully(int number, HexSet actors, const Action* answer) {
    Segment segment(position_, effects_, number, actors, answer);
    if (!segment.resolve()) {
      mark_passed(number + 1, position_.units);
      segment.questions().stop(position_, Phase::battle);
      position_.cursor.segment = static_cast<u8>(number) & 0xF;
      return false;
    }
    segment.report(sink_);
    for (const Action& convert : segment.conversions()) position_.spent[convert.a].converted = true;
    position_.cursor.choices = 0;
    position_.cursor.choice = {};

    Damage damage{};
    HexSet hit;
    for (const Packet& packet : segment.packets()) {
      if (packet.absorbed || packet.wounds == 0) continue;
      damage[packet.target] = saturating_sum(damage[packet.target], packet.endless ? int{kDestroys} : packet.wounds);
      hit.add(packet.target);
    }
    if (position_.mode == Mode::score) book_scores(segment);
    const HexSet gone = segment.exploded() | segment.lost_medics();
    settle(number, gone | book(hit - gone, damage));
    return true;
  }

  // Decision D36: damage to HQs of other sides counts for whoever controls its source.
  void book_scores(const Segment& segment) {
    for (const Packet& packet : segment.packets()) {
      if (packet.absorbed || !effects_.with(Trait::hq).has(packet.target)) continue;
      const Seat seat = controller(position_, effects_, packet.source);
      if (same_side(position_, seat, position_.board[packet.target].seat)) continue;
      Player& player = position_.players[seat];
      const int score = std::min(kHitPoints, static_cast<int>(player.score) + (packet.endless ? kHitPoints : packet.wounds));
      if (score == player.score) continue;
      player.score = score & 0x1F;
      position_.cursor.changed = true;
      if constexpr (Sink::kListens) scorers_ |= seat_bit(seat);
    }
  }

  // HQs stay as they are in Mode::score and, in overtime, those of players who do not compare (decision D31).
  [[nodiscard]] bool is_beyond_harm(const Player& player) const {
    return position_.mode == Mode::score || (position_.stage == Stage::overtime && !player.rival);
  }

  // Wounds the units and HQs; returns those that fall.
  HexSet book(HexSet hit, const Damage& damage) {
    HexSet dead;
    for (const Hex hex : hit) {
      Unit& unit = position_.board[hex];
      const TileFacts& facts = facts_of(unit.tile);
      if (facts.has(Trait::hq)) {
        Player& player = position_.players[unit.seat];
        if (is_beyond_harm(player)) continue;
        if (player.hp > 0) position_.cursor.changed = true;
        player.hp = static_cast<u8>(std::max(0, player.hp - damage[hex]));
        if (player.hp == 0 && !position_.rules.has(RuleOption::hq_stays_until_battle_ends)) dead.add(hex);
        if constexpr (Sink::kListens) hit_hqs_.add(hex);
      } else if (unit.wounds + damage[hex] > facts.toughness) {
        dead.add(hex);
      } else {
        unit.wounds = (unit.wounds + damage[hex]) & 3;
        position_.cursor.changed = true;
        if constexpr (Sink::kListens) wounded_.add(hex);
      }
    }
    return dead;
  }

  // Casualties leave together at the end of the segment, then everything is looked at anew (ruling 3).
  void settle(int segment, HexSet dead) {
    report_casualties(dead);
    if (dead.none()) return;
    position_.cursor.changed = true;
    if constexpr (Sink::kListens) {
      const Effects before = effects_;
      leave(segment, dead);
      report_control(position_, before, effects_, sink_);
    } else if (segment == 0 && !asks_afterwards_ && !changes_captures(dead)) {
      remove_units(position_, dead);
    } else {
      leave(segment, dead);
    }
  }

  void leave(int segment, HexSet dead) {
    if ((dead & decisive_units(effects_)).any()) {
      if (segment > 0) mark_passed(segment, position_.units);
      remove_units(position_, dead);
      evaluate_anew();
      if (segment > 0) schedule_from(segment - 1);
    } else {
      const bool changes_timing = segment > 0 && (dead & effects_.with(Trait::hurries)).any();
      if (changes_timing) mark_passed(segment, effects_.hurried);
      lose_units(position_, effects_, dead);
      remove_units(position_, dead);
      if (changes_timing) schedule_from(segment - 1);
    }
    knows_patients_ = false;
  }

  // May their absence change who is captured?
  [[nodiscard]] bool changes_captures(HexSet dead) const {
    return effects_.with(Trait::takes_over).any() && (dead & decisive_units(effects_)).any();
  }

  void evaluate_anew() {
    Effects after = effects_of(position_);
    after.hurried |= effects_.hurried;
    if (after.captured.any() || position_.captives.any()) {
      position_.captives = (position_.captives & after.captured) | new_captives(position_, effects_, after, {});
    }
    effects_ = after;
  }

  void report_casualties(HexSet dead) {
    if constexpr (Sink::kListens) {
      for (const Hex hex : dead | wounded_) {
        const Unit& unit = position_.board[hex];
        if (!dead.has(hex)) {
          sink_(Event{.kind = EventKind::wounded, .n = unit.wounds, .a = hex});
          continue;
        }
        sink_(Event{.kind = EventKind::destroyed, .a = hex});
        if (facts_of(unit.tile).is_bio_droid) sink_(Event{.kind = EventKind::returned, .seat = unit.seat});
      }
      for (Seat seat = 0; seat < kSeats; ++seat) {
        for (const Hex hex : hit_hqs_) {
          if (position_.board[hex].seat == seat) sink_(Event{.kind = EventKind::hp, .n = position_.players[seat].hp, .seat = seat});
        }
      }
      for (Seat seat = 0; seat < kSeats; ++seat) {
        const auto score = static_cast<u8>(position_.players[seat].score);
        if ((scorers_ & seat_bit(seat)) != 0) sink_(Event{.kind = EventKind::score, .n = score, .seat = seat});
      }
      wounded_ = hit_hqs_ = {};
      scorers_ = 0;
    }
  }

  void remove_fallen_hqs() {
    if (!position_.rules.has(RuleOption::hq_stays_until_battle_ends)) return;
    HexSet fallen;
    for (const Hex hex : effects_.with(Trait::hq)) {
      if (position_.players[position_.board[hex].seat].hp == 0) fallen.add(hex);
    }
    settle(0, fallen);
  }

  Position& position_;
  Sink& sink_;
  Effects& effects_;
  bool asks_afterwards_;
  std::array<HexSet, kSegments> due_;
  Segments ahead_ = 0;   // segments in which somebody is due
  HexSet hit_hqs_;       // of the running segment, for a listener
  HexSet wounded_;       // likewise, survivors
  SeatSet scorers_ = 0;  // likewise
  HexSet patients_;
  bool knows_patients_ = false;
};

}  // namespace

void announce_battle(Position& position, BattleKind kind, Seat causer) {
  position.phase = Phase::battle;
  position.to_act = kNoSeat;
  position.spent = {};
  position.cursor = Cursor{};
  position.cursor.causer = causer & 7U;
  position.cursor.kind = kind;
}

template <class Sink>
BattleStop fight(Position& position, Sink& sink) {
  Effects effects = effects_of(position);
  return Battle<Sink>(position, effects, sink).start();
}

template <class Sink>
BattleStop fight_on(Position& position, const Action& answer, Sink& sink) {
  Effects effects = effects_of(position);
  return Battle<Sink>(position, effects, sink).answer(answer);
}

BattleStop fight(Position& position, Effects& effects) {
  NoEvents unheard;
  return Battle<NoEvents>(position, effects, unheard, true).start();
}

BattleStop fight_on(Position& position, const Action& answer, Effects& effects) {
  NoEvents unheard;
  return Battle<NoEvents>(position, effects, unheard, true).answer(answer);
}

void pending_question(const Position& position, AnswerList& question, AnswerList& chosen) {
  const Effects effects = effects_of(position);
  const Segment segment = running_segment(position, effects);
  question = segment.questions().open();
  chosen = segment.questions().chosen();
}

Action first_answer(const Position& position, const Effects& effects) { return running_segment(position, effects).questions().open()[0]; }

template BattleStop fight(Position&, NoEvents&);
template BattleStop fight(Position&, EventLog&);
template BattleStop fight_on(Position&, const Action&, NoEvents&);
template BattleStop fight_on(Position&, const Action&, EventLog&);

}  // namespace nhx
