#include "cli/play/help.h"

#include <algorithm>
#include <array>
#include <vector>

#include "engine/model/action_spec.h"
#include "notation/action_text.h"
#include "notation/tiles/abilities.h"
#include "notation/tiles/edge_words.h"
#include "notation/words.h"

namespace nhx::cli {

namespace {

constexpr std::string_view kHelpWithActions =
    "Type what you do, or its number:\n"
    "  place mutant c3 n       a tile of your hand on a hex, and where its front points: n ne se s sw nw\n"
    "  move c3 c4 ne           an instant: ";

constexpr std::string_view kHelpWithTheRest =
    "\n"
    "  walk c3 c4 ne           a unit's own mobility; also transport, hq-move, hq-turn\n"
    "  discard mutant          away with a tile\n"
    "  end                     the end of your turn; 'resign' gives the game up\n"
    "'help move' tells how an action is typed, 'help TILE' what a tile does.\n"
    "\n"
    "  list                    what you may do now, with numbers; 'list mutant', 'list c3', 'list move c3' for a part of it\n"
    "  hint, chances           the best turns and what they are for; how likely everybody is to win\n"
    "  battle?                 what a Battle would do now\n"
    "  undo                    takes your last decision back, and what bots did since, unless a tile was drawn\n"
    "  board, hand             draws the board; shows all hands, HQ points and piles\n"
    "  state, state c3         what every unit, or one, can do now, and why\n"
    "  gone, pile              what has been used up, what is still to come\n"
    "  rules                   what was agreed, and how a turn goes\n"
    "  save FILE               writes the game down; it is then kept there\n"
    "  quit                    leaves the table; 'nhx play FILE' goes on with a game\n";

struct ActionHelp {
  ActionKind kind;
  std::string_view sentence;
};

// Instants are explained by their tiles, procedures by 'rules'; nobody types draws.
constexpr std::array<ActionHelp, 19> kActions = {{
    {ActionKind::hq, "Places your HQ before the first turn; only the one of Vegas has a facing."},
    {ActionKind::redraw, "Puts an unlucky hand, all of it instants, away for a new one. With reinforcements: redraw TILE,TILE,TILE."},
    {ActionKind::discard, "Puts a tile of your hand away."},
    {ActionKind::place, "Puts a unit or foundation on the board. No facing for tiles that look alike from all sides."},
    {ActionKind::walk, "A unit with mobility moves by itself, once a turn."},
    {ActionKind::transport, "A unit linked to a Transport moves, once a turn."},
    {ActionKind::hq_move, "A unit beside the HQ of Smart moves, once a turn."},
    {ActionKind::hq_turn, "The HQ of the Doomsday Machine turns one unit a turn."},
    {ActionKind::energy, "Duel board: gives up tiles, and HQ points for the rest, for energy. Your turn is over."},
    {ActionKind::end, "Ends your turn."},
    {ActionKind::resign, "Gives the game up."},
    {ActionKind::retreat, "Your pushed unit on FROM goes to TO."},
    {ActionKind::turn, "Turns a unit that you have just captured; its present facing leaves it as it is."},
    {ActionKind::explode, "In a Battle: your Clown explodes."},
    {ActionKind::hold, "In a Battle: your Clown attacks as usual."},
    {ActionKind::convert, "In a Battle: a Quartermaster turns the icon on that side into a 'melee' or 'ranged' one."},
    {ActionKind::keep, "In a Battle: the unit's attack stays as it is."},
    {ActionKind::medic, "The Medic on LOST is lost, and PATIENT is spared that attack."},
    {ActionKind::order, "You say who decides next."},
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

const ActionSpec* action_playing(Ability ability) {
  const auto* const found =
      std::find_if(kActionSpecs.begin(), kActionSpecs.end(), [&](const ActionSpec& spec) { return spec.pays.instant == ability; });
  return found == kActionSpecs.end() ? nullptr : found;
}

const TileSpec& tile_playing(const ActionSpec& action) {
  const auto& tiles = catalogue::kLists.spec;
  return **std::find_if(tiles.begin(), tiles.end(),
                        [&](const TileSpec* tile) { return tile->kind == TileKind::instant && tile->abilities[0] == action.pays.instant; });
}

std::string sentence_about(const ActionSpec& action) {
  const auto* const found =
      std::find_if(kActions.begin(), kActions.end(), [&](const ActionHelp& help) { return help.kind == action.kind; });
  if (found != kActions.end()) return std::string(found->sentence);
  const TileSpec& tile = tile_playing(action);
  return "Plays the tile " + std::string(tile.name) + ". " + ability_sentence(tile, action.pays.instant) +
         (action.any_order ? " The hexes in the order of their names." : "");
}

std::string action_help(std::string_view word) {
  if (word == "run") return "run PROCEDURE ...\n" + indented("A procedure of the Duel board; 'rules' lists them.");
  const auto* const found =
      std::find_if(kActionSpecs.begin(), kActionSpecs.end(), [&](const ActionSpec& spec) { return spec.word == word; });
  if (found == kActionSpecs.end() || found->occasion == Occasion::chance || found->pays.with == PaidWith::energy) return {};
  return usage_of(found->kind) + "\n" + indented(sentence_about(*found));
}

std::string instant_words() {
  std::string text;
  for (const ActionSpec& spec : kActionSpecs) {
    if (spec.pays.with == PaidWith::instant) text += (text.empty() ? "" : ", ") + std::string(spec.word);
  }
  return text;
}

std::string usage(const TileSpec& spec) {
  const std::string word(spec.word);
  switch (spec.kind) {
    case TileKind::hq: return {};
    case TileKind::instant: return indented("Type: " + usage_of(action_playing(spec.abilities[0])->kind));
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
                     [&](const Player& player) { return player.plays && player.army == army; });
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

std::string help_text() { return std::string(kHelpWithActions) + instant_words() + std::string(kHelpWithTheRest); }

std::string help_about(const Position& position, const std::string& word) {
  std::string text = action_help(word);
  const std::string here = tiles_help(position, word, true);
  text += here.empty() ? tiles_help(position, word, false) : here;
  return text;
}

}  // namespace nhx::cli
