#pragma once

#include <deque>
#include <optional>
#include <string>

namespace nhx::cli {

struct InputLine {
  std::string text;
  bool is_too_long = false;  // longer than any text that the parsers take; its rest is thrown away
};

// The standard input line by line, for those who wait and for those who have something else to do meanwhile.
class LineReader {
 public:
  // The next line without its end. Nothing when there is no more.
  std::optional<InputLine> next();

  // The next line, if it has come already; it stays the next one.
  const InputLine* peek();

  // Has the input ended? Known when nothing was there any more.
  [[nodiscard]] bool is_at_end() const { return is_at_end_ && lines_.empty(); }

 private:
  // False when nothing more came.
  bool read_some();
  void add(char c);

  std::deque<InputLine> lines_;
  InputLine unfinished_;
  bool is_at_end_ = false;
};

}  // namespace nhx::cli
