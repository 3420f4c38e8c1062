#pragma once

#include <array>
#include <span>
#include <string_view>

#include "core/integers.h"

// A tile as printed, before anyone turns it. The armies' tables (armies/) are made of these and nothing else.
namespace nhx {

enum class TileKind : u8 { hq, warrior, module, foundation, instant };

// What is printed along one edge.
struct Edge {
  u8 melee = 0;   // strength, 0 for no icon
  u8 ranged = 0;  // strength, 0 for no icon
  bool gauss = false;
  bool armor = false;
  bool net = false;
  bool link = false;
  bool long_distance = false;  // a link that reaches the second hex too
  bool takeover = false;
  bool entry = false;
  bool exit = false;
  bool trap = false;
  friend constexpr bool operator==(const Edge&, const Edge&) = default;
};

// Abilities beyond the edges' icons. What each does is code elsewhere; here it is only named.
enum class Ability : u8 {
  none,
  initiative,         // +1 to linked friends
  slow,               // -1 initiative to linked enemies
  melee,              // +1 to linked friends
  ranged,             // +1 to linked friends
  extra_attack,       // one additional initiative to linked friends
  medic,              // takes one attack on a linked friend upon itself
  scoper,             // linked enemy modules serve the Scoper's side
  quartermaster,      // a linked friend may turn one icon melee <-> ranged
  transport,          // a move for linked friends
  recon,              // every move of the army may be two steps
  rotate_one,         // the Doomsday HQ's turn of one friend
  takeover,           // the unit on the takeover edge changes sides
  explode,            // the Clown
  explode_when_hit,   // the Trap
  redirect,           // friendly shots at an entry leave by the exits
  return_to_pile,     // the Bio-droid
  replace_with_unit,  // the Transporter
  battle,
  move,
  push_back,
  sniper,
  grenade,
  air_strike,
  small_bomb,
  castling,
  rotation,
  terror,
  mine,
};
inline constexpr int kAbilityKinds = static_cast<int>(Ability::mine) + 1;

using Edges = std::array<Edge, 6>;  // clockwise from the front

struct TileSpec {
  std::string_view word;  // in notation, unique within the army and stable for ever: "net-fighter"
  std::string_view name;
  std::string_view name_pl;
  TileKind kind = TileKind::warrior;
  u8 copies = 1;
  u8 initiative = 0;  // bit i set: acts in segment i
  Edges edges{};
  u8 toughness = 0;  // wounds it survives
  bool mobility = false;
  std::array<Ability, 2> abilities{};
};

// Words for the tables: `edges = {melee(2) + armor, armor, none, none, none, armor}`.
namespace print {

inline constexpr Edge none{};
constexpr Edge melee(u8 strength) { return {.melee = strength}; }
constexpr Edge ranged(u8 strength) { return {.ranged = strength}; }
inline constexpr Edge gauss{.gauss = true};
inline constexpr Edge armor{.armor = true};
inline constexpr Edge net{.net = true};
inline constexpr Edge link{.link = true};
inline constexpr Edge far_link{.link = true, .long_distance = true};
inline constexpr Edge takeover{.takeover = true};
inline constexpr Edge entry{.entry = true};
inline constexpr Edge exit{.exit = true};
inline constexpr Edge trap{.trap = true};

constexpr Edge operator+(Edge a, const Edge& b) {
  a.melee = static_cast<u8>(a.melee + b.melee);
  a.ranged = static_cast<u8>(a.ranged + b.ranged);
  a.gauss |= b.gauss;
  a.armor |= b.armor;
  a.net |= b.net;
  a.link |= b.link;
  a.long_distance |= b.long_distance;
  a.takeover |= b.takeover;
  a.entry |= b.entry;
  a.exit |= b.exit;
  a.trap |= b.trap;
  return a;
}

constexpr Edges all(Edge edge) { return {edge, edge, edge, edge, edge, edge}; }

// The initiatives a unit acts in: acts(3, 2).
template <class... Segments>
constexpr u8 acts(Segments... segments) {
  return static_cast<u8>(((1U << segments) | ...));
}

}  // namespace print

}  // namespace nhx
