#include "reference/reference_control.h"

#include <algorithm>

#include "reference/reference_nets.h"

namespace nhx::reference {
namespace {

// Face to face, takeover is stronger than the Scoper.
bool resists_by_takeover(const State& state, const std::set<Hex>& netted, Hex module, Direction to_scoper) {
  return !netted.contains(module) && edge_toward(state.units.at(module), to_scoper).takeover;
}

std::map<Hex, Seat> next_scoped(const State& state, const Reading& now, const std::set<Hex>& netted) {
  std::map<Hex, Seat> scoped_by;
  for (const auto& [scoper, piece] : state.units) {
    if (!has(piece, Ability::scoper) || netted.contains(scoper)) continue;
    const Seat seat = now.controller.at(scoper);
    for (const Direction direction : all_directions()) {
      const Hex module = unit_beside(state, scoper, direction);
      if (module == kNoHex || !edge_toward(piece, direction).link) continue;
      const Piece& target = state.units.at(module);
      if (spec_of(target).kind != TileKind::module || has(target, Ability::scoper)) continue;
      if (same_side(state, seat, now.controller.at(module))) continue;
      if (resists_by_takeover(state, netted, module, opposite(direction))) continue;
      const bool is_first = !scoped_by.contains(module);
      scoped_by[module] = is_first ? seat : std::min(scoped_by[module], seat);
    }
  }
  return scoped_by;
}

// How many working takeover edges point at the hex, by the seat they work for.
std::map<Seat, int> takeover_votes(const State& state, const Reading& now, const std::set<Hex>& netted, Hex hex) {
  std::map<Seat, int> votes;
  for (const Direction direction : all_directions()) {
    const Hex source = unit_beside(state, hex, direction);
    if (source == kNoHex || netted.contains(source)) continue;
    if (edge_toward(state.units.at(source), opposite(direction)).takeover) ++votes[beneficiary(now, source)];
  }
  return votes;
}

Seat winner(const State& state, const std::map<Seat, int>& votes, Seat owner) {
  std::map<int, int> by_side;
  int all = 0;
  for (const auto& [seat, count] : votes) {
    by_side[state.side[seat]] += count;
    all += count;
  }
  for (const auto& [side, count] : by_side) {
    if (count <= all - count || side == state.side[owner]) continue;
    Seat best = kNoSeat;  // D20: most edges, then the lowest seat
    for (const auto& [seat, edges] : votes) {
      if (state.side[seat] == side && (best == kNoSeat || edges > votes.at(best))) best = seat;
    }
    return best;
  }
  return owner;
}

std::map<Hex, Seat> next_controller(const State& state, const Reading& now, const std::set<Hex>& netted) {
  std::map<Hex, Seat> controller;
  for (const auto& [hex, piece] : state.units) {
    controller[hex] = is_hq(piece) ? piece.owner : winner(state, takeover_votes(state, now, netted, hex), piece.owner);
  }
  return controller;
}

bool is_same(const Reading& a, const Reading& b) { return a.controller == b.controller && a.scoped_by == b.scoped_by; }

// D5: what is not the same in all states of the cycle is not captured and not scoped.
Reading settle(const State& state, const std::vector<Reading>& cycle) {
  Reading settled = cycle.front();
  for (const Reading& other : cycle) {
    for (auto& [hex, seat] : settled.controller) {
      if (other.controller.at(hex) != cycle.front().controller.at(hex)) seat = state.units.at(hex).owner;
    }
    std::erase_if(settled.scoped_by, [&](const auto& scoped) {
      const auto [module, seat] = scoped;
      return !other.scoped_by.contains(module) || other.scoped_by.at(module) != seat;
    });
  }
  settled.netted = netted_units(state, settled);
  return settled;
}

}  // namespace

Reading read_layout(const State& state) {
  Reading now;
  for (const auto& [hex, piece] : state.units) now.controller[hex] = piece.owner;
  std::vector<Reading> seen;
  for (;;) {
    now.netted = netted_units(state, now);
    for (std::size_t i = 0; i < seen.size(); ++i) {
      if (!is_same(seen[i], now)) continue;
      return settle(state, {seen.begin() + static_cast<std::ptrdiff_t>(i), seen.end()});
    }
    seen.push_back(now);
    Reading next;
    next.scoped_by = next_scoped(state, now, now.netted);
    Reading with_new_scoping = now;
    with_new_scoping.scoped_by = next.scoped_by;
    next.controller = next_controller(state, with_new_scoping, now.netted);
    now = next;
  }
}

}  // namespace nhx::reference
