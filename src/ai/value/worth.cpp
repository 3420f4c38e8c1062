#include "ai/value/worth.h"

#include <array>
#include <bit>

#include "engine/model/facts.h"

namespace nhx {

namespace {

constexpr int count(unsigned edges) { return std::popcount(edges); }

constexpr int attack_worth(const TileFacts& facts) {
  int melee = 0;
  for (const u8 strength : facts.melee_strength) melee += strength;
  const int attacks = 18 * melee + 30 * facts.ranged_strength * count(facts.ranged) + 60 * count(facts.gauss);
  const int chances = count(facts.initiative);
  if (chances == 0) return 0;
  return attacks * (70 + 15 * (std::bit_width(facts.initiative) - 1) + 50 * (chances - 1)) / 100;
}

constexpr int module_worth(const TileFacts& facts) {
  const Bonus& gives = facts.gives;
  int worth = 35 * gives.initiative + 35 * gives.melee + 35 * gives.ranged + 80 * gives.extra;
  if (facts.has(Trait::medic)) worth += 60;
  if (facts.has(Trait::slows)) worth += 40;
  if (facts.has(Trait::scoper)) worth += 40;
  if (facts.has(Trait::quartermaster)) worth += 20;
  if (facts.has(Trait::redirector)) worth += 20;
  if (facts.does(Service::transports) || facts.does(Service::recon)) worth += 30;
  return worth;
}

constexpr int unit_worth(const TileFacts& facts) {
  int worth = 40 + attack_worth(facts) + module_worth(facts);
  worth += 35 * facts.toughness + 8 * count(facts.armor) + 40 * count(facts.net) + 60 * count(facts.takeover);
  if (facts.does(Service::walks)) worth += 25;
  if (facts.has(Trait::trap)) worth += 20;
  if (facts.has(Trait::clown)) worth += 40;
  return worth;
}

constexpr int instant_worth(Ability ability) {
  switch (ability) {
    case Ability::battle: return 50;
    case Ability::sniper:
    case Ability::terror: return 70;
    case Ability::grenade:
    case Ability::air_strike:
    case Ability::small_bomb: return 90;
    case Ability::move:
    case Ability::push_back: return 50;
    default: return 30;
  }
}

struct Worths {
  std::array<int, kTileTypes + 1> board{};
  std::array<int, kTileTypes + 1> hand{};
};

constexpr Worths make_worths() {
  Worths worths;
  for (std::size_t tile = 1; tile <= kTileTypes; ++tile) {
    const TileSpec& spec = *catalogue::kLists.spec[tile];
    if (spec.kind == TileKind::hq) continue;
    if (spec.kind == TileKind::instant) {
      worths.hand[tile] = instant_worth(spec.abilities[0]);
    } else {
      worths.board[tile] = spec.kind == TileKind::foundation ? 60 : unit_worth(catalogue::kFacts[tile]);
      worths.hand[tile] = worths.board[tile] / 3;  // time is lost while it waits
    }
  }
  return worths;
}

constexpr Worths kWorths = make_worths();

}  // namespace

int board_worth(TileId tile) { return kWorths.board[tile]; }

int hand_worth(TileId tile) { return kWorths.hand[tile]; }

}  // namespace nhx
