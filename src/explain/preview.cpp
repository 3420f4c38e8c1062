#include "explain/preview.h"

#include <algorithm>

#include "engine/apply.h"
#include "engine/battle/battle.h"

namespace nhx {

namespace {

std::vector<Loss> losses_of(const Preview& preview) {
  std::array<int, kHexes> segment{};
  segment.fill(-1);
  int number = 0;
  for (const Event& event : preview.events) {
    if (event.kind == EventKind::segment) number = event.n;
    if (event.kind == EventKind::destroyed) segment[event.a] = number;
  }
  std::vector<Loss> losses;
  for (Hex hex = 0; hex < kHexes; ++hex) {
    const Unit& unit = preview.before.board[hex];
    if (unit.tile == kNoTile) continue;
    const auto falls = [&](const Outcome& outcome) { return outcome.position.board[hex].tile == kNoTile; };
    const std::vector<Outcome>& list = preview.outcomes.list;
    if (std::none_of(list.begin(), list.end(), falls)) continue;
    losses.push_back({.hex = hex, .unit = unit, .segment = segment[hex], .certain = std::all_of(list.begin(), list.end(), falls)});
  }
  return losses;
}

// The Battle that is announced, or the rest of the running one.
Preview preview_of(const Position& before) {
  Preview preview{.before = before, .events = {}, .after = before, .outcomes = explore_battle(before, kPreviewLimit), .losses = {}};
  EventLog log;
  if (is_battle_announced(before)) fight(preview.after, log);
  for (const Action& choice : preview.outcomes.list[0].choices) fight_on(preview.after, choice, log);
  log.events.pop_back();  // that it is over
  preview.events = std::move(log.events);
  preview.losses = losses_of(preview);
  return preview;
}

}  // namespace

std::optional<Preview> preview_battle(const Position& position) {
  if (position.phase == Phase::setup || position.phase == Phase::over) return std::nullopt;
  if (position.phase == Phase::battle) return preview_of(position);
  Position battle = position;
  announce_battle(battle, BattleKind::played, position.active);
  return preview_of(battle);
}

std::optional<Preview> preview_battle_by(const Position& position, const Action& action) {
  if (position.phase == Phase::battle) return std::nullopt;
  Position battle = position;
  if (!apply_up_to_battle(battle, action)) return std::nullopt;
  return preview_of(battle);
}

}  // namespace nhx
