#include "engine/turn/hand.h"

#include <cassert>

#include "engine/model/action_spec.h"

namespace nhx {

namespace {

constexpr int kUnlimited = 7;

// The instants of each army by what they do.
constexpr auto kInstants = [] {
  std::array<std::array<TileId, kAbilityKinds>, kArmies> result{};
  for (TileId tile = 1; tile <= kTileTypes; ++tile) {
    if (kind_of(tile) != TileKind::instant) continue;
    result[static_cast<std::size_t>(army_of(tile))][static_cast<std::size_t>(spec_of(tile).abilities[0])] = tile;
  }
  return result;
}();

// In one go: bytes that are written one by one cannot be read as a word at once.
void write(std::array<TileId, kHandTiles>& hand, u64 word) {
  const auto bytes = std::bit_cast<std::array<u8, sizeof word>>(word);
  if constexpr (std::endian::native == std::endian::little) {
    std::copy_n(bytes.begin(), kHandTiles, hand.begin());
  } else {
    std::copy_n(bytes.rbegin(), kHandTiles, hand.begin());
  }
}

bool is_instant(TileId tile) { return kind_of(tile) == TileKind::instant; }

}  // namespace

TileId instant_tile(Army army, Ability ability) { return kInstants[static_cast<std::size_t>(army)][static_cast<std::size_t>(ability)]; }

TileId played_tile(Army army, const Action& action) {
  const Payment& pays = spec_of(action.kind).pays;
  return pays.with == PaidWith::tile ? action.tiles[0] : instant_tile(army, pays.instant);
}

void take_from_hand(Player& player, TileId tile) {
  assert(holds(player, tile));
  const u64 word = hand_word::read(player.hand);
  const u64 same = hand_word::kHighs & ~hand_word::taken(word ^ (tile * hand_word::kOnes));
  const u64 below = (same & (~same + 1)) - 1;  // all bits below the highest one of its byte
  write(player.hand, (word & (below >> 7)) | ((word >> 8) & ~(below >> 7)));
}

void draw_tile(Player& player, TileId tile) {
  const u64 copies = player.pile & pile_bits(tile);
  player.pile = player.pile & ~(copies & (~copies + 1)) & kFullPile;  // the lowest one
  player.bio_droid_on_top = false;
  assert(player.hand.back() == kNoTile);
  const u64 word = hand_word::read(player.hand);
  const u64 not_above = ((tile * hand_word::kOnes) | hand_word::kHighs) - word;
  const int place = std::popcount(not_above & hand_word::taken(word));  // behind its like, which were there before
  const u64 before = (u64{1} << (8 * place)) - 1;
  write(player.hand, (word & before) | u64{tile} << (8 * place) | (word & ~before) << 8);
  const u64 below = (u64{1} << place) - 1;
  player.drawn = ((player.drawn & below) | ((player.drawn & ~below) << 1) | (u64{1} << place)) & 0x3F;
}

int hand_limit(const Position& position) { return position.rules.has(RuleOption::reinforcements) ? kHandTiles : 3; }

int draw_goal(const Position& position) {
  const int limit = hand_limit(position);
  return position.rules.has(RuleOption::alternative_start) ? limit : std::min(limit, limit - 3 + position.turn);
}

int play_limit(const Position& position) {
  if (position.rules.has(RuleOption::alternative_start) && position.turn == 1) return 1;
  return position.rules.has(RuleOption::reinforcements) ? 2 : kUnlimited;
}

bool is_unlucky(const Position& position) {
  if (position.rules.has(RuleOption::no_unlucky_draw)) return false;
  const Player& player = position.players[position.active];
  const int size = hand_size(player);
  const bool asks_drawn = position.rules.has(RuleOption::reinforcements) || position.rules.has(RuleOption::unlucky_draw_needs_three);
  if (asks_drawn && std::popcount(u64{player.drawn}) < 3) return false;
  for (int i = 0; i < size; ++i) {
    const bool counts = !asks_drawn || ((player.drawn >> i) & 1) != 0;
    if (counts && !is_instant(player.hand[static_cast<std::size_t>(i)])) return false;
  }
  return size > 0;
}

}  // namespace nhx
