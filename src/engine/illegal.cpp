#include <algorithm>
#include <bit>

#include "engine/legal.h"
#include "engine/model/action_spec.h"
#include "engine/turn/blow.h"
#include "engine/turn/duel.h"
#include "engine/turn/hand.h"
#include "engine/turn/movement.h"
#include "engine/turn/outcome.h"

namespace nhx {

namespace {

// Why an action of the active player's turn cannot be done.
class Objections {
 public:
  Objections(const Position& position, const Action& action)
      : position_(position), action_(action), player_(position.players[position.active]), effects_(control_of(position)) {}

  [[nodiscard]] Illegal find() const {
    if (const Illegal reason = about_hexes(); reason != Illegal::none) return reason;
    if (const Illegal reason = about_tile(); reason != Illegal::none) return reason;
    switch (action_.kind) {
      case ActionKind::place: return about_placing();
      case ActionKind::battle: return position_.stage == Stage::usual ? Illegal::none : Illegal::no_battle;
      case ActionKind::move:
      case ActionKind::walk:
      case ActionKind::transport:
      case ActionKind::hq_move: return about_moving();
      case ActionKind::push:
      case ActionKind::run_push: return about_pushing();
      case ActionKind::sniper: return about_aim(action_.a);
      case ActionKind::grenade: return about_grenade();
      case ActionKind::air_strike: return air_strike_area(position_, action_.a).any() ? Illegal::none : Illegal::not_on_board;
      case ActionKind::small_bomb: return about_small_bomb();
      case ActionKind::castle: return about_castling();
      case ActionKind::rotate:
      case ActionKind::hq_turn:
      case ActionKind::run_rotation: return about_turning();
      case ActionKind::run_swap: return about_swap();
      case ActionKind::run_laser: return about_laser();
      case ActionKind::run_elimination: return about_elimination();
      case ActionKind::run_detonation: return about_detonation();
      case ActionKind::energy: return about_energy();
      case ActionKind::discard: return about_discard();
      case ActionKind::redraw: return about_redraw();
      case ActionKind::terror:
      case ActionKind::end:
      case ActionKind::resign: return Illegal::none;
      case ActionKind::hq:
      case ActionKind::draw:
      case ActionKind::retreat:
      case ActionKind::turn:
      case ActionKind::explode:
      case ActionKind::hold:
      case ActionKind::convert:
      case ActionKind::keep:
      case ActionKind::medic:
      case ActionKind::order: break;
    }
    return Illegal::not_now;
  }

 private:
  [[nodiscard]] TileId tile_at(Hex hex) const { return position_.board[hex].tile; }

  // Every named hex is on the board, and those of any order come in the order of their names.
  [[nodiscard]] Illegal about_hexes() const {
    Hex previous = kNoHex;
    bool is_ordered = true;
    for (const Operand& operand : operands_of(action_.kind)) {
      if (operand.type != OperandType::hex) continue;
      const Hex hex = hex_of(action_, operand.field);
      if (hex >= kHexes || !position_.playable().has(hex)) return Illegal::not_on_board;
      is_ordered = is_ordered && (previous == kNoHex || previous < hex);
      previous = hex;
    }
    return spec_of(action_.kind).any_order && !is_ordered ? Illegal::wrong_order : Illegal::none;
  }

  // The tile that is played is in the hand and may still be played; a procedure can be paid.
  [[nodiscard]] Illegal about_tile() const {
    switch (spec_of(action_.kind).pays.with) {
      case PaidWith::tile:
      case PaidWith::instant:
        if (!holds(player_, played_tile(player_.army, action_))) return Illegal::no_such_tile;
        return position_.played < play_limit(position_) ? Illegal::none : Illegal::limit;
      case PaidWith::energy:
        if (!position_.duel_board()) return Illegal::no_duel_board;
        return player_.energy < cost_of(position_.rules, action_.kind) ? Illegal::no_energy : Illegal::none;
      default: return Illegal::none;
    }
  }

  [[nodiscard]] Illegal about_facing(TileId tile, Direction side) const {
    if (index_of(side) >= kDirections) return Illegal::facing;
    return is_round(tile) && side != Direction::n ? Illegal::facing : Illegal::none;
  }

  [[nodiscard]] Illegal about_placing() const {
    const TileId tile = action_.tiles[0];
    const TileKind kind = kind_of(tile);
    if (kind == TileKind::instant) return Illegal::wrong_kind;
    if (const Illegal reason = about_facing(tile, action_.side); reason != Illegal::none) return reason;
    const Hex hex = action_.a;
    if (is_unit(kind) && position_.units.has(hex) && facts_of(tile_at(hex)).does(Service::makes_room)) return about_own(hex);
    if (position_.units.has(hex) || (!is_unit(kind) && tile_at(hex) != kNoTile)) return Illegal::taken;
    return player_.terror ? Illegal::terror : Illegal::none;
  }

  // A unit the player controls and that is free to act.
  [[nodiscard]] Illegal about_own(Hex hex) const {
    if (!position_.units.has(hex)) return Illegal::nobody_there;
    if (controller(position_, effects_, hex) != position_.active) return Illegal::not_yours;
    return effects_.netted.has(hex) ? Illegal::netted : Illegal::none;
  }

  [[nodiscard]] Illegal about_moving() const {
    if (const Illegal reason = about_own(action_.a); reason != Illegal::none) return reason;
    if (const Illegal reason = about_way(); reason != Illegal::none) return reason;
    if (const Illegal reason = about_facing(tile_at(action_.a), action_.side); reason != Illegal::none) return reason;
    if (action_.a == action_.b) return position_.board[action_.a].facing == action_.side ? Illegal::nothing_changes : Illegal::none;
    if (destinations(position_, effects_, action_.a).has(action_.b)) return Illegal::none;
    if (position_.units.has(action_.b)) return Illegal::taken;
    HexSet near = around(action_.a);
    for (const Hex hex : near) near |= around(hex);
    return near.has(action_.b) && !around(action_.a).has(action_.b) && has_recon(position_, effects_, position_.active) ? Illegal::no_way
                                                                                                                        : Illegal::too_far;
  }

  [[nodiscard]] Illegal about_way() const {
    if (action_.kind == ActionKind::move) return Illegal::none;
    const Seat seat = position_.active;
    if (action_.kind == ActionKind::walk && !facts_of(tile_at(action_.a)).does(Service::walks)) return Illegal::no_mobility;
    if (action_.kind == ActionKind::transport && !transported(position_, effects_, seat).has(action_.a)) return Illegal::no_link;
    if (action_.kind == ActionKind::hq_move && !moved_by_hq(position_, effects_, seat).has(action_.a)) return Illegal::no_link;
    return has_moved(position_, action_.a, spec_of(action_.kind).pays.mark) ? Illegal::used : Illegal::none;
  }

  [[nodiscard]] Illegal about_pushing() const {
    if (const Illegal reason = about_own(action_.a); reason != Illegal::none) return reason;
    if (action_.kind == ActionKind::run_push && !is_link(action_.a)) return Illegal::no_link;
    if (!position_.units.has(action_.b)) return Illegal::nobody_there;
    if (!around(action_.a).has(action_.b)) return Illegal::too_far;
    if (effects_.netted.has(action_.b)) return Illegal::netted;
    if (!push_targets(position_, effects_, action_.a).has(action_.b)) return Illegal::not_an_enemy;
    return retreats(position_, action_.a, action_.b).any() ? Illegal::none : Illegal::no_retreat;
  }

  [[nodiscard]] bool is_link(Hex hex) const { return links_of(position_, effects_, position_.active).has(hex); }

  [[nodiscard]] Illegal about_aim(Hex hex) const {
    if (aims(position_, effects_, position_.active).has(hex)) return Illegal::none;
    if (position_.units.has(hex) && effects_.friends[position_.active].has(hex)) return Illegal::not_an_enemy;
    if (effects_.with(Trait::hq).has(hex)) return Illegal::hq_is_safe;
    return tile_at(hex) != kNoTile ? Illegal::not_an_enemy : Illegal::no_target;
  }

  [[nodiscard]] Illegal about_grenade() const {
    if (const Illegal reason = about_aim(action_.a); reason != Illegal::none) return reason;
    const HexSet hqs = effects_.with(Trait::hq) & effects_.held[position_.active];
    if ((hqs - effects_.netted).none()) return Illegal::netted;
    return grenade_reach(position_, effects_, position_.active).has(action_.a) ? Illegal::none : Illegal::too_far;
  }

  [[nodiscard]] Illegal about_small_bomb() const {
    const bool is_corner = around(action_.a).has(action_.b) && (around(action_.a) & around(action_.b)).has(action_.c);
    return is_corner ? Illegal::none : Illegal::too_far;
  }

  [[nodiscard]] Illegal about_castling() const {
    for (const Hex hex : {action_.a, action_.b}) {
      if (const Illegal reason = about_own(hex); reason != Illegal::none) return reason;
    }
    return around(action_.a).has(action_.b) ? Illegal::none : Illegal::too_far;
  }

  [[nodiscard]] Illegal about_turning() const {
    if (const Illegal reason = about_own(action_.a); reason != Illegal::none) return reason;
    if (action_.kind == ActionKind::run_rotation && !is_link(action_.a)) return Illegal::no_link;
    if (action_.kind == ActionKind::hq_turn) {
      const Hex hq = turning_hq(position_, effects_, position_.active);
      if (hq == kNoHex && (serving(position_, Service::turns_others) & effects_.held[position_.active]).any()) return Illegal::netted;
      if (hq == kNoHex || hq == action_.a) return Illegal::no_link;
      if (position_.hq_turned) return Illegal::used;
    }
    if (const Illegal reason = about_facing(tile_at(action_.a), action_.side); reason != Illegal::none) return reason;
    return position_.board[action_.a].facing == action_.side ? Illegal::nothing_changes : Illegal::none;
  }

  [[nodiscard]] Illegal about_swap() const {
    for (const Hex hex : {action_.a, action_.b}) {
      if (const Illegal reason = about_own(hex); reason != Illegal::none) return reason;
      if (!is_link(hex)) return Illegal::no_link;
      if (effects_.with(Trait::hq).has(hex)) return Illegal::hq_is_safe;
    }
    if (const Illegal reason = about_facing(tile_at(action_.a), action_.side); reason != Illegal::none) return reason;
    return about_facing(tile_at(action_.b), action_.second_side);
  }

  [[nodiscard]] Illegal about_laser() const {
    for (const Hex hex : {action_.a, action_.b}) {
      if (const Illegal reason = about_own(hex); reason != Illegal::none) return reason;
      if (!is_link(hex)) return Illegal::no_link;
    }
    const HexSet targets = laser_targets(position_, effects_, position_.active, action_.a, action_.b);
    return targets.any() ? Illegal::none : Illegal::no_target;
  }

  [[nodiscard]] Illegal about_elimination() const {
    if (!position_.units.has(action_.a)) return Illegal::nobody_there;
    if (effects_.friends[position_.active].has(action_.a)) return Illegal::not_an_enemy;
    if (effects_.with(Trait::hq).has(action_.a)) return Illegal::hq_is_safe;
    const HexSet targets = elimination_targets(position_, effects_, position_.active);
    return targets.has(action_.a) ? Illegal::none : Illegal::no_link;
  }

  [[nodiscard]] Illegal about_detonation() const {
    return detonation_targets(position_, effects_, position_.active).any() ? Illegal::none : Illegal::no_target;
  }

  // The tiles are in the hand, in order, without gaps; their number.
  [[nodiscard]] Illegal about_several_tiles(int& count) const {
    Player rest = player_;
    count = 0;
    bool is_closed = false;
    for (const TileId tile : action_.tiles) {
      if (tile == kNoTile) {
        is_closed = true;
        continue;
      }
      if (is_closed || (count > 0 && action_.tiles[static_cast<std::size_t>(count) - 1] > tile)) return Illegal::wrong_order;
      if (!holds(rest, tile)) return Illegal::no_such_tile;
      take_from_hand(rest, tile);
      ++count;
    }
    return Illegal::none;
  }

  [[nodiscard]] Illegal about_energy() const {
    if (!position_.duel_board()) return Illegal::no_duel_board;
    int tiles = 0;
    if (const Illegal reason = about_several_tiles(tiles); reason != Illegal::none) return reason;
    if (tiles + action_.number == 0) return Illegal::nothing_changes;
    if (player_.energy + tiles + action_.number > kMaxEnergy) return Illegal::too_much_energy;
    return action_.number >= player_.hp ? Illegal::last_point : Illegal::none;
  }

 public:
  [[nodiscard]] Illegal about_redraw() const {
    if (!position_.drawing) return Illegal::not_unlucky;
    int tiles = 0;
    if (const Illegal reason = about_several_tiles(tiles); reason != Illegal::none) return reason;
    if (!position_.rules.has(RuleOption::reinforcements)) return tiles == 0 ? Illegal::none : Illegal::wrong_kind;
    if (tiles != 3) return Illegal::wrong_kind;
    Player drawn = player_;
    drawn.hand = {};
    for (std::size_t i = 0, n = 0; i < kHandTiles; ++i) {
      if (((player_.drawn >> i) & 1) != 0) drawn.hand[n++] = player_.hand[i];
    }
    for (const TileId tile : action_.tiles) {
      if (tile == kNoTile) break;
      if (!holds(drawn, tile)) return Illegal::not_unlucky;
      take_from_hand(drawn, tile);
    }
    return Illegal::none;
  }

  [[nodiscard]] Illegal about_discard() const {
    if (!holds(player_, action_.tiles[0])) return Illegal::no_such_tile;
    const bool must_keep = position_.rules.has(RuleOption::reinforcements) && !position_.rules.has(RuleOption::leftovers_may_go);
    return position_.phase == Phase::play && must_keep ? Illegal::must_keep : Illegal::none;
  }

 private:
  const Position& position_;
  const Action& action_;
  const Player& player_;
  Effects effects_;
};

// Decision D52; a Battle that goes on without whoever resigns must end first.
Illegal about_resigning(const Position& position, const Action& action) {
  const bool ends_game = winners_after_resigning(position, action.seat) != 0;
  return ends_game || position.phase != Phase::battle ? Illegal::none : Illegal::not_now;
}

Illegal about_answer(const Position& position, const Action& action) {
  ActionList offered;
  legal_actions(position, offered);
  if (std::find(offered.begin(), offered.end(), action) != offered.end()) return Illegal::none;
  const bool is_asked = std::any_of(offered.begin(), offered.end(), [&](const Action& other) { return other.kind == action.kind; });
  return is_asked ? Illegal::not_offered : Illegal::not_now;
}

Illegal about_hq(const Position& position, const Action& action) {
  if (action.kind != ActionKind::hq) return Illegal::not_now;
  if (action.a >= kHexes || !position.playable().has(action.a)) return Illegal::not_on_board;
  if (position.units.has(action.a)) return Illegal::taken;
  if (index_of(action.side) >= kDirections) return Illegal::facing;
  const bool is_hq_round = is_round(hq_of(position.players[position.to_act].army));
  return is_hq_round && action.side != Direction::n ? Illegal::facing : Illegal::none;
}

Illegal about_draw(const Position& position, const Action& action) {
  if (action.kind != ActionKind::draw) return Illegal::not_now;
  return about_answer(position, action) == Illegal::none ? Illegal::none : Illegal::no_such_tile;
}

}  // namespace

Illegal why_illegal(const Position& position, const Action& action) {
  if (position.phase == Phase::over) return Illegal::over;
  if (action.seat != position.to_act) return Illegal::not_your_turn;
  if (!(with_operands_only(action) == action)) return Illegal::not_offered;
  if (std::any_of(action.tiles.begin(), action.tiles.end(), [](TileId tile) { return tile > kTileTypes; })) return Illegal::no_such_tile;
  if (action.kind == ActionKind::resign) return about_resigning(position, action);
  switch (position.phase) {
    case Phase::setup: return about_hq(position, action);
    case Phase::draw: return about_draw(position, action);
    case Phase::discard:
      if (action.kind == ActionKind::redraw) return Objections(position, action).about_redraw();
      return action.kind == ActionKind::discard ? Objections(position, action).about_discard() : Illegal::not_now;
    case Phase::play:
      if (spec_of(action.kind).occasion != Occasion::turn) return Illegal::not_now;
      return Objections(position, action).find();
    default: return about_answer(position, action);
  }
}

}  // namespace nhx
