#include "notation/tiles/tiles_text.h"

#include "notation/drawing/columns.h"
#include "notation/tiles/abilities.h"
#include "notation/tiles/edge_words.h"
#include "notation/words.h"

namespace nhx {

namespace {

constexpr std::size_t kNameWidth = 20;
constexpr std::size_t kPolishWidth = 24;
constexpr std::size_t kLabelWidth = 13;

std::string line(std::string_view label, const std::string& text) { return "    " + padded(label, kLabelWidth) + text + "\n"; }

std::string edges_in_words(const Edges& edges) {
  bool alike = true;
  std::string list;
  for (const Edge& edge : edges) {
    const std::string words = edge_in_words(edge);
    alike = alike && edge == edges[0];
    list += (list.empty() ? "" : " | ") + (words.empty() ? "-" : words);
  }
  if (!alike) return list;
  return edges[0] == Edge{} ? "nothing on any edge" : edge_in_words(edges[0]) + " on all six";
}

std::string tile_text(const TileSpec& spec) {
  std::string text = padded(spec.name, kNameWidth) + padded(spec.name_pl, kPolishWidth) + padded(std::to_string(spec.copies) + " x", 6) +
                     padded(kind_word(spec.kind), 12) + "(" + std::string(spec.word) + ")\n";
  if (is_unit(spec.kind)) {
    text += line("initiative", spec.initiative != 0 ? segments_word(spec.initiative) : "none");
    text += line("edges", edges_in_words(spec.edges));
    if (spec.kind == TileKind::hq) {
      text += line("points", "20");
    } else if (spec.toughness > 0) {
      text += line("toughness", std::to_string(spec.toughness) + " (destroyed by " + std::to_string(spec.toughness + 1) + " wounds)");
    }
    if (spec.mobility) text += line("mobility", "yes");
  }
  for (const Ability ability : spec.abilities) {
    if (ability != Ability::none) text += line("ability", ability_sentence(spec, ability));
  }
  return text;
}

std::string army_text(const ArmySpec& army) {
  const std::string title = std::string(army.name) + ": " + std::to_string(kArmyTiles) + " tiles";
  std::string text = title + "\n" + std::string(title.size(), '=') + "\n";
  text += "Edges go clockwise: front | front right | back right | back | back left | front left.\n";
  for (const TileSpec& spec : army.tiles) text += "\n" + tile_text(spec);
  return text;
}

}  // namespace

std::string tiles_text(std::optional<Army> army) {
  if (army) return army_text(spec_of(*army));
  std::string text;
  for (const ArmySpec& spec : kArmySpecs) text += (text.empty() ? "" : "\n\n") + army_text(spec);
  return text;
}

}  // namespace nhx
