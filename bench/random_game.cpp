#include "bench/random_game.h"

#include <algorithm>
#include <array>

#include "dealer/dealer.h"
#include "dealer/pick.h"
#include "engine/legal.h"
#include "engine/turn/hand.h"
#include "engine/turn/movement.h"

namespace nhx {

namespace {

int number_of_players(Mode mode, Rng& rng) {
  switch (mode) {
    case Mode::two: return 2;
    case Mode::loner: return 3;
    case Mode::team: return 4;
    default: return 3 + static_cast<int>(rng.below(4));
  }
}

BoardKind random_board(Mode mode, int players, Rng& rng) {
  if (players > 4) return BoardKind::large;
  return static_cast<BoardKind>(rng.below(mode == Mode::score ? 2 : 3));
}

Rules random_rules(Rng& rng) {
  Rules rules = kRulesPresets[rng.below(kRulesPresets.size())].rules;
  const auto sometimes = [&] { return rng.below(6) == 0; };
  if (sometimes()) rules.add(RuleOption::alternative_start);
  if (sometimes()) rules.add(RuleOption::reinforcements);
  if (sometimes()) rules.add(RuleOption::leftovers_may_go);
  if (sometimes()) rules.add(RuleOption::unlucky_draw_needs_three);
  if (sometimes()) rules.add(RuleOption::push_costs_3);
  if (sometimes()) rules.add(RuleOption::least_damage);
  return rules;
}

u8 team_of(Mode mode, std::size_t seat) {
  if (mode == Mode::loner) return seat > 0 ? 1 : 0;
  return static_cast<u8>(mode == Mode::team ? seat % 2 : seat);
}

Action random_of_a_kind(const ActionList& actions, Rng& rng) {
  std::array<u32, kActionKinds> count{};
  u32 kinds = 0;
  for (const Action& action : actions) {
    if (count[static_cast<std::size_t>(action.kind)]++ == 0) ++kinds;
  }
  u32 skip = rng.below(kinds);
  std::size_t kind = 0;
  while (count[kind] == 0 || skip-- > 0) ++kind;
  u32 index = rng.below(count[kind]);
  const auto* found = std::find_if(actions.begin(), actions.end(),
                                   [&](const Action& action) { return static_cast<std::size_t>(action.kind) == kind && index-- == 0; });
  return *found;
}

Direction random_facing(TileId tile, Rng& rng) { return is_round(tile) ? Direction::n : static_cast<Direction>(rng.below(kDirections)); }

Action random_hq(const Position& position, Rng& rng) {
  const Seat seat = position.to_act;
  const TileId hq = hq_of(position.players[seat].army);
  return {.kind = ActionKind::hq, .seat = seat, .a = random_member(free_hexes(position), rng), .side = random_facing(hq, rng)};
}

Action random_discard(const Position& position, Rng& rng) {
  const Player& player = position.players[position.active];
  Action action{.kind = ActionKind::discard, .seat = position.active};
  action.tiles[0] = player.hand[rng.below(static_cast<u32>(hand_size(player)))];
  return action;
}

Action end_of_turn(const Position& position) { return {.kind = ActionKind::end, .seat = position.active}; }

Action random_placement(const Position& position, TileId tile, Rng& rng) {
  const HexSet hexes = places_for(position, tile);
  if (hexes.none()) return end_of_turn(position);
  Action action{.kind = ActionKind::place, .seat = position.active, .a = random_member(hexes, rng)};
  action.side = random_facing(tile, rng);
  action.tiles[0] = tile;
  return action;
}

// First the unit, then where it goes, then how it stands there: a list of all moves would be long.
Action random_move(const Position& position, Rng& rng) {
  const Seat seat = position.active;
  const Effects effects = control_of(position);
  if (usable(effects, seat).none()) return end_of_turn(position);
  const Hex hex = random_member(usable(effects, seat), rng);
  const Unit& unit = position.board[hex];
  const TileId tile = unit.tile;
  HexSet hexes = destinations(position, effects, hex);
  if (is_round(tile)) hexes.remove(hex);
  if (hexes.none()) return end_of_turn(position);
  Action action{.kind = ActionKind::move, .seat = seat, .a = hex, .b = random_member(hexes, rng)};
  action.side = action.b == hex ? turned(unit.facing, 1 + static_cast<int>(rng.below(kDirections - 1))) : random_facing(tile, rng);
  return action;
}

Action random_push(const Position& position, Rng& rng) {
  const Seat seat = position.active;
  const Effects effects = control_of(position);
  if (usable(effects, seat).none()) return end_of_turn(position);
  const Hex pusher = random_member(usable(effects, seat), rng);
  const HexSet targets = push_targets(position, effects, pusher);
  if (targets.none()) return end_of_turn(position);
  const Hex pushed = random_member(targets, rng);
  if (retreats(position, pusher, pushed).none()) return end_of_turn(position);
  return {.kind = ActionKind::push, .seat = seat, .a = pusher, .b = pushed};
}

Action random_use(const Position& position, TileId tile, Rng& rng) {
  if (kind_of(tile) != TileKind::instant) return random_placement(position, tile, rng);
  if (instant_ability(tile) == Ability::move) return random_move(position, rng);
  if (instant_ability(tile) == Ability::push_back) return random_push(position, rng);
  ActionList actions;
  actions_with(position, tile, actions);
  return actions.empty() ? end_of_turn(position) : actions[rng.below(static_cast<u32>(actions.size()))];
}

Action random_play(const Position& position, Rng& rng) {
  if (rng.below(32) == 0) {
    ActionList actions;
    actions_without_tile(position, actions);
    return random_of_a_kind(actions, rng);
  }
  const Player& player = position.players[position.active];
  const auto size = static_cast<u32>(hand_size(player));
  if (size == 0 || position.played >= play_limit(position)) return end_of_turn(position);
  return random_use(position, player.hand[rng.below(size)], rng);
}

}  // namespace

Setup random_setup(Rng& rng) {
  Setup setup;
  setup.mode = static_cast<Mode>(rng.below(kModes));
  const int players = number_of_players(setup.mode, rng);
  setup.board = random_board(setup.mode, players, rng);
  setup.rules = random_rules(rng);
  std::array<Army, kArmies> armies{};
  for (std::size_t i = 0; i < armies.size(); ++i) armies[i] = static_cast<Army>(i);
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat) {
    std::swap(armies[seat], armies[seat + rng.below(static_cast<u32>(armies.size() - seat))]);
    setup.seats.push_back({armies[seat], team_of(setup.mode, seat)});
  }
  return setup;
}

Action random_action(const Position& position, Rng& rng) {
  if (position.phase == Phase::draw) return deal_tile(position, rng);
  ActionList actions;
  legal_actions(position, actions);
  if (position.phase == Phase::play) return random_of_a_kind(actions, rng);
  return actions[rng.below(static_cast<u32>(actions.size()))];
}

Action quick_random_action(const Position& position, Rng& rng) {
  if (position.phase == Phase::draw) return deal_tile(position, rng);
  if (position.phase == Phase::play) return random_play(position, rng);
  if (position.phase == Phase::discard) return random_discard(position, rng);
  if (position.phase == Phase::setup) return random_hq(position, rng);
  return random_action(position, rng);
}

}  // namespace nhx
