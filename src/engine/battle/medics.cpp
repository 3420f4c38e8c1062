#include "engine/battle/medics.h"

#include <algorithm>

namespace nhx {

Medics::Medics(const Position& position, const Effects& effects, HexSet exploded, Packets& packets)
    : position_(position), effects_(effects), packets_(packets), unused_(effects.working(Trait::medic) - exploded) {
  for (const Hex medic : unused_) serves_[medic] = linked(position, effects, medic);
}

// Medics that the open attacks, but for one that is being absorbed, do not kill (ruling 51).
HexSet Medics::ready(const Packet* being_absorbed) const {
  std::array<int, kHexes> wounds{};
  for (const Packet& packet : packets_) {
    if (packet.absorbed || (&packet == being_absorbed && !packet.endless)) continue;
    wounds[packet.target] += packet.endless ? 0xFF : packet.wounds;
  }
  HexSet result;
  for (const Hex medic : unused_) {
    const Unit& unit = position_.board[medic];
    if (unit.wounds + wounds[medic] <= facts_of(unit.tile).toughness) result.add(medic);
  }
  return result;
}

HexSet Medics::feeders(Hex medic, HexSet ready) const {
  HexSet result;
  for (const Hex other : ready) {
    if (serves_[other].has(medic)) result.add(other);
  }
  return result;
}

HexSet Medics::upstream(Hex medic, HexSet ready) const {
  return reachable(feeders(medic, ready), [&](Hex feeder) { return feeders(feeder, ready); });
}

// The healing Medic passes its loss up the chain (ruling 52). A Medic fed from outside its own ring cannot keep the loss (decision D3).
HexSet Medics::possibly_lost(Hex medic, HexSet ready) const {
  HexSet result;
  for (const Hex candidate : HexSet::of(medic) | upstream(medic, ready)) {
    const HexSet above = feeders(candidate, ready);
    if (std::all_of(above.begin(), above.end(), [&](Hex feeder) { return upstream(feeder, ready).has(candidate); })) result.add(candidate);
  }
  return result;
}

bool Medics::heal(Questions& questions) {
  for (;;) {
    AnswerList options;
    find_options(options);
    if (options.empty()) return true;
    if (const Action* forced = find_forced(options)) {
      use(*forced);
      continue;
    }
    u8 seats = 0;
    for (const Action& option : options) seats = static_cast<u8>(seats | (1U << option.seat));
    Seat seat = kNoSeat;
    if (!questions.ask_order(seats, seat)) return false;
    AnswerList answers;
    for (const Action& option : options) {
      if (option.seat == seat) answers.push_back(option);
    }
    Action answer;
    if (!questions.ask(answers, answer)) return false;
    use(answer);
  }
}

void Medics::find_options(AnswerList& options) const {
  options.clear();
  const HexSet ready_now = ready(nullptr);
  for (const Hex medic : ready_now) {
    for (const Packet& packet : packets_) {
      if (packet.absorbed || packet.wounds == 0 || !serves_[medic].has(packet.target)) continue;
      const HexSet ready_then = unused_.has(packet.target) ? ready(&packet) : ready_now;  // the patient may be a Medic itself
      for (const Hex lost : possibly_lost(medic, ready_then)) {
        const Action option{.kind = ActionKind::medic,
                            .seat = beneficiary(position_, effects_, medic),
                            .a = lost,
                            .b = packet.target,
                            .c = packet.source,
                            .number = packet.source == kNoHex ? u8{0} : packet.wounds};
        if (!options.full() && std::find(options.begin(), options.end(), option) == options.end()) options.push_back(option);
      }
    }
  }
}

HexSet Medics::hit_units() const {
  HexSet result;
  for (const Packet& packet : packets_) {
    if (!packet.absorbed && packet.wounds > 0) result.add(packet.target);
  }
  return result;
}

// All Medics and patients whose fates hang together with the hex.
HexSet Medics::entangled(Hex hex, HexSet hit) const {
  return reachable(HexSet::of(hex), [&](Hex member) {
    HexSet result;
    for (const Hex medic : unused_) {
      const HexSet group = HexSet::of(medic) | (serves_[medic] & (hit | unused_));
      if (group.has(member)) result |= group;
    }
    return result;
  });
}

const Action* Medics::find_forced(const AnswerList& options) const {
  const HexSet hit = hit_units();
  for (const Action& option : options) {
    const HexSet group = entangled(option.b, hit);
    const auto in_group = [&](const Action& other) { return group.has(other.b); };
    if (std::count_if(options.begin(), options.end(), in_group) == 1) return &option;
  }
  return nullptr;
}

void Medics::use(const Action& option) {
  for (Packet& packet : packets_) {
    if (packet.absorbed || packet.target != option.b || packet.source != option.c) continue;
    if (packet.source != kNoHex && packet.wounds != option.number) continue;
    packet.absorbed = !packet.endless;  // taking one of infinitely many away leaves as many
    break;
  }
  unused_.remove(option.a);
  lost_.add(option.a);
  used_.push_back(option);
}

}  // namespace nhx
