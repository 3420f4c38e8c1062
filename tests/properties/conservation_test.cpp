#include <algorithm>
#include <gtest/gtest.h>

#include "engine/layout/effects.h"

#include "properties/deals.h"
#include "properties/random_battle.h"

// Laws about what a Battle leaves behind, with and without a listener.
namespace nhx::properties {
namespace {

constexpr u64 kPositions = 20'000;

Position law_position(u64 number) { return position_number(2'000'000'000 + number); }

int on_board(const Position& position, Seat seat, TileId tile) {
  int count = 0;
  for (const Unit& unit : position.board) count += unit.tile == tile && unit.seat == seat ? 1 : 0;
  return count;
}

int in_pile(const Player& player, TileId tile) {
  const auto tiles = pile_tiles(player.army);
  int count = 0;
  for (std::size_t copy = 0; copy < tiles.size(); ++copy) count += tiles[copy] == tile && ((player.pile >> copy) & 1) != 0 ? 1 : 0;
  return count;
}

// Tiles only leave the board; what has left is gone, but for a Bio-droid, which is in the pile again (ruling 121).
TEST(Conservation, NoTileAppearsOrVanishes) {
  for (u64 number = 0; number < kPositions; ++number) {
    const Position before = law_position(number);
    Position after = before;
    Rng rng(number);
    NoEvents sink;
    fight_randomly(after, 0, rng, sink);
    for (Seat seat = 0; seat < kSeats; ++seat) {
      const Player& player = before.players[seat];
      if (!player.plays) continue;
      ASSERT_EQ(after.players[seat].hand, player.hand);
      const auto army = static_cast<std::size_t>(player.army);
      for (TileId tile = catalogue::kLists.first[army]; tile < catalogue::kLists.first[army + 1]; ++tile) {
        const int left_the_board = on_board(before, seat, tile) - on_board(after, seat, tile);
        const int came_to_the_pile = in_pile(after.players[seat], tile) - in_pile(player, tile);
        const bool returns = spec_of(tile).abilities[0] == Ability::return_to_pile;
        ASSERT_GE(left_the_board, 0) << number << ' ' << spec_of(tile).word;
        ASSERT_EQ(came_to_the_pile, returns ? left_the_board : 0) << number << ' ' << spec_of(tile).word;
        if (returns) {
          ASSERT_EQ(after.players[seat].bio_droid_on_top, left_the_board) << number;
        }
      }
    }
  }
}

TEST(Conservation, NothingMovesOrTurnsAndNobodyStandsDead) {
  for (u64 number = 0; number < kPositions; ++number) {
    const Position before = law_position(number);
    Position after = before;
    Rng rng(number);
    NoEvents sink;
    fight_randomly(after, 0, rng, sink);
    ASSERT_TRUE((after.units - before.units).none());
    ASSERT_EQ(after.spent, before.spent) << "what is spent in a Battle is forgotten after it, position " << number;
    if (after.phase != Phase::captive) {
      ASSERT_EQ(after.cursor, before.cursor) << number;
    }
    for (Hex hex = 0; hex < kHexes; ++hex) {
      const Unit& unit = after.board[hex];
      if (!after.units.has(hex)) {
        ASSERT_EQ(unit, before.units.has(hex) ? Unit{} : before.board[hex]) << number;
        continue;
      }
      const TileSpec& spec = spec_of(unit.tile);
      Unit healed = unit;
      healed.wounds = before.board[hex].wounds;
      ASSERT_EQ(healed, before.board[hex]) << number;
      ASSERT_GE(unit.wounds, before.board[hex].wounds) << number;
      ASSERT_LE(unit.wounds, spec.toughness) << number;
      if (spec.kind == TileKind::hq) {
        ASSERT_GT(after.players[unit.seat].hp, 0) << number;
      }
    }
    for (Seat seat = 0; seat < kSeats; ++seat) ASSERT_LE(after.players[seat].hp, before.players[seat].hp) << number;
  }
}

TEST(Conservation, ListeningChangesNothing) {
  for (u64 number = 0; number < kPositions; ++number) {
    Position silent = law_position(number);
    Position heard = silent;
    NoEvents nobody;
    EventLog log;
    Rng rng(number);
    start_battle(silent, BattleKind::played, 0, nobody);
    start_battle(heard, BattleKind::played, 0, log);
    while (silent.phase == Phase::battle) {
      ASSERT_EQ(silent, heard) << number;
      ActionList actions;
      legal_actions(silent, actions);
      const Action action = actions[rng.below(static_cast<u32>(actions.size()))];
      apply(silent, action, nobody);
      apply(heard, action, log);
    }
    ASSERT_EQ(silent, heard) << number;
  }
}

struct Replayed {
  Position position;
  std::array<Seat, kHexes> controller{};
};

void replay(const Event& event, Replayed& world) {
  switch (event.kind) {
    case EventKind::wounded: world.position.board[event.a].wounds = event.n & 3U; break;
    case EventKind::destroyed:
      world.position.board[event.a] = Unit{};
      world.position.units.remove(event.a);
      break;
    case EventKind::hp: world.position.players[event.seat].hp = event.n; break;
    case EventKind::score: world.position.players[event.seat].score = event.n; break;
    case EventKind::returned: world.position.players[event.seat].bio_droid_on_top = true; break;
    case EventKind::captured: world.controller[event.a] = event.seat; break;
    case EventKind::released: world.controller[event.a] = world.position.board[event.a].seat; break;
    default: break;
  }
}

TEST(Conservation, ReplayingTheEventsGivesTheNewBoard) {
  for (u64 number = 0; number < kPositions; ++number) {
    Replayed world;
    world.position = law_position(number);
    const Effects before = effects_of(world.position);
    for (const Hex hex : world.position.units) world.controller[hex] = controller(world.position, before, hex);
    Position after = world.position;
    EventLog log;
    Rng rng(number);
    fight_randomly(after, 0, rng, log);
    for (const Event& event : log.events) replay(event, world);
    ASSERT_EQ(world.position.units, after.units) << number;
    ASSERT_EQ(world.position.board, after.board) << number;
    for (Seat seat = 0; seat < kSeats; ++seat) {
      ASSERT_EQ(world.position.players[seat].hp, after.players[seat].hp) << number;
      ASSERT_EQ(world.position.players[seat].score, after.players[seat].score) << number;
      ASSERT_EQ(world.position.players[seat].bio_droid_on_top, after.players[seat].bio_droid_on_top) << number;
    }
    const Effects effects = effects_of(after);
    for (const Hex hex : after.units) ASSERT_EQ(world.controller[hex], controller(after, effects, hex)) << number;
    const bool is_over =
        std::any_of(log.events.begin(), log.events.end(), [](const Event& event) { return event.kind == EventKind::over; });
    ASSERT_TRUE(is_over) << number;
  }
}

}  // namespace
}  // namespace nhx::properties
