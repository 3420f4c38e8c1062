#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace nhx {

// Characters in rows and columns, each with an ink. Drawing outside is ignored.
class Canvas {
 public:
  // Names of ANSI colours and styles; the number is the parameter of the escape sequence, 0 for none.
  using Ink = int;

  Canvas(int columns, int rows);

  // UTF-8, one column for each character.
  void write(int column, int row, std::string_view text, Ink ink = 0);

  // Rows end with their last visible character.
  [[nodiscard]] std::string text(bool with_colour) const;

 private:
  struct Cell {
    std::string character = " ";
    Ink ink = 0;
  };

  int columns_;
  int rows_;
  std::vector<Cell> cells_;
};

}  // namespace nhx
