#pragma once

#include <algorithm>
#include <bit>

#include "engine/model/action.h"

// Hands and piles.
namespace nhx {

// A hand as one word, a byte for each place from the lowest, so that all places are searched and shifted at once: a hand is random, and a
// loop over it ends where no processor expects it. Tiles are less than 128.
namespace hand_word {

inline constexpr u64 kOnes = 0x0101'0101'0101;
inline constexpr u64 kHighs = kOnes << 7;

constexpr u64 read(const std::array<TileId, kHandTiles>& hand) {
  const u32 low = u32{hand[0]} | u32{hand[1]} << 8 | u32{hand[2]} << 16 | u32{hand[3]} << 24;
  return low | u64{hand[4]} << 32 | u64{hand[5]} << 40;
}

// The highest bit of each byte that is not zero.
constexpr u64 taken(u64 word) { return (word + (kHighs - kOnes)) & kHighs; }

}  // namespace hand_word

inline int hand_size(const Player& player) { return std::popcount(hand_word::taken(hand_word::read(player.hand))); }

inline bool holds(const Player& player, TileId tile) {
  return tile != kNoTile && std::find(player.hand.begin(), player.hand.end(), tile) != player.hand.end();
}

// The tile of the player's army that does this when played; kNoTile when the army has none.
TileId instant_tile(Army army, Ability ability);

// The tile of the hand with which the action is played; kNoTile when it needs none.
TileId played_tile(Army army, const Action& action);

// What an instant does; Ability::none for other tiles.
inline Ability instant_ability(TileId tile) { return kind_of(tile) == TileKind::instant ? spec_of(tile).abilities[0] : Ability::none; }

void take_from_hand(Player& player, TileId tile);

// From the pile to the hand. The tile must be in the pile.
void draw_tile(Player& player, TileId tile);

// How many tiles the active player draws up to, and how many in hand mean that one must go (rulings 10, 11, 163-165, decision D50).
int draw_goal(const Position& position);
int hand_limit(const Position& position);

// How many tiles may be played in this turn; a number that no hand reaches when there is no limit.
int play_limit(const Position& position);

// May the hand that was just drawn be redrawn (rulings 12, 165, 172)?
bool is_unlucky(const Position& position);

}  // namespace nhx
