#include "explain/preview.h"

#include <algorithm>

#include "engine/apply.h"
#include "engine/battle/battle.h"

#include "explain/replay.h"

namespace nhx {

namespace {

bool is_over(const Event& event) { return event.kind == EventKind::over; }
bool is_in_battle(const Event& event) { return event.kind == EventKind::fight || event.kind == EventKind::segment || is_over(event); }

// The turn as it is when nobody is asked anything but what to play.
Position at_leisure(Position position) {
  position.phase = Phase::play;
  position.to_act = position.active;
  position.captives = {};
  position.pending = {};
  position.cursor = Cursor{};
  position.after_battle = false;
  position.order_named = false;
  return position;
}

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

// `begun` is where the first events of the log have led: into the Battle, to its first question or beyond its end.
Preview preview_of(const Position& before, const Position& begun, EventLog log) {
  Preview preview;
  preview.outcomes = explore_rest(begun, kPreviewLimit);
  Position position = begun;
  for (const Action& choice : preview.outcomes.list[0].choices) apply(position, choice, log);
  const auto start = std::find_if(log.events.begin(), log.events.end(), is_in_battle);
  preview.before = replayed(before, {log.events.begin(), start});
  preview.events.assign(start, std::find_if(start, log.events.end(), is_over));
  preview.after = replayed(preview.before, preview.events);
  preview.losses = losses_of(preview);
  return preview;
}

}  // namespace

std::optional<Preview> preview_battle(const Position& position) {
  if (position.phase == Phase::setup || position.phase == Phase::over) return std::nullopt;
  Position begun = battle_alone(position.phase == Phase::battle ? position : at_leisure(position));
  EventLog log;
  if (begun.phase != Phase::battle) start_battle(begun, BattleKind::played, begun.active, log);
  return preview_of(position, begun, std::move(log));
}

std::optional<Preview> preview_battle_by(const Position& position, const Action& action) {
  if (position.phase == Phase::battle) return std::nullopt;
  Position alone = battle_alone(position);
  alone.rules.add(RuleOption::one_full_board_battle);
  // In its own stage the end of a last turn leads to the Final Battle.
  for (const Stage stage : {Stage{alone.stage}, Stage{position.stage}}) {
    Position begun = alone;
    begun.stage = stage;
    EventLog log;
    apply(begun, action, log);
    const bool is_fought = std::any_of(log.events.begin(), log.events.end(), is_over);
    if (is_fought || begun.phase == Phase::battle) return preview_of(position, begun, std::move(log));
  }
  return std::nullopt;
}

}  // namespace nhx
