#include "notation/tiles/edge_words.h"

namespace nhx {

std::string edge_in_words(const Edge& edge) {
  std::string words;
  const auto add = [&](bool there, const std::string& word) {
    if (there) words += (words.empty() ? "" : ", ") + word;
  };
  add(edge.melee > 0, "melee " + std::to_string(edge.melee));
  add(edge.ranged > 0, "ranged " + std::to_string(edge.ranged));
  add(edge.gauss, "gauss");
  add(edge.armor, "armour");
  add(edge.net, "net");
  add(edge.link, edge.long_distance ? "long link" : "link");
  add(edge.takeover, "takeover");
  add(edge.entry, "entry");
  add(edge.exit, "exit");
  add(edge.trap, "trap");
  return words;
}

}  // namespace nhx
