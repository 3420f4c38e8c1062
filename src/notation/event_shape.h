#pragma once

#include <array>
#include <string_view>

#include "engine/model/event.h"

// How an event is written: as words in records, as an object of named fields for the page. Both follow this table.
namespace nhx {

// The words behind an event's name, one letter each: a, b hexes; x the hex of an attacker, `-` for none; n a number; s a seat; d a side;
// i what an icon becomes; t the Bio-droid; k the kind of a Battle; p a tile of that seat; f its facing, none for one that is alike on all
// sides; m a facing that may be left out when reading and then means n; w an attacker, and behind it a number: outside a Battle neither.
struct EventShape {
  std::string_view word;
  std::string_view rest;
  std::array<std::string_view, 4> fields{};  // their names, in the same order; w has two
};

// In the order of EventKind.
inline constexpr std::array<EventShape, 20> kEventShapes = {{
    {"moved", "abm", {"from", "to", "facing"}},
    {"placed", "aspf", {"hex", "seat", "tile", "facing"}},
    {"eliminated", "s", {"seat"}},
    {"fight", "ks", {"battle", "seat"}},
    {"segment", "n", {"number"}},
    {"converted", "adi", {"hex", "side", "icon"}},
    {"exploded", "a", {"hex"}},
    {"hit", "xbn", {"attacker", "target", "wounds"}},
    {"blocked", "ab", {"attacker", "target"}},
    {"endless", "abn", {"attacker", "target", "wounds"}},
    {"saved", "abw", {"patient", "medic", "attacker", "wounds"}},
    {"wounded", "an", {"hex", "wounds"}},
    {"destroyed", "a", {"hex"}},
    {"hp", "sn", {"seat", "points"}},
    {"score", "sn", {"seat", "points"}},
    {"returned", "st", {"seat", "tile"}},
    {"captured", "as", {"hex", "seat"}},
    {"released", "a", {"hex"}},
    {"over", "", {}},
    {"won", "s", {"seat"}},
}};
static_assert(kEventShapes.size() == static_cast<std::size_t>(EventKind::won) + 1);

inline constexpr std::string_view kBioDroid = "bio-droid";

inline const EventShape& shape_of(EventKind kind) { return kEventShapes[static_cast<std::size_t>(kind)]; }

}  // namespace nhx
