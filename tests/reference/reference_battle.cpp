#include "reference/reference_battle.h"

#include <algorithm>

#include "reference/reference_segment.h"

namespace nhx::reference {
namespace {

int first_segment(const State& state) {
  int first = 0;
  const Frozen frozen = freeze(state);
  for (const auto& [hex, piece] : state.units) {
    for (const auto& [initiative, value] : slots(piece, frozen.bonus.at(hex)).printed) first = std::max(first, value);
  }
  return first;
}

void remove_fallen_hqs(State& state) {
  std::erase_if(state.units, [&](const auto& entry) { return is_hq(entry.second) && state.hp[entry.second.owner] == 0; });
}

Result result_of(State state) {
  remove_fallen_hqs(state);
  Result result;
  result.hp = state.hp;
  result.to_pile = state.to_pile;
  state.units.insert(state.foundations.begin(), state.foundations.end());
  for (const auto& [hex, piece] : state.units) result.tiles.push_back({hex, piece.owner, piece.tile, piece.facing, piece.wounds});
  return result;
}

}  // namespace

Evaluation evaluate(const Position& position) {
  const Frozen frozen = freeze(state_of(position));
  Evaluation evaluation;
  evaluation.controller = frozen.reading.controller;
  evaluation.scoped_by = frozen.reading.scoped_by;
  evaluation.netted = frozen.reading.netted;
  evaluation.bonus = frozen.bonus;
  for (const auto& [hex, piece] : frozen.state.units) {
    const Slots now = slots(piece, frozen.bonus.at(hex));
    std::set<int>& segments = evaluation.segments[hex];
    for (const auto& [initiative, value] : now.printed) segments.insert(value);
    segments.insert(now.extra.begin(), now.extra.end());
  }
  return evaluation;
}

std::optional<std::set<Result>> outcomes(const Position& position, Seat /*causer*/, std::size_t limit) {
  Budget budget{limit};
  std::set<State> states = {state_of(position)};
  for (int segment = first_segment(*states.begin()); segment >= 0; --segment) {
    std::set<State> next;
    for (const State& state : states) {
      next.merge(fight_segment(state, segment, budget));
      if (budget.exhausted) return std::nullopt;
    }
    states = next;
  }
  std::set<Result> results;
  for (const State& state : states) results.insert(result_of(state));
  return results;
}

}  // namespace nhx::reference
