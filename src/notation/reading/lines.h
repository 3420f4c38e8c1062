#pragma once

#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "notation/reading/fault.h"

// The toolkit of all parsers: a text as lines of words that know where they stand, and the faults found in them.
namespace nhx {

inline constexpr std::size_t kLongestText = 1 << 20;  // bytes
inline constexpr int kMostLines = 10'000;
inline constexpr std::size_t kMostWords = 64;  // in one line
inline constexpr std::size_t kMostFaults = 1'000;

// A view: what it says belongs to the text that was split, which therefore outlives it.
struct Word {
  std::string_view text{};
  int line = 0;             // from 1; 0 in JSON
  int column = 0;           // from 1, in characters of the physical line
  std::string_view path{};  // in JSON, where lines mean nothing: "units[3].tile"
};

using Line = std::span<const Word>;  // never empty

// The lines of a text that have words, one after the other; every `Line` is a view of them.
class Lines {
 public:
  [[nodiscard]] bool empty() const { return ends_.empty(); }
  [[nodiscard]] std::size_t size() const { return ends_.size(); }
  Line operator[](std::size_t i) const { return Line(words_).subspan(start_of(i), ends_[i] - start_of(i)); }

  // The last line is open until it is ended; without words it is none.
  void add(const Word& word) { words_.push_back(word); }
  void end_line();
  [[nodiscard]] std::size_t words_of_open_line() const { return words_.size() - start_of(ends_.size()); }

 private:
  [[nodiscard]] std::size_t start_of(std::size_t i) const { return i == 0 ? 0 : ends_[i - 1]; }

  std::vector<Word> words_;
  std::vector<std::size_t> ends_;  // of the lines, as places in the words
};

class FaultList {
 public:
  void add(const Word& at, std::string_view code, const std::string& sentence);
  [[nodiscard]] bool any() const { return !faults_.empty(); }
  // In the order of the text. The last one says so when there were more than kMostFaults.
  std::vector<Fault> take();

 private:
  std::multimap<std::pair<int, int>, Fault> faults_;  // by line and column, then in the order in which they were found
  bool more_ = false;
};

// The value, if nothing is wrong with the text it comes from.
template <class T>
Parsed<T> unless_faulty(std::optional<T> value, FaultList& faults) {
  if (faults.any()) value.reset();
  return {.value = std::move(value), .faults = faults.take()};
}

// What stands behind a `#`, without blanks around it.
struct Comment {
  std::string_view text{};
  int line = 0;
};

// The lines, and the comments if somebody wants them. A text beyond the limits gives a fault and no lines.
Lines split_lines(std::string_view text, FaultList& faults, std::vector<Comment>* comments = nullptr);

// "a,b,c" in its parts, each with its own place; "-" has none.
std::vector<Word> split_list(const Word& list);

// Goes through the words of one line.
class WordReader {
 public:
  WordReader(Line line, FaultList& faults) : line_(line), faults_(faults) {}

  [[nodiscard]] bool at_end() const { return next_ == line_.size(); }
  [[nodiscard]] const Word& peek() const { return line_[next_]; }
  [[nodiscard]] FaultList& faults() { return faults_; }

  // The next word; at the end of the line a fault that names what is missing, and nullptr.
  const Word* next(std::string_view what);
  // That fault, here.
  const Word* missing(std::string_view what);
  // Skips the word if it is the next one.
  bool take(std::string_view word);
  // All that is left, without a look at it.
  Line take_rest();
  // A fault if anything is left.
  void finish();

 private:
  Line line_;
  FaultList& faults_;
  std::size_t next_ = 0;
};

// The word in quotation marks, safe to print and not longer than a line.
std::string in_quotes(std::string_view word);

// The words as one line with single blanks.
std::string joined(const Line& line);

// " Did you mean 'mutant'?" for the nearest candidate if it is near enough, otherwise nothing.
std::string suggestion(std::string_view word, const std::vector<std::string_view>& candidates);

}  // namespace nhx
