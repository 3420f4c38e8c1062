#include "engine/battle/segment.h"

#include <algorithm>

namespace nhx {

namespace {

// What goes out over one edge; a converted icon has changed its column (rulings 114, 115).
struct Strength {
  int melee = 0;
  int shot = 0;
  int second_shot = 0;  // the converted half of a Universal Soldier (decision D11)
};

Strength strength_of(const Edge& edge, const Bonus& bonus, const Action* conversion) {
  Strength strength;
  if (edge.melee > 0) strength.melee = edge.melee + bonus.melee;
  if (edge.ranged > 0) strength.shot = edge.ranged + bonus.ranged;
  if (conversion == nullptr) return strength;
  if (conversion->to_ranged) {
    strength.second_shot = strength.melee + bonus.ranged;
    strength.melee = 0;
  } else {
    strength.melee += strength.shot + bonus.melee;
    strength.shot = 0;
  }
  return strength;
}

const Edge& edge_of(const Unit& unit, Direction direction) { return spec_of(unit.tile).edges[edge_towards(direction, unit.facing)]; }

bool has_convertible_icon(const Unit& unit) {
  const Edges& edges = spec_of(unit.tile).edges;
  return std::any_of(edges.begin(), edges.end(), [](const Edge& edge) { return edge.melee > 0 || edge.ranged > 0; });
}

}  // namespace

Segment::Segment(const Position& position, const Effects& effects, int number, HexSet actors, const Action* new_answer)
    : position_(position),
      effects_(effects),
      number_(number),
      actors_(actors),
      questions_(position.cursor, position.cursor.causer, new_answer) {}

bool Segment::resolve() {
  if (!declare()) return false;
  strike();
  explode();
  return heal();
}

void Segment::find_declarations() {
  undecided_clowns_ = effects_.with(Trait::clown) & actors_;
  for (const Hex quartermaster : effects_.working(Trait::quartermaster)) {
    for (const Hex hex : linked(position_, effects_, quartermaster) & actors_) {
      if (!position_.spent[hex].converted && has_convertible_icon(position_.board[hex])) convertible_.add(hex);
    }
  }
}

bool Segment::declare() {
  find_declarations();
  while ((undecided_clowns_ | convertible_).any()) {
    u8 seats = 0;
    for (const Hex hex : undecided_clowns_ | convertible_) {
      seats = static_cast<u8>(seats | (1U << controller(position_, effects_, hex)));
    }
    Seat seat = kNoSeat;
    if (!questions_.ask_order(seats, seat)) return false;
    for (const Hex hex : (undecided_clowns_ | convertible_) & effects_.held[seat]) {
      if (undecided_clowns_.has(hex) && !declare_clown(seat, hex)) return false;
      if (convertible_.has(hex) && !declare_conversion(seat, hex)) return false;
    }
  }
  return true;
}

bool Segment::declare_clown(Seat seat, Hex hex) {
  AnswerList options;
  options.push_back({.kind = ActionKind::hold, .seat = seat, .a = hex});
  options.push_back({.kind = ActionKind::explode, .seat = seat, .a = hex});
  Action answer;
  if (!questions_.ask(options, answer)) return false;
  undecided_clowns_.remove(hex);
  if (answer.kind == ActionKind::explode) {
    exploded_.add(hex);
    convertible_.remove(hex);
  }
  return true;
}

bool Segment::declare_conversion(Seat seat, Hex hex) {
  AnswerList options;
  options.push_back({.kind = ActionKind::keep, .seat = seat, .a = hex});
  for (int d = 0; d < kDirections; ++d) {
    const Edge& edge = edge_of(position_.board[hex], direction_at(d));
    Action convert{.kind = ActionKind::convert, .seat = seat, .a = hex, .side = direction_at(d)};
    if (edge.ranged > 0) options.push_back(convert);
    convert.to_ranged = true;
    if (edge.melee > 0) options.push_back(convert);
  }
  Action answer;
  if (!questions_.ask(options, answer)) return false;
  convertible_.remove(hex);
  if (answer.kind == ActionKind::convert) conversions_.push_back(answer);
  return true;
}

const Action* Segment::conversion_at(Hex hex, Direction side) const {
  const auto* found = std::find_if(conversions_.begin(), conversions_.end(),
                                   [&](const Action& convert) { return convert.a == hex && convert.side == side; });
  return found == conversions_.end() ? nullptr : found;
}

bool Segment::is_armored(Hex hex, Direction side) const {
  const Unit& unit = position_.board[hex];
  return points(facts_of(unit.tile).armor, unit.facing, side);
}

void Segment::add_packet(const Packet& packet) {
  if (!packets_.full()) packets_.push_back(packet);
}

void Segment::strike() {
  for (const Hex hex : actors_ - exploded_) {
    LineOfFire line(position_, effects_, controller(position_, effects_, hex));
    const Unit& unit = position_.board[hex];
    const TileFacts& facts = facts_of(unit.tile);
    for_each_direction(on_board(facts.melee | facts.ranged | facts.gauss, unit.facing),
                       [&](Direction direction) { strike_from(hex, direction, line); });
  }
}

void Segment::strike_from(Hex hex, Direction direction, LineOfFire& line) {
  const Edge& edge = edge_of(position_.board[hex], direction);
  const HexSet hqs = effects_.with(Trait::hq);
  const HexSet immune = hqs.has(hex) ? hqs : HexSet{};  // HQs never harm HQs (rulings 42, 116, decision D12)
  Strength strength = strength_of(edge, effects_.bonus[hex], conversion_at(hex, direction));

  const HexSet in_melee = (beside(hex, direction) & effects_.prey[controller(position_, effects_, hex)]) - immune;
  if (in_melee.none()) strength.melee = 0;

  Arrivals arrivals;
  if (edge.gauss || strength.shot > 0 || strength.second_shot > 0) line.shoot(hex, direction, edge.gauss, arrivals);
  for (const Arrival& arrival : arrivals) {
    if (immune.has(arrival.target)) continue;
    const int armor = is_armored(arrival.target, opposite(arrival.flight)) ? 1 : 0;
    int wounds = edge.gauss ? 1 - armor : std::max(0, strength.shot - armor) + std::max(0, strength.second_shot - armor);
    if (in_melee.has(arrival.target)) {  // melee and shot over one edge are one attack (ruling 43)
      wounds += strength.melee;
      strength.melee = 0;
    }
    add_packet({.source = hex,
                .target = arrival.target,
                .side = opposite(arrival.flight),
                .wounds = static_cast<u8>(wounds),
                .endless = arrival.endless && wounds > 0});
  }
  if (strength.melee > 0) {
    add_packet({.source = hex, .target = in_melee.lowest(), .side = opposite(direction), .wounds = static_cast<u8>(strength.melee)});
  }
}

// Clowns that were told to, and the Traps they and the attacks set off, one by the other (rulings 107, 132, decision D4).
void Segment::explode() {
  for (bool spreads = true; spreads;) {
    spreads = false;
    for (const Hex trap : effects_.working(Trait::trap) - exploded_) {
      const Unit& unit = position_.board[trap];
      const u8 marked = on_board(facts_of(unit.tile).trap, unit.facing);
      const bool is_hit = std::any_of(packets_.begin(), packets_.end(), [&](const Packet& packet) {
        return packet.target == trap && packet.wounds > 0 && ((marked >> index_of(packet.side)) & 1) != 0;
      });
      if (!is_hit && (faced(trap, facts_of(unit.tile).trap, unit.facing) & exploded_).none()) continue;
      exploded_.add(trap);
      spreads = true;
    }
  }
  const HexSet hqs = effects_.with(Trait::hq);
  for (const Hex hex : exploded_) {
    const bool spares_hqs = position_.rules.has(RuleOption::clown_spares_hqs) && effects_.with(Trait::clown).has(hex);
    for (int d = 0; d < kDirections; ++d) {
      for (const Hex target : (beside(hex, direction_at(d)) & position_.units) - (spares_hqs ? hqs : HexSet{})) {
        add_packet({.source = hex, .target = target, .side = opposite(direction_at(d)), .wounds = 1});
      }
    }
  }
  for (Packet& packet : packets_) packet.absorbed = exploded_.has(packet.target);  // ruling 56, decision D8
}

bool Segment::heal() {
  if (effects_.working(Trait::medic).none()) return true;
  Medics medics(position_, effects_, exploded_, packets_);
  if (!medics.heal(questions_)) return false;
  lost_medics_ = medics.lost();
  saves_ = medics.used();
  return true;
}

template <class Sink>
void Segment::report(Sink& sink) const {
  if (conversions_.empty() && exploded_.none() && packets_.empty()) return;
  sink(Event{.kind = EventKind::segment, .n = static_cast<u8>(number_)});
  for (const Action& convert : conversions_) {
    sink(Event{.kind = EventKind::converted, .n = convert.to_ranged ? u8{1} : u8{0}, .a = convert.a, .side = convert.side});
  }
  for (const Hex hex : exploded_) sink(Event{.kind = EventKind::exploded, .a = hex});
  for (const Packet& packet : packets_) {
    const EventKind kind = packet.wounds == 0 ? EventKind::blocked : packet.endless ? EventKind::endless : EventKind::hit;
    sink(Event{.kind = kind, .n = packet.wounds, .a = packet.source, .b = packet.target});
  }
  for (const Action& save : saves_) {
    sink(Event{.kind = EventKind::saved, .n = save.number, .a = save.b, .b = save.a, .c = save.c});
  }
}

template void Segment::report(NoEvents&) const;
template void Segment::report(EventLog&) const;

}  // namespace nhx
