#include "notation/reading/lines.h"

#include <algorithm>
#include <array>

namespace nhx {

namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\v' || c == '\f'; }
bool ends_word(char c) { return is_blank(c) || c == '\n' || c == ';' || c == '#'; }
bool continues_character(char c) { return (static_cast<unsigned char>(c) & 0xC0) == 0x80; }

int characters_in(std::string_view text) {
  return static_cast<int>(std::count_if(text.begin(), text.end(), [](char c) { return !continues_character(c); }));
}

std::string_view without_blanks_around(std::string_view text) {
  while (!text.empty() && is_blank(text.front())) text.remove_prefix(1);
  while (!text.empty() && is_blank(text.back())) text.remove_suffix(1);
  return text;
}

// Takes a text apart from its start to its end. A comment runs to the end of the physical line, `;` included.
class Splitter {
 public:
  Splitter(std::string_view text, FaultList& faults, std::vector<Comment>* comments) : rest_(text), faults_(faults), comments_(comments) {}

  Lines split() {
    while (!rest_.empty()) {
      const char c = rest_.front();
      if (!ends_word(c)) {
        take_word();
        continue;
      }
      if (c == '#') {
        take_comment();
        continue;
      }
      rest_.remove_prefix(1);
      ++column_;
      if (is_blank(c)) continue;
      end_line();
      if (c == '\n') {
        ++line_;
        column_ = 0;
      }
      if (count_ > kMostLines) {
        faults_.add({.line = line_, .column = 1}, "too-many-lines", "A text has at most " + std::to_string(kMostLines) + " lines.");
        return {};
      }
    }
    end_line();
    return std::move(lines_);
  }

 private:
  void take_word() {
    Word word = {.line = line_, .column = column_ + (continues_character(rest_[0]) ? 0 : 1)};
    std::size_t length = 0;
    for (; length < rest_.size() && !ends_word(rest_[length]); ++length) {
      if (!continues_character(rest_[length])) ++column_;
    }
    word.text = rest_.substr(0, length);
    rest_.remove_prefix(length);
    if (lines_.words_of_open_line() < kMostWords) {
      lines_.add(word);
    } else if (!complained_) {
      faults_.add(word, "too-many-words", "A line has at most " + std::to_string(kMostWords) + " words.");
      complained_ = true;
    }
  }

  void take_comment() {
    const std::string_view comment = rest_.substr(0, rest_.find('\n'));
    rest_.remove_prefix(comment.size());
    const std::string_view text = without_blanks_around(comment.substr(1));
    if (comments_ != nullptr && !text.empty()) comments_->push_back({.text = text, .line = line_});
  }

  void end_line() {
    lines_.end_line();
    complained_ = false;
    ++count_;
  }

  std::string_view rest_;
  FaultList& faults_;
  std::vector<Comment>* comments_;
  Lines lines_;
  int line_ = 1;
  int column_ = 0;  // characters of the physical line so far
  int count_ = 0;   // of lines, those that `;` ends included
  bool complained_ = false;
};

// The length of the well-formed, printable character that starts here, 0 when there is none.
std::size_t printable_length(std::string_view rest) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(i < rest.size() ? rest[i] : '\0'); };
  const auto follows = [&](std::size_t i) { return (byte(i) & 0xC0) == 0x80; };
  if (byte(0) >= 0x20 && byte(0) < 0x7F) return 1;
  if (byte(0) == 0xC2) return byte(1) >= 0xA0 && follows(1) ? 2 : 0;
  if (byte(0) >= 0xC3 && byte(0) <= 0xDF) return follows(1) ? 2 : 0;
  return 0;  // rarer characters are not worth the doubt
}

// Changes of one letter, or two neighbours swapped, that lead from one word to the other.
std::size_t distance(std::string_view a, std::string_view b) {
  constexpr std::size_t kLongest = 24;
  if (a.size() >= kLongest || b.size() >= kLongest) return kLongest;
  std::array<std::array<std::size_t, kLongest + 1>, kLongest + 1> steps{};
  for (std::size_t i = 0; i <= a.size(); ++i) {
    for (std::size_t j = 0; j <= b.size(); ++j) {
      if (i == 0 || j == 0) {
        steps[i][j] = i + j;
        continue;
      }
      const std::size_t change = steps[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
      steps[i][j] = std::min({steps[i - 1][j] + 1, steps[i][j - 1] + 1, change});
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1]) steps[i][j] = std::min(steps[i][j], steps[i - 2][j - 2] + 1);
    }
  }
  return steps[a.size()][b.size()];
}

}  // namespace

void Lines::end_line() {
  if (words_of_open_line() > 0) ends_.push_back(words_.size());
}

void FaultList::add(const Word& at, std::string_view code, const std::string& sentence) {
  more_ = faults_.size() == kMostFaults;
  if (more_) return;
  faults_.insert(
      {{at.line, at.column}, {at.line, at.column, std::string(code), at.path.empty() ? sentence : std::string(at.path) + ": " + sentence}});
}

std::vector<Fault> FaultList::take() {
  std::vector<Fault> faults;
  for (auto& [place, fault] : faults_) faults.push_back(std::move(fault));
  if (more_) faults.push_back({faults.back().line, faults.back().column, "too-many-faults", "There are more faults than are listed here."});
  return faults;
}

Lines split_lines(std::string_view text, FaultList& faults, std::vector<Comment>* comments) {
  if (text.size() > kLongestText) {
    faults.add({}, "text-too-long",
               "A text has at most " + std::to_string(kLongestText) + " bytes; this one has " + std::to_string(text.size()) + ".");
    return {};
  }
  if (text.starts_with(kByteOrderMark)) text.remove_prefix(kByteOrderMark.size());
  return Splitter(text, faults, comments).split();
}

std::vector<Word> split_list(const Word& list) {
  std::vector<Word> parts;
  if (list.text == "-") return parts;
  parts.reserve(static_cast<std::size_t>(std::count(list.text.begin(), list.text.end(), ',')) + 1);
  Word part = list;
  for (std::string_view rest = list.text;;) {
    part.text = rest.substr(0, rest.find(','));
    parts.push_back(part);
    if (part.text.size() == rest.size()) return parts;
    rest.remove_prefix(part.text.size() + 1);
    if (list.line > 0) part.column += characters_in(part.text) + 1;
  }
}

const Word* WordReader::next(std::string_view what) { return at_end() ? missing(what) : &line_[next_++]; }

const Word* WordReader::missing(std::string_view what) {
  Word end = line_[next_ > 0 ? next_ - 1 : 0];
  if (end.line > 0) end.column += characters_in(end.text);
  faults_.add(end, "missing-word", "After " + in_quotes(end.text) + " " + std::string(what) + " is missing.");
  return nullptr;
}

bool WordReader::take(std::string_view word) {
  if (at_end() || peek().text != word) return false;
  ++next_;
  return true;
}

Line WordReader::take_rest() {
  const Line rest = line_.subspan(next_);
  next_ = line_.size();
  return rest;
}

void WordReader::finish() {
  if (at_end()) return;
  const std::string behind = next_ == 0 ? "" : " after " + in_quotes(line_[next_ - 1].text);
  faults_.add(peek(), "extra-word", "Nothing more is expected" + behind + ", but " + in_quotes(peek().text) + " stands there.");
  next_ = line_.size();
}

std::string in_quotes(std::string_view word) {
  constexpr std::size_t kLongest = 80;
  std::string text = "'";
  while (!word.empty()) {
    if (text.size() > kLongest) return text + "...'";
    const std::size_t length = printable_length(word);
    text += length == 0 ? "?" : word.substr(0, length);
    word.remove_prefix(std::max<std::size_t>(length, 1));
  }
  return text + "'";
}

std::string joined(const Line& line) {
  std::string text;
  for (const Word& word : line) {
    if (!text.empty()) text += ' ';
    text += word.text;
  }
  return text;
}

std::string suggestion(std::string_view word, const std::vector<std::string_view>& candidates) {
  std::string_view nearest;
  std::size_t least = std::min<std::size_t>(3, (word.size() + 1) / 2 + 1);  // short words: only a close one helps
  for (const std::string_view candidate : candidates) {
    const std::size_t steps = distance(word, candidate);
    if (steps >= least) continue;
    least = steps;
    nearest = candidate;
  }
  return nearest.empty() ? "" : " Did you mean " + in_quotes(nearest) + "?";
}

}  // namespace nhx
