#include "notation/drawing/canvas.h"

namespace nhx {

namespace {

std::size_t character_length(std::string_view text) {
  std::size_t length = 1;
  while (length < text.size() && (static_cast<unsigned char>(text[length]) & 0xC0) == 0x80) ++length;
  return length;
}

}  // namespace

Canvas::Canvas(int columns, int rows)
    : columns_(columns), rows_(rows), cells_(static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows)) {}

void Canvas::write(int column, int row, std::string_view text, Ink ink) {
  if (row < 0 || row >= rows_) return;
  for (; !text.empty(); ++column) {
    const std::size_t length = character_length(text);
    if (column >= 0 && column < columns_) {
      Cell& cell = cells_[static_cast<std::size_t>(row) * static_cast<std::size_t>(columns_) + static_cast<std::size_t>(column)];
      cell = {std::string(text.substr(0, length)), ink};
    }
    text.remove_prefix(length);
  }
}

std::string Canvas::text(bool with_colour) const {
  std::string text;
  for (int row = 0; row < rows_; ++row) {
    const Cell* const first = &cells_[static_cast<std::size_t>(row) * static_cast<std::size_t>(columns_)];
    const Cell* last = first + columns_;
    while (last != first && (last - 1)->character == " ") --last;
    Ink ink = 0;
    for (const Cell* cell = first; cell != last; ++cell) {
      if (with_colour && cell->ink != ink && cell->character != " ") {
        ink = cell->ink;
        text += ink == 0 ? "\x1b[0m" : "\x1b[0;" + std::to_string(ink) + "m";
      }
      text += cell->character;
    }
    if (ink != 0) text += "\x1b[0m";
    text += "\n";
  }
  return text;
}

}  // namespace nhx
