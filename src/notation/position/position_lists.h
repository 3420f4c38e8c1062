#pragma once

#include <array>
#include <string>

#include "engine/model/position.h"

// What a position does not store but both its views write down.
namespace nhx {

using TileCounts = std::array<int, kTileTypes + 1>;

TileCounts hand_counts(const Player& player);

// The tiles of the hand that were drawn in this turn.
TileCounts drawn_counts(const Player& player);

// What lies on top of the draw pile.
TileCounts top_counts(const Player& player);

// The discard pile: what is neither in the draw pile nor in the hand nor on the board.
TileCounts gone_counts(const Position& position, Seat seat);

// Appends "mutant,move*2", the tiles of one army; nothing for none.
void append_tiles(std::string& text, Army army, const TileCounts& counts);
// The same as a word of its own.
std::string tiles_word(Army army, const TileCounts& counts);

// Is anybody's team other than his seat's number?
bool has_teams(const Position& position);

}  // namespace nhx
