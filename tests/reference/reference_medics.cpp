#include "reference/reference_medics.h"

#include <algorithm>

namespace nhx::reference {
namespace {

using Patients = std::map<Hex, std::set<Hex>>;  // a Medic that works and the units it serves

Patients patients_of_medics(const Frozen& frozen) {
  Patients patients;
  for (const auto& [hex, piece] : frozen.state.units) {
    if (!has(piece, Ability::medic) || frozen.reading.netted.contains(hex)) continue;
    patients[hex] = served(frozen.state, frozen.reading, hex, Ability::medic);
  }
  return patients;
}

bool is_lethal(const Frozen& frozen, const Incoming& incoming, Hex medic) {
  const Piece& piece = frozen.state.units.at(medic);
  return piece.wounds + all_wounds(incoming, medic) > spec_of(piece).toughness;
}

// Medics that can still give themselves: not used up and not lethally hit as things stand.
std::set<Hex> able_medics(const Frozen& frozen, const Patients& patients, const Treatment& now) {
  std::set<Hex> able;
  for (const auto& [medic, units] : patients) {
    if (!now.lost.contains(medic) && !is_lethal(frozen, now.remaining, medic)) able.insert(medic);
  }
  return able;
}

// The able Medics that serve this one and would take its place.
std::set<Hex> feeders(const Patients& patients, const std::set<Hex>& able, Hex medic) {
  std::set<Hex> result;
  for (const Hex other : able) {
    if (other != medic && patients.at(other).contains(medic)) result.insert(other);
  }
  return result;
}

// The Medic itself and all that back it, directly or through others.
std::set<Hex> backing(const Patients& patients, const std::set<Hex>& able, Hex medic) {
  std::set<Hex> found = {medic};
  std::vector<Hex> open = {medic};
  while (!open.empty()) {
    const Hex at = open.back();
    open.pop_back();
    for (const Hex feeder : feeders(patients, able, at)) {
      if (found.insert(feeder).second) open.push_back(feeder);
    }
  }
  return found;
}

// Ends of the chain (D3): Medics all of whose feeders are in a ring with them.
std::set<Hex> possible_losses(const Patients& patients, const std::set<Hex>& able, Hex healer) {
  std::set<Hex> losses;
  for (const Hex medic : backing(patients, able, healer)) {
    const std::set<Hex> nearest = feeders(patients, able, medic);
    const bool is_end =
        std::all_of(nearest.begin(), nearest.end(), [&](Hex feeder) { return backing(patients, able, feeder).contains(medic); });
    if (is_end) losses.insert(medic);
  }
  return losses;
}

void take_away(Incoming& incoming, Hex target, int wounds) {
  int& count = incoming[target][wounds];
  if (count == kEndless) return;
  if (--count == 0) incoming[target].erase(wounds);
  if (incoming[target].empty()) incoming.erase(target);
}

std::set<Treatment> next_steps(const Frozen& frozen, const Patients& patients, const Treatment& now) {
  std::set<Treatment> result;
  for (const Hex healer : able_medics(frozen, patients, now)) {
    for (const auto& [target, attacks_on_it] : now.remaining) {
      if (!patients.at(healer).contains(target)) continue;
      for (const auto& [wounds, count] : attacks_on_it) {
        Treatment next = now;
        take_away(next.remaining, target, wounds);
        for (const Hex loss : possible_losses(patients, able_medics(frozen, patients, next), healer)) {
          Treatment end = next;
          end.lost.insert(loss);
          result.insert(end);
        }
      }
    }
  }
  return result;
}

}  // namespace

int all_wounds(const Incoming& incoming, Hex hex) {
  const auto found = incoming.find(hex);
  if (found == incoming.end()) return 0;
  int sum = 0;
  for (const auto& [wounds, count] : found->second) sum += count == kEndless ? kDeadly : wounds * count;
  return sum;
}

bool Budget::spend() {
  if (left == 0) exhausted = true;
  if (!exhausted) --left;
  return !exhausted;
}

std::set<Treatment> treatments(const Frozen& frozen, const Incoming& incoming, Budget& budget) {
  const Patients patients = patients_of_medics(frozen);
  std::set<Treatment> ends;
  std::set<Treatment> seen;
  std::vector<Treatment> open = {{incoming, {}}};
  while (!open.empty() && budget.spend()) {
    const Treatment now = open.back();
    open.pop_back();
    const std::set<Treatment> next = next_steps(frozen, patients, now);
    if (next.empty()) ends.insert(now);  // mandatory as long as possible
    for (const Treatment& step : next) {
      if (seen.insert(step).second) open.push_back(step);
    }
  }
  return ends;
}

}  // namespace nhx::reference
