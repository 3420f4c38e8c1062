#include "cli/line_reader.h"

#include <array>
#include <cerrno>
#include <poll.h>
#include <string_view>
#include <unistd.h>

#include "notation/reading/lines.h"

namespace nhx::cli {

namespace {

bool has_something_to_read() {
  pollfd input{.fd = STDIN_FILENO, .events = POLLIN, .revents = 0};
  return poll(&input, 1, 0) > 0;
}

}  // namespace

std::optional<InputLine> LineReader::next() {
  while (lines_.empty() && read_some()) {
  }
  if (lines_.empty()) return std::nullopt;
  InputLine line = std::move(lines_.front());
  lines_.pop_front();
  return line;
}

const InputLine* LineReader::peek() {
  while (lines_.empty() && !is_at_end_ && has_something_to_read()) read_some();
  return lines_.empty() ? nullptr : &lines_.front();
}

bool LineReader::read_some() {
  if (is_at_end_) return false;
  std::array<char, 1 << 16> bytes;
  ssize_t count = 0;
  do {
    count = read(STDIN_FILENO, bytes.data(), bytes.size());
  } while (count < 0 && errno == EINTR);
  if (count > 0) {
    for (const char c : std::string_view(bytes.data(), static_cast<std::size_t>(count))) add(c);
    return true;
  }
  is_at_end_ = true;
  if (!unfinished_.text.empty()) lines_.push_back(std::move(unfinished_));
  return true;
}

void LineReader::add(char c) {
  if (c == '\n') {
    lines_.push_back(std::move(unfinished_));
    unfinished_ = {};
  } else if (unfinished_.text.size() < kLongestText) {
    unfinished_.text += c;
  } else {
    unfinished_.is_too_long = true;
  }
}

}  // namespace nhx::cli
