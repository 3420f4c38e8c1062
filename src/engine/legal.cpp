#include "engine/legal.h"

#include <bit>

#include "engine/battle/battle.h"
#include "engine/draws.h"
#include "engine/turn/blow.h"
#include "engine/turn/duel.h"
#include "engine/turn/flow.h"
#include "engine/turn/hand.h"
#include "engine/turn/movement.h"
#include "engine/turn/pending.h"

namespace nhx {

namespace {

// Lists what the active player can do in his turn.
class TurnActions {
 public:
  TurnActions(const Position& position, ActionList& actions)
      : position_(position), player_(position.players[position.active]), seat_(position.active), actions_(actions) {}

  void list_all() {
    list_redraws();
    if (position_.played < play_limit(position_)) {
      for_each_tile([&](TileId tile) { list_tile(tile); });
    }
    list_rest();
  }

  // What needs no tile to be played.
  void list_rest() {
    if (!position_.rules.has(RuleOption::reinforcements) || position_.rules.has(RuleOption::leftovers_may_go)) list_discards();
    effects();
    list_abilities();
    if (position_.duel_board()) {
      list_procedures();
      list_energy();
    }
    add({.kind = ActionKind::end});
  }

  void list_redraws() {
    if (!position_.drawing) return;
    if (!position_.rules.has(RuleOption::reinforcements)) return add({.kind = ActionKind::redraw});
    FixedVector<TileId, kHandTiles> drawn;
    for (std::size_t i = 0; i < kHandTiles; ++i) {
      if (((player_.drawn >> i) & 1) != 0) drawn.push_back(player_.hand[i]);
    }
    for (unsigned set = 0; set < (1U << drawn.size()); ++set) {
      if (std::popcount(set) != 3 || !is_lowest_choice(drawn, set)) continue;
      Action action{.kind = ActionKind::redraw};
      choose(drawn, set, action);
      add(action);
    }
  }

  void list_discards() {
    for_each_tile([&](TileId tile) {
      Action action{.kind = ActionKind::discard};
      action.tiles[0] = tile;
      add(action);
    });
  }

  void list_tile(TileId tile) {
    if (kind_of(tile) != TileKind::instant) return list_placements(tile);
    switch (instant_ability(tile)) {
      case Ability::battle:
        if (position_.stage == Stage::usual) add({.kind = ActionKind::battle});
        break;
      case Ability::move: return list_moves();
      case Ability::push_back: return list_pushes(ActionKind::push, usable(effects(), seat_));
      case Ability::sniper: return list_targets(ActionKind::sniper, aims(position_, effects(), seat_));
      case Ability::grenade:
        return list_targets(ActionKind::grenade, aims(position_, effects(), seat_) & grenade_reach(position_, effects(), seat_));
      case Ability::air_strike:
        for (const Hex hex : position_.playable()) {
          if (air_strike_area(position_, hex).any()) add({.kind = ActionKind::air_strike, .a = hex});
        }
        break;
      case Ability::small_bomb: return list_small_bombs();
      case Ability::castling: return list_castlings();
      case Ability::rotation: return list_turns(ActionKind::rotate, usable(effects(), seat_));
      case Ability::terror: add({.kind = ActionKind::terror}); break;
      default: break;
    }
  }

 private:
  void add(Action action) {
    action.seat = seat_;
    actions_.push_back(action);
  }

  const Effects& effects() {
    if (effects_.seats == 0) effects_ = control_of(position_);
    return effects_;
  }

  // Each tile of the hand once.
  template <class Visit>
  void for_each_tile(Visit visit) {
    for (std::size_t i = 0; i < kHandTiles && player_.hand[i] != kNoTile; ++i) {
      if (i == 0 || player_.hand[i] != player_.hand[i - 1]) visit(player_.hand[i]);
    }
  }

  template <class Visit>
  static void for_each_facing(TileId tile, Visit visit) {
    const int facings = is_round(tile) ? 1 : kDirections;
    for (int d = 0; d < facings; ++d) visit(direction_at(d));
  }

  [[nodiscard]] TileId tile_at(Hex hex) const { return position_.board[hex].tile; }

  // Of equal tiles the first ones are chosen: every choice of tiles once.
  template <class Tiles>
  static bool is_lowest_choice(const Tiles& tiles, unsigned set) {
    for (std::size_t i = 1; i < tiles.size(); ++i) {
      if (((set >> i) & 1) != 0 && ((set >> (i - 1)) & 1) == 0 && tiles[i] == tiles[i - 1]) return false;
    }
    return true;
  }

  template <class Tiles>
  static void choose(const Tiles& tiles, unsigned set, Action& action) {
    std::size_t count = 0;
    for (std::size_t i = 0; i < tiles.size(); ++i) {
      if (((set >> i) & 1) != 0) action.tiles[count++] = tiles[i];
    }
  }

  void list_placements(TileId tile) {
    for (const Hex hex : places_for(position_, tile)) {
      for_each_facing(tile, [&](Direction facing) {
        Action action{.kind = ActionKind::place, .a = hex, .side = facing};
        action.tiles[0] = tile;
        add(action);
      });
    }
  }

  void list_moves_of(ActionKind kind, Hex hex) {
    for (const Hex to : destinations(position_, effects(), hex)) {
      for_each_facing(tile_at(hex), [&](Direction facing) {
        if (to != hex || facing != position_.board[hex].facing) add({.kind = kind, .a = hex, .b = to, .side = facing});
      });
    }
  }

  void list_moves() {
    for (const Hex hex : usable(effects(), seat_)) list_moves_of(ActionKind::move, hex);
  }

  void list_pushes(ActionKind kind, HexSet pushers) {
    for (const Hex pusher : pushers) {
      for (const Hex target : push_targets(position_, effects(), pusher)) {
        if (retreats(position_, pusher, target).any()) add({.kind = kind, .a = pusher, .b = target});
      }
    }
  }

  void list_targets(ActionKind kind, HexSet targets) {
    for (const Hex hex : targets) add({.kind = kind, .a = hex});
  }

  void list_small_bombs() {
    for (const Hex a : position_.playable()) {
      for (const Hex b : around(a) & position_.playable()) {
        if (b < a) continue;
        for (const Hex c : around(a) & around(b) & position_.playable()) {
          if (c > b) add({.kind = ActionKind::small_bomb, .a = a, .b = b, .c = c});
        }
      }
    }
  }

  void list_castlings() {
    const HexSet units = usable(effects(), seat_);
    for (const Hex a : units) {
      for (const Hex b : around(a) & units) {
        if (a < b) add({.kind = ActionKind::castle, .a = a, .b = b});
      }
    }
  }

  void list_turns(ActionKind kind, HexSet units) {
    for (const Hex hex : units) {
      for_each_facing(tile_at(hex), [&](Direction facing) {
        if (facing != position_.board[hex].facing) add({.kind = kind, .a = hex, .side = facing});
      });
    }
  }

  void list_abilities() {
    const HexSet units = usable(effects_, seat_);
    for (const Hex hex : units& serving(position_, Service::walks)) {
      if (!has_moved(position_, hex, Moved::mobility)) list_moves_of(ActionKind::walk, hex);
    }
    for (const Hex hex : transported(position_, effects_, seat_)) {
      if (!has_moved(position_, hex, Moved::transport)) list_moves_of(ActionKind::transport, hex);
    }
    for (const Hex hex : moved_by_hq(position_, effects_, seat_)) {
      if (!has_moved(position_, hex, Moved::hq)) list_moves_of(ActionKind::hq_move, hex);
    }
    const Hex hq = turning_hq(position_, effects_, seat_);
    if (hq != kNoHex && !position_.hq_turned) list_turns(ActionKind::hq_turn, units - HexSet::of(hq));
  }

  [[nodiscard]] bool can_pay(ActionKind kind) const { return player_.energy >= cost_of(position_.rules, kind); }

  void list_procedures() {
    const HexSet links = links_of(position_, effects_, seat_);
    if (can_pay(ActionKind::run_rotation)) list_turns(ActionKind::run_rotation, links);
    if (can_pay(ActionKind::run_swap)) list_swaps(links - effects_.with(Trait::hq));
    if (can_pay(ActionKind::run_push)) list_pushes(ActionKind::run_push, links);
    if (can_pay(ActionKind::run_laser)) {
      for (const Hex a : links) {
        for (const Hex b : links) {
          if (a < b && laser_targets(position_, effects_, seat_, a, b).any()) add({.kind = ActionKind::run_laser, .a = a, .b = b});
        }
      }
    }
    if (can_pay(ActionKind::run_elimination)) {
      list_targets(ActionKind::run_elimination, elimination_targets(position_, effects_, seat_));
    }
    if (can_pay(ActionKind::run_detonation) && detonation_targets(position_, effects_, seat_).any()) {
      add({.kind = ActionKind::run_detonation});
    }
  }

  void list_swaps(HexSet links) {
    for (const Hex a : links) {
      for (const Hex b : links) {
        if (b <= a) continue;
        for_each_facing(tile_at(a), [&](Direction first) {
          for_each_facing(tile_at(b), [&](Direction second) {
            add({.kind = ActionKind::run_swap, .a = a, .b = b, .side = first, .second_side = second});
          });
        });
      }
    }
  }

  void list_energy() {
    const int room = kMaxEnergy - player_.energy;
    FixedVector<TileId, kHandTiles> hand;
    for (const TileId tile : player_.hand) {
      if (tile != kNoTile) hand.push_back(tile);
    }
    for (unsigned set = 0; set < (1U << hand.size()); ++set) {
      const int tiles = std::popcount(set);
      if (tiles > room || !is_lowest_choice(hand, set)) continue;
      for (int points = tiles == 0 ? 1 : 0; tiles + points <= room && points < player_.hp; ++points) {
        Action action{.kind = ActionKind::energy, .number = static_cast<u8>(points)};
        choose(hand, set, action);
        add(action);
      }
    }
  }

  const Position& position_;
  const Player& player_;
  Seat seat_;
  ActionList& actions_;
  Effects effects_;
};

void list_hq_places(const Position& position, ActionList& actions) {
  const TileId hq = hq_of(position.players[position.to_act].army);
  for (const Hex hex : position.playable() - position.units) {
    for (int d = 0; d < (is_round(hq) ? 1 : kDirections); ++d) {
      actions.push_back({.kind = ActionKind::hq, .seat = position.to_act, .a = hex, .side = direction_at(d)});
    }
  }
}

void list_retreats(const Position& position, ActionList& actions) {
  const Pending& push = position.pending;
  for (const Hex hex : retreats(position, push.a, push.b)) {
    actions.push_back({.kind = ActionKind::retreat, .seat = position.to_act, .a = push.b, .b = hex});
  }
}

void list_captives(const Position& position, ActionList& actions) {
  const Effects effects = control_of(position);
  const SeatSet seats = captors(position, effects);
  const Seat seat = position.to_act;
  if (position.after_battle && !position.order_named && std::popcount(seats) > 1) {
    for (Seat next = 0; next < kSeats; ++next) {
      if ((seats & seat_bit(next)) != 0) actions.push_back({.kind = ActionKind::order, .seat = seat, .next = next});
    }
    return;
  }
  for (const Hex hex : position.captives & effects.held[seat]) {
    const int facings = is_round(position.board[hex].tile) ? 1 : kDirections;
    for (int d = 0; d < facings; ++d) actions.push_back({.kind = ActionKind::turn, .seat = seat, .a = hex, .side = direction_at(d)});
  }
}

void list_answers(const Position& position, ActionList& actions) {
  AnswerList question;
  AnswerList chosen;
  if (position.phase == Phase::battle) {
    pending_question(position, question, chosen);
  } else {
    pending_answers(position, question, chosen);
  }
  for (const Action& answer : question) actions.push_back(answer);
}

}  // namespace

void legal_actions(const Position& position, ActionList& actions) {
  actions.clear();
  switch (position.phase) {
    case Phase::setup: return list_hq_places(position, actions);
    case Phase::draw: {
      PossibleDraws draws;
      possible_draws(position, draws);
      for (const PossibleDraw& draw : draws) actions.push_back(draw.action);
      return;
    }
    case Phase::discard: {
      TurnActions turn(position, actions);
      turn.list_redraws();
      turn.list_discards();
      return;
    }
    case Phase::play: return TurnActions(position, actions).list_all();
    case Phase::retreat: return list_retreats(position, actions);
    case Phase::captive: return list_captives(position, actions);
    case Phase::medic:
    case Phase::battle: return list_answers(position, actions);
    case Phase::over: return;
  }
}

void actions_with(const Position& position, TileId tile, ActionList& actions) {
  actions.clear();
  if (position.phase != Phase::play || position.played >= play_limit(position)) return;
  TurnActions(position, actions).list_tile(tile);
}

void actions_without_tile(const Position& position, ActionList& actions) {
  actions.clear();
  if (position.phase != Phase::play) return;
  TurnActions turn(position, actions);
  turn.list_redraws();
  turn.list_rest();
}

HexSet places_for(const Position& position, TileId tile) {
  const Seat seat = position.active;
  HexSet hexes = !position.players[seat].terror ? free_hexes(position) : HexSet{};
  if (is_unit(kind_of(tile))) {
    const HexSet transporters = serving(position, Service::makes_room);
    if (transporters.any()) hexes |= transporters & usable(control_of(position), seat);
    return hexes;
  }
  for (const Hex hex : hexes) {
    if (position.board[hex].tile != kNoTile) hexes.remove(hex);
  }
  return hexes;
}

}  // namespace nhx
