#include "engine/hand.h"

#include <bit>
#include <cassert>

namespace nhx {

namespace {

constexpr int kUnlimited = 7;

// The instants of each army by what they do.
constexpr auto kInstants = [] {
  std::array<std::array<TileId, kAbilityKinds>, kArmies> result{};
  for (TileId tile = 1; tile <= kTileTypes; ++tile) {
    if (spec_of(tile).kind != TileKind::instant) continue;
    result[static_cast<std::size_t>(army_of(tile))][static_cast<std::size_t>(spec_of(tile).abilities[0])] = tile;
  }
  return result;
}();

bool is_instant(TileId tile) { return spec_of(tile).kind == TileKind::instant; }

}  // namespace

TileId instant_tile(Army army, Ability ability) { return kInstants[static_cast<std::size_t>(army)][static_cast<std::size_t>(ability)]; }

void take_from_hand(Player& player, TileId tile) {
  const auto found = std::find(player.hand.begin(), player.hand.end(), tile);
  assert(found != player.hand.end());
  std::move(found + 1, player.hand.end(), found);
  player.hand.back() = kNoTile;
}

void draw_tile(Player& player, TileId tile) {
  const u64 copies = player.pile & pile_bits(tile);
  player.pile = player.pile & ~(copies & (~copies + 1)) & kFullPile;  // the lowest one
  player.bio_droid_on_top = 0;
  const auto size = static_cast<std::size_t>(hand_size(player));
  assert(size < player.hand.size());
  std::size_t place = size;  // behind its like, which were there before
  for (; place > 0 && player.hand[place - 1] > tile; --place) player.hand[place] = player.hand[place - 1];
  player.hand[place] = tile;
  const u64 below = (u64{1} << place) - 1;
  player.drawn = ((player.drawn & below) | ((player.drawn & ~below) << 1) | (u64{1} << place)) & 0x3F;
}

int hand_limit(const Position& position) { return position.rules.reinforcements != 0 ? kHandTiles : 3; }

int draw_goal(const Position& position) {
  const int limit = hand_limit(position);
  return position.rules.alternative_start != 0 ? limit : std::min(limit, limit - 3 + position.turn);
}

int play_limit(const Position& position) {
  if (position.rules.alternative_start != 0 && position.turn == 1) return 1;
  return position.rules.reinforcements != 0 ? 2 : kUnlimited;
}

bool is_unlucky(const Position& position) {
  if (position.rules.no_unlucky_draw != 0) return false;
  const Player& player = position.players[position.active];
  const int size = hand_size(player);
  const bool asks_drawn = position.rules.reinforcements != 0 || position.rules.unlucky_draw_needs_three != 0;
  if (asks_drawn && std::popcount(u64{player.drawn}) < 3) return false;
  for (int i = 0; i < size; ++i) {
    const bool counts = !asks_drawn || ((player.drawn >> i) & 1) != 0;
    if (counts && !is_instant(player.hand[static_cast<std::size_t>(i)])) return false;
  }
  return size > 0;
}

}  // namespace nhx
