#include "notation/drawing/diagram.h"

#include <algorithm>
#include <array>
#include <vector>

#include "engine/turn/duel.h"
#include "notation/drawing/canvas.h"
#include "notation/drawing/columns.h"
#include "notation/words.h"

namespace nhx {

namespace {

// A cell is flat-topped:
//       ___________________
//      /        n          \        row 1
//     / nw     hex       ne \       row 2
//    /       ↗ Name ↗        \      row 3
//    \   what it can do now  /      row 4
//     \ sw    seat       se /       row 5
//      \________s__________/        row 6
constexpr int kHalf = 3;  // rows from the top to the middle
constexpr int kTop = 19;  // columns along the upper edge
constexpr int kPitch = kTop + kHalf;
constexpr int kWidth = kTop + 2 * kHalf;
constexpr int kMargin = 3;  // from a cell's outermost column to its slanted sides' marks

constexpr std::array<std::string_view, kDirections> kArrows = {"↑", "↗", "↘", "↓", "↙", "↖"};

constexpr Canvas::Ink kPlain = 0;
constexpr Canvas::Ink kQuiet = 90;
constexpr Canvas::Ink kAlert = 7;
constexpr std::array<Canvas::Ink, kArmies> kArmyInk = {92, 91, 94, 93, 97, 95, 33};

struct MarkWord {
  std::string_view mark;
  std::string_view meaning;
};

constexpr std::array<MarkWord, 11> kMarks = {{
    {"m", "m1: melee of strength 1"},
    {"r", "r1: shot of strength 1"},
    {"gauss", "gauss: Gauss shot"},
    {"arm", "arm: armour"},
    {"net", "net"},
    {"link", "link: of a module"},
    {"far", "far: link of two hexes"},
    {"take", "take: takeover"},
    {"in", "in: shots enter"},
    {"out", "out: shots leave"},
    {"trap", "trap: marked side"},
}};

// The marks of an edge, as indices into kMarks.
u16 marks_on(const Edge& edge) {
  const std::array<bool, kMarks.size()> there = {
      edge.melee > 0,     edge.ranged > 0, edge.gauss, edge.armor, edge.net, edge.link && !edge.long_distance,
      edge.long_distance, edge.takeover,   edge.entry, edge.exit,  edge.trap};
  unsigned marks = 0;
  for (std::size_t i = 0; i < there.size(); ++i) marks |= there[i] ? 1U << i : 0U;
  return static_cast<u16>(marks);
}

std::string mark_text(const Edge& edge) {
  std::string text;
  for (unsigned rest = marks_on(edge); rest != 0; rest &= rest - 1) {
    const auto index = static_cast<std::size_t>(std::countr_zero(rest));
    text += (text.empty() ? "" : " ") + std::string(kMarks[index].mark);
    if (index == 0) text += std::to_string(edge.melee);
    if (index == 1) text += std::to_string(edge.ranged);
  }
  return text;
}

std::string_view ability_sign(Ability ability) {
  switch (ability) {
    case Ability::initiative: return "+1 init";
    case Ability::slow: return "-1 init";
    case Ability::melee: return "+1 melee";
    case Ability::ranged: return "+1 shot";
    case Ability::extra_attack: return "+1 attack";
    case Ability::medic: return "saves";
    case Ability::scoper: return "turns modules";
    case Ability::quartermaster: return "melee <> shot";
    case Ability::transport: return "+1 move";
    case Ability::recon: return "double moves";
    default: return "";
  }
}

void join(std::string& list, std::string_view word) {
  if (!word.empty()) list += (list.empty() ? "" : "  ") + std::string(word);
}

class Drawer {
 public:
  explicit Drawer(const Position& position) : position_(position), effects_(effects_of(position)), canvas_(columns(), rows()) {}

  std::string draw(bool with_colour) {
    for (const Hex hex : position_.playable()) draw_border(hex);
    for (const Hex hex : position_.playable()) draw_tile(hex);
    return canvas_.text(with_colour) + legend();
  }

 private:
  [[nodiscard]] int side() const { return position_.large_board() ? kColumns : kColumns - 2; }
  [[nodiscard]] int columns() const { return side() * kPitch + kHalf; }
  [[nodiscard]] int rows() const { return side() * 2 * kHalf + 1; }
  [[nodiscard]] int left(Hex hex) const { return (place_of(hex).column - 1 - (kColumns - side()) / 2) * kPitch; }
  [[nodiscard]] int top(Hex hex) const {
    constexpr int kCentre = (kColumns + 1) / 2;  // column and line of the middle hex
    const ColumnLine at = place_of(hex);
    return rows() / 2 - kHalf - (2 * at.line - at.column - kCentre) * kHalf;
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

  void write_centred(Hex hex, int row, const std::string& text, Canvas::Ink ink) {
    canvas_.write(left(hex) + (kWidth - static_cast<int>(width_of(text))) / 2, top(hex) + row, text, ink);
  }

  void draw_tile(Hex hex) {
    const Unit& unit = position_.board[hex];
    const std::string place = is_terminal(hex) ? "(" + hex_word(hex, false) + ")" : hex_word(hex, position_.large_board());
    if (unit.tile == kNoTile) return write_centred(hex, kHalf, place, kQuiet);
    const Canvas::Ink ink = kArmyInk[static_cast<std::size_t>(army_of(unit.tile))];
    draw_edges(hex, unit, ink);
    write_centred(hex, 2, place, kPlain);
    write_centred(hex, 3, name_with_arrows(unit), ink);
    write_centred(hex, 4, condition(hex), effects_.netted.has(hex) ? kAlert : kPlain);
    write_centred(hex, 5, owner(hex), ink);
  }

  [[nodiscard]] bool is_terminal(Hex hex) const { return position_.duel_board() && kTerminals.has(hex); }

  static std::string name_with_arrows(const Unit& unit) {
    const TileSpec& spec = spec_of(unit.tile);
    std::string name = spec.kind == TileKind::hq ? std::string(spec_of(army_of(unit.tile)).word) + " " : "";
    if (!name.empty()) name[0] = static_cast<char>(name[0] - 'a' + 'A');
    name += spec.name;
    if (is_round(unit.tile)) return name;
    const std::string arrow(kArrows[static_cast<std::size_t>(unit.facing)]);
    return arrow + " " + name + " " + arrow;
  }

  // What matters about the tile besides its edges.
  [[nodiscard]] std::string condition(Hex hex) const {
    const Unit& unit = position_.board[hex];
    const TileSpec& spec = spec_of(unit.tile);
    if (!is_unit(spec.kind)) return std::string(kind_word(spec.kind));
    std::string text;
    if (effects_.netted.has(hex)) {
      text = "netted";
    } else if (spec.initiative != 0) {
      const u16 now = initiatives(position_, effects_, hex);
      if (spec.kind != TileKind::hq || now != spec.initiative)
        join(text, "init " + segments_word(now) + (now != spec.initiative ? "*" : ""));
    }
    if (spec.kind == TileKind::hq) join(text, "hp " + std::to_string(position_.players[unit.seat].hp));
    if (spec.toughness != 0) join(text, "wounds " + std::to_string(unit.wounds) + "/" + std::to_string(spec.toughness));
    for (const Ability ability : spec.abilities) {
      std::string longer = text;
      join(longer, ability_sign(ability));
      if (width_of(longer) <= kWidth - 2) text = longer;
    }
    return text;
  }

  // "1 borgo", "1>2 borgo" for a tile of seat 1 that seat 2 holds; without the army where the marks need the room.
  [[nodiscard]] std::string owner(Hex hex) const {
    const Unit& unit = position_.board[hex];
    std::string text = seat_word(unit.seat);
    if (effects_.captured.has(hex)) text += ">" + seat_word(effects_.holder(hex));
    if (effects_.scoped_by(hex) != kNoSeat) text += " for " + seat_word(effects_.scoped_by(hex));
    const std::string longer = text + " " + std::string(spec_of(army_of(unit.tile)).word);
    const std::size_t beside =
        std::max(width_of(mark_text(edge_at(unit, Direction::sw))), width_of(mark_text(edge_at(unit, Direction::se))));
    const bool fits = width_of(longer) + 2 * (beside + (beside > 0 ? 1 : 0)) <= static_cast<std::size_t>(kWidth - 2 * kMargin);
    return fits ? longer : text;
  }

  static const Edge& edge_at(const Unit& unit, Direction direction) {
    return spec_of(unit.tile).edges[edge_towards(direction, unit.facing)];
  }

  void draw_edges(Hex hex, const Unit& unit, Canvas::Ink ink) {
    for (int d = 0; d < kDirections; ++d) {
      const Direction direction = direction_at(d);
      const Edge& edge = edge_at(unit, direction);
      const std::string mark = mark_text(edge);
      used_ = static_cast<u16>(used_ | marks_on(edge));
      if (mark.empty()) continue;
      const int far_left = left(hex) + kMargin;
      const int far_right = left(hex) + kWidth - kMargin - static_cast<int>(width_of(mark));
      switch (direction) {
        case Direction::n: write_centred(hex, 1, mark, ink); break;
        case Direction::ne: canvas_.write(far_right, top(hex) + 2, mark, ink); break;
        case Direction::se: canvas_.write(far_right, top(hex) + 5, mark, ink); break;
        case Direction::s: write_centred(hex, 6, mark, ink); break;
        case Direction::sw: canvas_.write(far_left, top(hex) + 5, mark, ink); break;
        case Direction::nw: canvas_.write(far_left, top(hex) + 2, mark, ink); break;
      }
    }
  }

  // Only what is on the board is explained.
  [[nodiscard]] std::string legend() const {
    const std::string terminal = "(c3): a terminal";
    if (position_.units.none()) return position_.duel_board() ? "\n" + terminal + "\n" : "";
    std::vector<std::string> items = {"↗ Name ↗: the front points there"};
    if (position_.duel_board()) items.push_back(terminal);
    for (std::size_t i = 0; i < kMarks.size(); ++i) {
      if (((used_ >> i) & 1) != 0) items.emplace_back(kMarks[i].meaning);
    }
    items.emplace_back("init: acts in these segments, * if others change it");
    if (has_toughness()) items.emplace_back("wounds 1/2: has 1, survives 2");
    if (effects_.captured.any()) items.emplace_back("1>2: seat 1's, held by seat 2");
    if (effects_.scoped_by_anyone.any()) items.emplace_back("1 for 2: seat 1's module works for seat 2");
    return "\n" + wrapped(items);
  }

  [[nodiscard]] bool has_toughness() const {
    return std::any_of(position_.board.begin(), position_.board.end(), [](const Unit& unit) { return spec_of(unit.tile).toughness > 0; });
  }

  [[nodiscard]] std::string wrapped(const std::vector<std::string>& items) const {
    constexpr std::string_view kGap = "   ";
    std::string text;
    std::size_t used = 0;
    for (const std::string& item : items) {
      const bool fits = used + kGap.size() + width_of(item) <= static_cast<std::size_t>(columns());
      if (used > 0) text += fits ? kGap : "\n";
      used = (used > 0 && fits ? used + kGap.size() : 0) + width_of(item);
      text += item;
    }
    return text + "\n";
  }

  const Position& position_;
  Effects effects_;
  Canvas canvas_;
  u16 used_ = 0;  // marks that were drawn
};

}  // namespace

std::string diagram(const Position& position, DiagramStyle style) { return Drawer(position).draw(style.colour); }

}  // namespace nhx
