#pragma once

#include <string>
#include <string_view>

#include "engine/model/tile.h"

// The abilities as the proof sheet of the tiles names them. What they do is the engine's business.
namespace nhx {

enum class Via : u8 { none, links, board, takeover_edge, all_adjacent };

struct AbilityText {
  Ability ability = Ability::none;
  std::string_view type;      // its name in tiles.json
  int value = 0;              // 0: none
  std::string_view target;    // "friendly", "enemy", "all"; empty: none
  Via via = Via::none;        // an HQ gives to all beside it instead of through links
  std::string_view sentence;  // "{}" stands for the units it reaches
};

const AbilityText& text_of(Ability ability);
std::string_view via_word(Via via);

// The sentence for this tile.
std::string ability_sentence(const TileSpec& spec, Ability ability);

}  // namespace nhx
