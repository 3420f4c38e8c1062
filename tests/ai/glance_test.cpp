#include "ai/search/glance.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <limits>

#include "ai/search/carry_out.h"
#include "ai/value/evaluation.h"
#include "bench/random_game.h"
#include "engine/legal.h"
#include "engine/setup.h"

#include "whole_game.h"

namespace nhx {
namespace {

// Decisions about placements in random games of all modes.
template <class Look>
void look_at_plays(u64 games, Look look) {
  for (u64 game = 0; game < games; ++game) {
    Rng rng(game);
    Position position = start_position(random_setup(rng));
    play_to_the_end(position, rng, [&](const Position& now) {
      ActionList actions;
      legal_actions(now, actions);
      if (now.phase == Phase::play) look(now, actions);
      return actions[rng.below(static_cast<u32>(actions.size()))];
    });
  }
}

bool has(const ActionList& actions, const Action& action) { return std::find(actions.begin(), actions.end(), action) != actions.end(); }

TEST(Glance, KeepsSomeOfEveryKindAndAllThatHasNoPlace) {
  look_at_plays(20, [](const Position& position, const ActionList& actions) {
    constexpr int kWidth = 5;
    ActionList kept = actions;
    keep_promising(position, kWidth, kept);
    const auto alike = [](const ActionList& list, const Action& like) {
      return std::count_if(list.begin(), list.end(),
                           [&](const Action& action) { return action.kind == like.kind && action.tiles[0] == like.tiles[0]; });
    };
    for (const Action& action : kept) ASSERT_TRUE(has(actions, action));
    for (const Action& action : actions) {
      const int least = action.kind == ActionKind::place ? kWidth : (kWidth + 1) / 2;
      ASSERT_GE(alike(kept, action), std::min<std::ptrdiff_t>(least, alike(actions, action)));
      if (action.kind == ActionKind::battle || action.kind == ActionKind::end || action.kind == ActionKind::discard) {
        ASSERT_TRUE(has(kept, action));
      }
    }
  });
}

TEST(Glance, KeepsEverythingWhenThereIsRoom) {
  look_at_plays(5, [](const Position& position, const ActionList& actions) {
    ActionList kept = actions;
    keep_promising(position, 10'000, kept);
    ASSERT_TRUE(std::equal(kept.begin(), kept.end(), actions.begin(), actions.end()));
  });
}

// The placement with the best prospects, or one that is hardly worse, is nearly always among the twelve that look best.
TEST(Glance, HardlyEverMissesTheBestPlacement) {
  int tiles = 0;
  int found = 0;
  look_at_plays(30, [&](const Position& position, const ActionList&) {
    if (position.turn % 5 != 0) return;
    const Seat seat = position.active;
    for (const TileId tile : position.players[seat].hand) {
      if (tile == kNoTile || kind_of(tile) == TileKind::instant || kind_of(tile) == TileKind::foundation) continue;
      ActionList places;
      actions_with(position, tile, places);
      if (places.size() < 24) continue;
      const auto best = [&] {
        int most = std::numeric_limits<int>::min();
        for (const Action& action : places) {
          Position after = position;
          carry_out(after, action);
          most = std::max(most, prospects(after, seat));
        }
        return most;
      };
      const int of_all = best();
      keep_promising(position, 12, places);
      ASSERT_EQ(places.size(), 12U);
      ++tiles;
      found += best() >= of_all - 10 ? 1 : 0;
    }
  });
  EXPECT_GE(tiles, 100);
  EXPECT_GE(found * 100, tiles * 85) << tiles;
}

}  // namespace
}  // namespace nhx
