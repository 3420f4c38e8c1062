#include "cli/play/help.h"

#include <algorithm>
#include <array>
#include <vector>

#include "notation/tiles/abilities.h"
#include "notation/tiles/edge_words.h"
#include "notation/words.h"

namespace nhx::cli {

namespace {

constexpr std::string_view kHelp =
    "Type what you do, or its number:\n"
    "  place mutant c3 n       a tile of your hand on a hex, and where its front points: n ne se s sw nw\n"
    "  move c3 c4 ne           an instant: battle, move, push, sniper, grenade, air-strike, small-bomb, castle, rotate, terror\n"
    "  walk c3 c4 ne           a unit's own mobility; also transport, hq-move, hq-turn\n"
    "  discard mutant          away with a tile\n"
    "  end                     the end of your turn; 'resign' gives the game up\n"
    "'help move' tells how an action is typed, 'help TILE' what a tile does.\n"
    "\n"
    "  list                    what you may do now, with numbers; 'list mutant', 'list c3', 'list move c3' for a part of it\n"
    "  battle?                 what a Battle would do now\n"
    "  undo                    takes the last decision back, unless a tile was drawn since\n"
    "  board, hand             draws the board; shows all hands, HQ points and piles\n"
    "  state, state c3         what every unit, or one, can do now, and why\n"
    "  gone, pile              what has been used up, what is still to come\n"
    "  rules                   what was agreed, and how a turn goes\n"
    "  save FILE               writes the game down; it is then kept there\n"
    "  quit                    leaves the table; 'nhx play FILE' goes on with a game\n";

struct ActionHelp {
  std::string_view word;
  std::string_view usage;
  std::string_view sentence;
};

constexpr std::array<ActionHelp, 30> kActions = {{
    {"hq", "hq HEX [FACING]", "Places your HQ before the first turn; only the one of Vegas has a facing."},
    {"redraw", "redraw", "Puts an unlucky hand, all of it instants, away for a new one. With reinforcements: redraw TILE,TILE,TILE."},
    {"discard", "discard TILE", "Puts a tile of your hand away."},
    {"place", "place TILE HEX FACING", "Puts a unit or foundation on the board. No facing for tiles that look alike from all sides."},
    {"battle", "battle", "Plays a Battle tile: all units fight, your turn is over."},
    {"move", "move FROM TO FACING", "Plays a Move tile: your unit goes to a free hex beside it and turns; TO may be where it stands."},
    {"push", "push FROM TO", "Plays a Push Back tile: your unit on FROM pushes the enemy on TO one hex away; its player says where to."},
    {"sniper", "sniper HEX", "Plays a Sniper tile: 1 wound for the enemy there."},
    {"grenade", "grenade HEX", "Plays a Grenade tile: destroys the enemy there, beside your HQ."},
    {"air-strike", "air-strike HEX", "Plays an Air Strike tile: 1 wound for everything around that hex and on it."},
    {"small-bomb", "small-bomb HEX HEX HEX", "Plays a Small Bomb tile on three hexes that touch each other, in the order of their names."},
    {"castle", "castle HEX HEX", "Plays a Castling tile: your two units change places; hexes in the order of their names."},
    {"rotate", "rotate HEX FACING", "Plays a Rotation tile: turns your unit."},
    {"terror", "terror", "Plays a Terror tile: in their next turns the others place nothing."},
    {"walk", "walk FROM TO FACING", "A unit with mobility moves by itself, once a turn."},
    {"transport", "transport FROM TO FACING", "A unit linked to a Transport moves, once a turn."},
    {"hq-move", "hq-move FROM TO FACING", "A unit beside the HQ of Smart moves, once a turn."},
    {"hq-turn", "hq-turn HEX FACING", "The HQ of the Doomsday Machine turns one unit a turn."},
    {"run", "run PROCEDURE ...", "A procedure of the Duel board; 'rules' lists them."},
    {"energy", "energy POINTS [TILES]", "Duel board: gives up tiles, and HQ points for the rest, for energy. Your turn is over."},
    {"end", "end", "Ends your turn."},
    {"resign", "resign", "Gives the game up."},
    {"retreat", "retreat FROM TO", "Your pushed unit on FROM goes to TO."},
    {"turn", "turn HEX FACING", "Turns a unit that you have just captured; its present facing leaves it as it is."},
    {"explode", "explode HEX", "In a Battle: your Clown explodes."},
    {"hold", "hold HEX", "In a Battle: your Clown attacks as usual."},
    {"convert", "convert HEX SIDE KIND", "In a Battle: a Quartermaster turns the icon on that side into a 'melee' or 'ranged' one."},
    {"keep", "keep HEX", "In a Battle: the unit's attack stays as it is."},
    {"medic", "medic LOST PATIENT [ATTACKER WOUNDS]", "The Medic on LOST is lost, and PATIENT is spared that attack."},
    {"order", "order SEAT", "You say who decides next."},
}};

struct IconHelp {
  bool (*is_on)(const Edge& edge);
  std::string_view sentence;
};

constexpr std::array<IconHelp, 11> kIcons = {{
    {[](const Edge& edge) { return edge.melee > 0; }, "melee: wounds the enemy on the next hex"},
    {[](const Edge& edge) { return edge.ranged > 0; }, "ranged: wounds the first enemy on the line"},
    {[](const Edge& edge) { return edge.gauss; }, "gauss: 1 wound for every enemy on the line"},
    {[](const Edge& edge) { return edge.armor; }, "armour: shots that come in there lose 1"},
    {[](const Edge& edge) { return edge.net; }, "net: the enemy on the next hex can do nothing"},
    {[](const Edge& edge) { return edge.link && !edge.long_distance; }, "link: serves the unit on the next hex"},
    {[](const Edge& edge) { return edge.long_distance; }, "long link: serves the units on the next two hexes"},
    {[](const Edge& edge) { return edge.takeover; }, "takeover: the enemy on the next hex works for you"},
    {[](const Edge& edge) { return edge.entry; }, "entry: your own shots go in there"},
    {[](const Edge& edge) { return edge.exit; }, "exit: and come out there"},
    {[](const Edge& edge) { return edge.trap; }, "trap: an attack that comes in there sets it off"},
}};

constexpr std::array<std::string_view, 6> kEdgeNames = {"front", "front right", "back right", "back", "back left", "front left"};

std::string indented(const std::string& text) { return "  " + text + "\n"; }

// Edges that are alike on one line.
std::string edges_help(const TileSpec& spec) {
  std::string text;
  for (std::size_t i = 0; i < spec.edges.size(); ++i) {
    const auto* const first = std::find(spec.edges.begin(), spec.edges.end(), spec.edges[i]);
    if (static_cast<std::size_t>(first - spec.edges.begin()) != i || spec.edges[i] == Edge{}) continue;
    std::string where;
    for (std::size_t j = i; j < spec.edges.size(); ++j) {
      if (spec.edges[j] == spec.edges[i]) where += (where.empty() ? "" : ", ") + std::string(kEdgeNames[j]);
    }
    const bool is_everywhere = std::count(spec.edges.begin(), spec.edges.end(), spec.edges[i]) == kDirections;
    text += indented((is_everywhere ? "all six sides" : where) + ": " + edge_in_words(spec.edges[i]));
  }
  for (const IconHelp& icon : kIcons) {
    if (std::any_of(spec.edges.begin(), spec.edges.end(), icon.is_on)) text += "    " + std::string(icon.sentence) + "\n";
  }
  return text;
}

std::string_view action_word(Ability ability) {
  switch (ability) {
    case Ability::push_back: return "push";
    case Ability::castling: return "castle";
    case Ability::rotation: return "rotate";
    default: return text_of(ability).type;
  }
}

const ActionHelp* find_action(std::string_view word) {
  const auto* const found = std::find_if(kActions.begin(), kActions.end(), [&](const ActionHelp& help) { return help.word == word; });
  return found == kActions.end() ? nullptr : found;
}

std::string usage(const TileSpec& spec) {
  const std::string word(spec.word);
  switch (spec.kind) {
    case TileKind::hq: return {};
    case TileKind::instant: {
      std::string action(action_word(spec.abilities[0]));
      std::replace(action.begin(), action.end(), '_', '-');
      const ActionHelp* help = find_action(action);
      return help == nullptr ? "" : indented("Type: " + std::string(help->usage));
    }
    default: {
      const bool is_alike = std::count(spec.edges.begin(), spec.edges.end(), spec.edges[0]) == kDirections;
      return indented("Type: place " + word + " HEX" + (is_alike ? "" : " FACING"));
    }
  }
}

std::string initiative_help(const TileSpec& spec) {
  if (spec.initiative == 0) return {};
  return indented("Attacks in segment " + segments_word(spec.initiative) + " of a Battle.");
}

std::string tile_help(const ArmySpec& army, const TileSpec& spec) {
  std::string text = std::string(spec.name) + ", " + std::string(kind_word(spec.kind)) + " of " + std::string(army.name) + " (" +
                     std::to_string(spec.copies) + (spec.copies == 1 ? " tile" : " tiles") + ")\n";
  if (is_unit(spec.kind)) {
    text += initiative_help(spec) + edges_help(spec);
    if (spec.toughness > 0) {
      text +=
          indented("Toughness " + std::to_string(spec.toughness) + ": it falls with " + std::to_string(spec.toughness + 1) + " wounds.");
    }
    if (spec.mobility) text += indented("Mobility: once a turn it may move by itself ('walk').");
  }
  for (const Ability ability : spec.abilities) {
    if (ability != Ability::none) text += indented(ability_sentence(spec, ability));
  }
  return text + usage(spec);
}

bool is_at_table(const Position& position, Army army) {
  return std::any_of(position.players.begin(), position.players.end(),
                     [&](const Player& player) { return player.plays != 0 && player.army_word() == army; });
}

std::string tiles_help(const Position& position, const std::string& word, bool at_table) {
  std::string text;
  for (int i = 0; i < kArmies; ++i) {
    const auto army = static_cast<Army>(i);
    const TileId tile = tile_named(army, word);
    if (tile != kNoTile && is_at_table(position, army) == at_table) text += tile_help(spec_of(army), spec_of(tile));
  }
  return text;
}

}  // namespace

std::string help_text() { return std::string(kHelp); }

std::string help_about(const Position& position, const std::string& word) {
  std::string text;
  if (const ActionHelp* action = find_action(word)) text += std::string(action->usage) + "\n" + indented(std::string(action->sentence));
  const std::string here = tiles_help(position, word, true);
  text += here.empty() ? tiles_help(position, word, false) : here;
  return text;
}

}  // namespace nhx::cli
