#include "properties/comparison.h"

#include <set>
#include <sstream>

#include "engine/layout/effects.h"
#include "notation/words.h"

#include "properties/engine_outcomes.h"

namespace nhx::properties {
namespace {

constexpr std::size_t kLimit = 3000;

struct View {
  int controller = kNoSeat;
  int scoped_by = kNoSeat;
  bool netted = false;
  reference::Bonus bonus;
  std::set<int> segments;
  friend bool operator==(const View&, const View&) = default;
};

std::string to_text(const View& view) {
  std::ostringstream out;
  out << "control " << view.controller + 1 << " scoped " << (view.scoped_by == kNoSeat ? 0 : view.scoped_by + 1)
      << (view.netted ? " netted" : " free") << " initiative " << view.bonus.initiative << " melee " << view.bonus.melee << " ranged "
      << view.bonus.ranged << " extra " << view.bonus.extra << " segments";
  for (const int segment : view.segments) out << ' ' << segment;
  return out.str();
}

View engine_view(const Position& position, const Effects& effects, Hex hex) {
  View view;
  view.controller = controller(position, effects, hex);
  view.scoped_by = effects.scoped_by(hex);
  view.netted = effects.netted.has(hex);
  const Bonus& bonus = effects.bonus[hex];
  view.bonus = {bonus.initiative, bonus.melee, bonus.ranged, bonus.extra};
  const u16 segments = initiatives(position, effects, hex);
  for (int i = 0; i < 16; ++i) {
    if (((segments >> i) & 1) != 0) view.segments.insert(i);
  }
  return view;
}

View reference_view(const reference::Evaluation& evaluation, Hex hex) {
  View view;
  view.controller = evaluation.controller.at(hex);
  if (evaluation.scoped_by.contains(hex)) view.scoped_by = evaluation.scoped_by.at(hex);
  view.netted = evaluation.netted.contains(hex);
  view.bonus = evaluation.bonus.at(hex);
  view.segments = evaluation.segments.at(hex);
  return view;
}

std::string to_text(const reference::Result& result, bool large_board) {
  std::ostringstream out;
  out << "hp";
  for (const int hp : result.hp) out << ' ' << hp;
  for (const auto& tile : result.tiles) {
    out << ", " << hex_word(tile.hex, large_board) << ' ' << tile.seat + 1 << ' ' << spec_of(tile.tile).word << ' '
        << direction_word(direction_at(tile.facing));
    if (tile.wounds > 0) out << " wounds " << tile.wounds;
  }
  for (const Seat seat : result.to_pile) out << ", to pile " << seat + 1;
  return out.str();
}

}  // namespace

std::string evaluation_difference(const Position& position) {
  const reference::Evaluation evaluation = reference::evaluate(position);
  const Effects effects = effects_of(position);
  std::ostringstream difference;
  for (const Hex hex : position.units) {
    const View engine = engine_view(position, effects, hex);
    const View expected = reference_view(evaluation, hex);
    if (engine == expected) continue;
    const std::string word = hex_word(hex, position.large_board());
    difference << word << " engine:    " << to_text(engine) << '\n' << word << " reference: " << to_text(expected) << '\n';
  }
  return difference.str();
}

Comparison compare_outcomes(const Position& position, Seat causer) {
  Comparison comparison;
  const auto engine = engine_outcomes(position, causer, kLimit);
  const auto expected = engine ? reference::outcomes(position, causer, kLimit) : std::nullopt;
  comparison.complete = engine.has_value() && expected.has_value();
  if (!comparison.complete) return comparison;
  comparison.outcomes = expected->size();
  for (const auto& result : *engine) {
    if (!expected->contains(result)) comparison.difference += "engine only:    " + to_text(result, position.large_board()) + "\n";
  }
  for (const auto& result : *expected) {
    if (!engine->contains(result)) comparison.difference += "reference only: " + to_text(result, position.large_board()) + "\n";
  }
  return comparison;
}

}  // namespace nhx::properties
