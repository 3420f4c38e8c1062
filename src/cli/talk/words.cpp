#include "cli/talk/words.h"

#include <algorithm>
#include <charconv>

namespace nhx::cli {

namespace {

constexpr std::string_view kTalkBlanks = " \t\r\v\f";

}  // namespace

std::string_view without_blanks(std::string_view text) {
  const std::size_t start = text.find_first_not_of(kTalkBlanks);
  if (start == std::string_view::npos) return {};
  return text.substr(start, text.find_last_not_of(kTalkBlanks) - start + 1);
}

std::string_view take_word(std::string_view& text) {
  const std::size_t end = std::min(text.find_first_of(kTalkBlanks), text.size());
  const std::string_view word = text.substr(0, end);
  text = without_blanks(text.substr(end));
  return word;
}

std::optional<u64> parse_whole(std::string_view word) {
  u64 number = 0;
  const auto [end, failure] = std::from_chars(word.data(), word.data() + word.size(), number);
  return failure == std::errc() && end == word.data() + word.size() ? std::optional(number) : std::nullopt;
}

}  // namespace nhx::cli
