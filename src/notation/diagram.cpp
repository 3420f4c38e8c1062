#include "notation/diagram.h"

#include <array>

#include "engine/effects.h"
#include "notation/canvas.h"
#include "notation/layout.h"
#include "notation/words.h"

namespace nhx {

namespace {

// A cell: flat-topped, kHalf rows from its top to its middle, kTop columns along its upper edge.
//      ___________________
//     /                   \        row 1
//    /                     \       row 2
//   /                       \      row 3
//   \                       /      row 4
//    \                     /       row 5
//     \___________________/        row 6
constexpr int kHalf = 3;
constexpr int kTop = 19;
constexpr int kPitch = kTop + kHalf;
constexpr int kWidth = kTop + 2 * kHalf;

constexpr std::array<std::string_view, kDirections> kArrows = {"↑", "↗", "↘", "↓", "↙", "↖"};

constexpr Canvas::Ink kQuiet = 90;
constexpr std::array<Canvas::Ink, kArmies> kArmyInk = {32, 31, 34, 33, 37, 35, 36};

std::string mark_of(const Edge& edge) {
  std::string mark;
  const auto add = [&](bool there, const std::string& word) {
    if (there) mark += (mark.empty() ? "" : " ") + word;
  };
  add(edge.melee > 0, "m" + std::to_string(edge.melee));
  add(edge.ranged > 0, "r" + std::to_string(edge.ranged));
  add(edge.gauss, "gauss");
  add(edge.armor, "arm");
  add(edge.net, "net");
  add(edge.link, edge.long_distance ? "link2" : "link");
  add(edge.takeover, "take");
  add(edge.entry, "in");
  add(edge.exit, "out");
  add(edge.trap, "trap");
  return mark;
}

class Drawer {
 public:
  Drawer(const Position& position) : position_(position), effects_(evaluate(position)), canvas_(columns(), rows()) {}

  Canvas draw() {
    for (const Hex hex : position_.playable()) draw_border(hex);
    for (const Hex hex : position_.playable()) draw_tile(hex);
    return canvas_;
  }

 private:
  [[nodiscard]] int side() const { return position_.large_board ? kColumns : kColumns - 2; }
  [[nodiscard]] int columns() const { return side() * kPitch + kHalf; }
  [[nodiscard]] int rows() const { return side() * 2 * kHalf + 1; }
  [[nodiscard]] int left(Hex hex) const { return (place_of(hex).column - 1 - (kColumns - side()) / 2) * kPitch; }
  [[nodiscard]] int top(Hex hex) const {
    const ColumnLine at = place_of(hex);
    const ColumnLine centre{(kColumns + 1) / 2, (kColumns + 1) / 2};
    return rows() / 2 - kHalf - ((2 * at.line - at.column) - (2 * centre.line - centre.column)) * kHalf;
  }

  void draw_border(Hex hex) {
    const int x = left(hex);
    const int y = top(hex);
    canvas_.write(x + kHalf, y, std::string(kTop, '_'), kQuiet);
    canvas_.write(x + kHalf, y + 2 * kHalf, std::string(kTop, '_'), kQuiet);
    for (int i = 1; i <= kHalf; ++i) {
      canvas_.write(x + kHalf - i, y + i, "/", kQuiet);
      canvas_.write(x + kWidth - 1 - kHalf + i, y + i, "\\", kQuiet);
      canvas_.write(x + i - 1, y + kHalf + i, "\\", kQuiet);
      canvas_.write(x + kWidth - i, y + kHalf + i, "/", kQuiet);
    }
  }

  void centred(Hex hex, int row, const std::string& text, Canvas::Ink ink) {
    canvas_.write(left(hex) + (kWidth - static_cast<int>(width_of(text))) / 2, top(hex) + row, text, ink);
  }

  void draw_tile(Hex hex) {
    const Unit& unit = position_.board[hex];
    if (unit.tile == kNoTile) {
      centred(hex, kHalf, hex_word(hex, position_.large_board), kQuiet);
      return;
    }
    const TileSpec& spec = spec_of(unit.tile);
    const Canvas::Ink ink = kArmyInk[static_cast<std::size_t>(army_of(unit.tile))];
    draw_edges(hex, unit, ink);
    centred(hex, 2, hex_word(hex, position_.large_board), 0);
    std::string name(spec.name);
    if (!is_round(unit.tile)) name = std::string(kArrows[unit.facing]) + " " + name + " " + std::string(kArrows[unit.facing]);
    centred(hex, 3, name, ink);
    centred(hex, 4, state_of(hex), 0);
    centred(hex, 5, seat_word(static_cast<Seat>(unit.seat)) + " " + std::string(spec_of(army_of(unit.tile)).word), ink);
  }

  std::string state_of(Hex hex) {
    const Unit& unit = position_.board[hex];
    const TileSpec& spec = spec_of(unit.tile);
    std::string text;
    if (spec.initiative != 0) text += "init " + segments_word(initiatives(position_, effects_, hex));
    if (spec.toughness != 0) text += (text.empty() ? "" : "  ") + std::string("wounds ") + std::to_string(unit.wounds) + "/" + std::to_string(spec.toughness);
    return text;
  }

  void draw_edges(Hex hex, const Unit& unit, Canvas::Ink ink) {
    for (int d = 0; d < kDirections; ++d) {
      const Edge& edge = spec_of(unit.tile).edges[static_cast<std::size_t>((d + kDirections - unit.facing) % kDirections)];
      const std::string mark = mark_of(edge);
      if (mark.empty()) continue;
      const int width = static_cast<int>(width_of(mark));
      switch (direction_at(d)) {
        case Direction::n: centred(hex, 1, mark, ink); break;
        case Direction::s: centred(hex, 2 * kHalf, mark, ink); break;
        case Direction::ne: canvas_.write(left(hex) + kWidth - 3 - width, top(hex) + 2, mark, ink); break;
        case Direction::nw: canvas_.write(left(hex) + 3, top(hex) + 2, mark, ink); break;
        case Direction::se: canvas_.write(left(hex) + kWidth - 3 - width, top(hex) + 5, mark, ink); break;
        case Direction::sw: canvas_.write(left(hex) + 3, top(hex) + 5, mark, ink); break;
      }
    }
  }

  const Position& position_;
  Effects effects_;
  Canvas canvas_;
};

}  // namespace

std::string diagram(const Position& position, DiagramStyle style) { return Drawer(position).draw().text(style.colour); }

}  // namespace nhx
