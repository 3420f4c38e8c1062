#pragma once

#include <array>
#include <span>
#include <string_view>

#include "engine/armies/borgo.h"
#include "engine/armies/doomsday.h"
#include "engine/armies/hegemony.h"
#include "engine/armies/moloch.h"
#include "engine/armies/outpost.h"
#include "engine/armies/smart.h"
#include "engine/armies/vegas.h"
#include "engine/model/tile.h"

// All tiles of all armies in one list. A TileId is a place in it; 0 is no tile.
namespace nhx {

enum class Army : u8 { outpost, moloch, borgo, hegemony, smart, vegas, doomsday };
inline constexpr int kArmies = 7;

using TileId = u8;
inline constexpr TileId kNoTile = 0;
inline constexpr int kTileTypes = 122;
inline constexpr int kArmyTiles = 35;
inline constexpr int kPileTiles = kArmyTiles - 1;  // all but the HQ

struct ArmySpec {
  std::string_view word;
  std::string_view name;
  std::span<const TileSpec> tiles;  // the HQ first
};

inline constexpr std::array<ArmySpec, kArmies> kArmySpecs = {{
    {"outpost", "Outpost", armies::kOutpost},
    {"moloch", "Moloch", armies::kMoloch},
    {"borgo", "Borgo", armies::kBorgo},
    {"hegemony", "Hegemony", armies::kHegemony},
    {"smart", "Smart", armies::kSmart},
    {"vegas", "Vegas", armies::kVegas},
    {"doomsday", "Doomsday Machine", armies::kDoomsday},
}};

namespace catalogue {

struct Lists {
  std::array<const TileSpec*, kTileTypes + 1> spec{};
  std::array<TileKind, kTileTypes + 1> kind{};
  std::array<Army, kTileTypes + 1> army{};
  std::array<TileId, kArmies + 1> first{};                           // the army's HQ; the last entry closes the list
  std::array<std::array<TileId, kPileTiles>, kArmies> pile_tiles{};  // one entry for every copy but the HQ
  std::array<u64, kTileTypes + 1> copies{};                          // the places of a tile's copies in it, as bits
  std::array<bool, kTileTypes + 1> is_round{};
};

inline constexpr TileSpec kEmptySpec{};

constexpr bool has_equal_edges(const TileSpec& spec) {
  for (const Edge& edge : spec.edges) {
    if (!(edge == spec.edges[0])) return false;
  }
  return true;
}

constexpr Lists make_lists() {
  Lists lists;
  lists.spec[kNoTile] = &kEmptySpec;
  lists.is_round[kNoTile] = true;
  TileId next = 1;
  for (std::size_t army = 0; army < kArmies; ++army) {
    lists.first[army] = next;
    std::size_t copy = 0;
    for (const TileSpec& spec : kArmySpecs[army].tiles) {
      lists.spec[next] = &spec;
      lists.kind[next] = spec.kind;
      lists.army[next] = static_cast<Army>(army);
      lists.is_round[next] = has_equal_edges(spec);
      for (int i = 0; i < spec.copies && spec.kind != TileKind::hq; ++i) {
        lists.copies[next] |= u64{1} << copy;
        lists.pile_tiles[army][copy++] = next;
      }
      ++next;
    }
  }
  lists.first[kArmies] = next;
  return lists;
}

inline constexpr Lists kLists = make_lists();
static_assert(kLists.first[kArmies] == kTileTypes + 1, "kTileTypes is not the number of tiles of all armies");

template <class Holds>
constexpr bool all_armies(Holds holds) {
  for (const ArmySpec& army : kArmySpecs) {
    if (!holds(army.tiles)) return false;
  }
  return true;
}

static_assert(all_armies([](std::span<const TileSpec> tiles) { return tiles[0].kind == TileKind::hq; }), "an army begins with its HQ");
static_assert(all_armies([](std::span<const TileSpec> tiles) {
                int copies = 0;
                for (const TileSpec& tile : tiles) copies += tile.copies;
                return copies == kArmyTiles;
              }),
              "an army has 35 tiles");

}  // namespace catalogue

constexpr const ArmySpec& spec_of(Army army) { return kArmySpecs[static_cast<std::size_t>(army)]; }
constexpr const TileSpec& spec_of(TileId tile) { return *catalogue::kLists.spec[tile]; }
constexpr TileKind kind_of(TileId tile) { return catalogue::kLists.kind[tile]; }
constexpr Army army_of(TileId tile) { return catalogue::kLists.army[tile]; }
constexpr TileId hq_of(Army army) { return catalogue::kLists.first[static_cast<std::size_t>(army)]; }
constexpr std::span<const TileId, kPileTiles> pile_tiles(Army army) { return catalogue::kLists.pile_tiles[static_cast<std::size_t>(army)]; }

// kNoTile when the army has no tile of that word.
constexpr TileId tile_named(Army army, std::string_view word) {
  const auto index = static_cast<std::size_t>(army);
  for (TileId tile = catalogue::kLists.first[index]; tile < catalogue::kLists.first[index + 1]; ++tile) {
    if (spec_of(tile).word == word) return tile;
  }
  return kNoTile;
}

// All six edges alike: turning the tile changes nothing, and it always faces north.
constexpr bool is_round(TileId tile) { return catalogue::kLists.is_round[tile]; }

// The bits of the tile's copies in a pile (Player::pile).
constexpr u64 pile_bits(TileId tile) { return catalogue::kLists.copies[tile]; }

constexpr bool is_unit(TileKind kind) { return kind <= TileKind::module; }

}  // namespace nhx
