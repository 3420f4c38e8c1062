#pragma once

#include <algorithm>

#include "engine/position.h"

// Hands and piles.
namespace nhx {

inline int hand_size(const Player& player) {
  return static_cast<int>(std::find(player.hand.begin(), player.hand.end(), kNoTile) - player.hand.begin());
}

inline bool holds(const Player& player, TileId tile) {
  return tile != kNoTile && std::find(player.hand.begin(), player.hand.end(), tile) != player.hand.end();
}

// The tile of the player's army that does this when played; kNoTile when the army has none.
TileId instant_tile(Army army, Ability ability);

// What an instant does; Ability::none for other tiles.
inline Ability instant_ability(TileId tile) { return spec_of(tile).kind == TileKind::instant ? spec_of(tile).abilities[0] : Ability::none; }

void take_from_hand(Player& player, TileId tile);

// From the pile to the hand. The tile must be in the pile.
void draw_tile(Player& player, TileId tile);

// How many tiles the active player draws up to, and how many in hand mean that one must go (rulings 10, 11, 163-165, decision D50).
int draw_goal(const Position& position);
int hand_limit(const Position& position);

// How many tiles may be played in this turn; a number that no hand reaches when there is no limit.
int play_limit(const Position& position);

// May the hand that was just drawn be drawn anew (rulings 12, 165, 172)?
bool is_unlucky(const Position& position);

}  // namespace nhx
