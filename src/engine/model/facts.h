#pragma once

#include <algorithm>
#include <array>

#include "engine/armies/catalogue.h"
#include "engine/model/hex.h"

// The catalogue in the form the rules compute with: edges as sets of six bits, abilities as traits.
namespace nhx {

// A bonus, as given by one module or as the sum of all that reach a unit.
struct Bonus {
  i8 initiative = 0;
  u8 melee = 0;
  u8 ranged = 0;
  u8 extra = 0;  // additional initiatives
  friend constexpr bool operator==(const Bonus&, const Bonus&) = default;
  constexpr Bonus& operator+=(const Bonus& other) {
    initiative = static_cast<i8>(initiative + other.initiative);
    melee = static_cast<u8>(melee + other.melee);
    ranged = static_cast<u8>(ranged + other.ranged);
    extra = static_cast<u8>(extra + other.extra);
    return *this;
  }
  constexpr Bonus& operator-=(const Bonus& other) {
    initiative = static_cast<i8>(initiative - other.initiative);
    melee = static_cast<u8>(melee - other.melee);
    ranged = static_cast<u8>(ranged - other.ranged);
    extra = static_cast<u8>(extra - other.extra);
    return *this;
  }
};

// What the rules must know about a unit beyond its edges.
enum class Trait : u8 {
  acts_in_0,  // by printed initiative
  acts_in_1,
  acts_in_2,
  acts_in_3,
  hq,
  gives,  // a bonus to linked friends
  medic,
  netter,
  takes_over,
  scoper,
  slows,  // linked enemies
  quartermaster,
  clown,
  trap,
  redirector,
  hurries,  // or slows: changes when others act
};
inline constexpr int kTraits = static_cast<int>(Trait::hurries) + 1;
static_assert(kTraits <= 32, "TileFacts::traits has no room for so many traits");
inline constexpr int kPrintedInitiatives = 4;  // 0 to 3

// What a tile does in a turn.
enum class Service : u8 {
  none = 0,
  walks = 1,         // moves by itself once in a turn
  transports = 2,    // a module that moves linked friends
  moves_others = 4,  // the Smart HQ
  turns_others = 8,  // the Doomsday HQ
  recon = 16,        // two steps in every move of the army
  makes_room = 32,   // the Transporter
};

// Which of the six edges, clockwise from the front: bit 0 is the front.
using EdgeBits = u8;

struct TileFacts {
  u32 traits = 0;  // bit i: Trait i
  u8 initiative = 0;
  u8 toughness = 0;
  Bonus gives{};
  EdgeBits melee = 0;
  EdgeBits ranged = 0;
  EdgeBits gauss = 0;
  std::array<u8, 6> melee_strength{};
  u8 ranged_strength = 0;  // the same on all edges that shoot
  EdgeBits armor = 0;
  EdgeBits net = 0;
  EdgeBits link = 0;      // all of them, far ones too; six for an HQ that gives a bonus
  EdgeBits far_link = 0;  // those that reach the second hex
  EdgeBits takeover = 0;
  EdgeBits entry = 0;
  EdgeBits exit = 0;
  EdgeBits trap = 0;
  bool is_scopable = false;  // a module that a Scoper can turn
  bool is_bio_droid = false;
  u8 services = 0;  // bits of Service

  [[nodiscard]] constexpr bool does(Service service) const { return (services & static_cast<u8>(service)) != 0; }
  [[nodiscard]] constexpr bool has(Trait trait) const { return ((traits >> static_cast<int>(trait)) & 1) != 0; }
  friend constexpr bool operator==(const TileFacts&, const TileFacts&) = default;
};

namespace catalogue {

constexpr void add_trait(TileFacts& facts, Trait trait) { facts.traits |= 1U << static_cast<int>(trait); }

constexpr void add_service(TileFacts& facts, Service service) { facts.services |= static_cast<u8>(service); }

constexpr void add_edge(TileFacts& facts, const Edge& edge, int index) {
  const auto bit = [&](bool there) { return static_cast<EdgeBits>(there ? 1U << index : 0U); };
  facts.melee |= bit(edge.melee > 0);
  facts.ranged |= bit(edge.ranged > 0);
  facts.gauss |= bit(edge.gauss);
  facts.melee_strength[static_cast<std::size_t>(index)] = edge.melee;
  facts.ranged_strength = std::max(facts.ranged_strength, edge.ranged);
  facts.armor |= bit(edge.armor);
  facts.net |= bit(edge.net);
  facts.link |= bit(edge.link);
  facts.far_link |= bit(edge.long_distance);
  facts.takeover |= bit(edge.takeover);
  facts.entry |= bit(edge.entry);
  facts.exit |= bit(edge.exit);
  facts.trap |= bit(edge.trap);
}

constexpr void add_ability(TileFacts& facts, Ability ability) {
  switch (ability) {
    case Ability::initiative: facts.gives += {.initiative = 1}; break;
    case Ability::melee: facts.gives += {.melee = 1}; break;
    case Ability::ranged: facts.gives += {.ranged = 1}; break;
    case Ability::extra_attack: facts.gives += {.extra = 1}; break;
    case Ability::slow: add_trait(facts, Trait::slows); break;
    case Ability::medic: add_trait(facts, Trait::medic); break;
    case Ability::scoper: add_trait(facts, Trait::scoper); break;
    case Ability::quartermaster: add_trait(facts, Trait::quartermaster); break;
    case Ability::takeover: add_trait(facts, Trait::takes_over); break;
    case Ability::explode: add_trait(facts, Trait::clown); break;
    case Ability::explode_when_hit: add_trait(facts, Trait::trap); break;
    case Ability::redirect: add_trait(facts, Trait::redirector); break;
    case Ability::return_to_pile: facts.is_bio_droid = true; break;
    case Ability::transport: add_service(facts, Service::transports); break;
    case Ability::recon: add_service(facts, Service::recon); break;
    case Ability::rotate_one: add_service(facts, Service::turns_others); break;
    case Ability::replace_with_unit: add_service(facts, Service::makes_room); break;
    default: break;  // instants are actions
  }
}

// An ability of a unit that changes nothing has been forgotten in add_ability.
constexpr bool has_facts_for(const TileSpec& spec) {
  for (const Ability ability : spec.abilities) {
    TileFacts facts;
    add_ability(facts, ability);
    if (ability != Ability::none && facts == TileFacts{}) return false;
  }
  return true;
}

static_assert(std::all_of(kLists.spec.begin(), kLists.spec.end(),
                          [](const TileSpec* spec) { return !is_unit(spec->kind) || has_facts_for(*spec); }));

constexpr TileFacts make_facts(const TileSpec& spec) {
  TileFacts facts{.initiative = spec.initiative, .toughness = spec.toughness};
  for (int i = 0; i < kDirections; ++i) add_edge(facts, spec.edges[static_cast<std::size_t>(i)], i);
  for (const Ability ability : spec.abilities) add_ability(facts, ability);
  facts.traits |= u32{facts.initiative};
  if (facts.net != 0) add_trait(facts, Trait::netter);
  if (!(facts.gives == Bonus{})) add_trait(facts, Trait::gives);
  if (facts.gives.initiative != 0 || facts.gives.extra != 0 || facts.has(Trait::slows)) add_trait(facts, Trait::hurries);
  if (spec.mobility) add_service(facts, Service::walks);
  if (spec.kind == TileKind::hq && facts.does(Service::transports)) facts.services = static_cast<u8>(Service::moves_others);
  facts.is_scopable = spec.kind == TileKind::module && !facts.has(Trait::scoper);
  if (spec.kind == TileKind::hq) {
    add_trait(facts, Trait::hq);
    if (facts.has(Trait::gives)) facts.link = 0b111111;
  }
  return facts;
}

constexpr std::array<TileFacts, kTileTypes + 1> make_all_facts() {
  std::array<TileFacts, kTileTypes + 1> all{};
  for (std::size_t tile = 1; tile <= kTileTypes; ++tile) all[tile] = make_facts(*kLists.spec[tile]);
  return all;
}

inline constexpr std::array<TileFacts, kTileTypes + 1> kFacts = make_all_facts();

// The traits again, a byte each, 0 or 1: shifted to a unit's hex they are its contribution to the sets of units by trait, in a few vector
// operations instead of sixteen branches.
using TraitBytes = std::array<u8, kTraits>;

constexpr std::array<TraitBytes, kTileTypes + 1> make_trait_bytes() {
  std::array<TraitBytes, kTileTypes + 1> all{};
  for (std::size_t tile = 1; tile <= kTileTypes; ++tile) {
    for (std::size_t trait = 0; trait < kTraits; ++trait) all[tile][trait] = static_cast<u8>((kFacts[tile].traits >> trait) & 1);
  }
  return all;
}

inline constexpr std::array<TraitBytes, kTileTypes + 1> kTraitBytes = make_trait_bytes();

}  // namespace catalogue

constexpr const TileFacts& facts_of(TileId tile) { return catalogue::kFacts[tile]; }

// The tile's edges as directions on the board: bit d of the result is the side that points in direction d.
constexpr u8 on_board(EdgeBits edges, Direction facing) {
  const int turn = index_of(facing);
  return static_cast<u8>(((edges << turn) | (edges >> (kDirections - turn))) & 0b111111);
}

constexpr bool points(EdgeBits edges, Direction facing, Direction direction) {
  return ((on_board(edges, facing) >> index_of(direction)) & 1) != 0;
}

// The edge, counted clockwise from the front, that points in the direction.
constexpr std::size_t edge_towards(Direction direction, Direction facing) {
  const int edge = index_of(direction) - index_of(facing);
  return static_cast<std::size_t>(edge < 0 ? edge + kDirections : edge);
}

constexpr Direction lowest_direction(unsigned directions) { return static_cast<Direction>(std::countr_zero(directions)); }

template <class Visit>
constexpr void for_each_direction(unsigned directions, Visit visit) {
  for (unsigned rest = directions; rest != 0; rest &= rest - 1) visit(lowest_direction(rest));
}

// The hexes beside those edges.
constexpr HexSet faced(Hex hex, EdgeBits edges, Direction facing) { return beside_any(hex, on_board(edges, facing)); }

}  // namespace nhx
