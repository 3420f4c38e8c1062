#include "cli/input.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <memory>

#include "cli/terminal.h"
#include "notation/position/position_text.h"
#include "notation/reading/lines.h"
#include "record/record.h"
#include "record/scenario.h"

namespace nhx::cli {

namespace {

struct CloseFile {
  void operator()(std::FILE* file) const { static_cast<void>(std::fclose(file)); }
};

// Endless files end here, too: the parsers refuse a text that is longer than kLongestText.
std::optional<std::string> read_stream(std::FILE* stream) {
  std::string text;
  std::array<char, 1 << 16> buffer{};
  while (text.size() <= kLongestText && std::feof(stream) == 0) {
    const std::size_t count = std::fread(buffer.data(), 1, buffer.size(), stream);
    if (std::ferror(stream) != 0) return std::nullopt;
    text.append(buffer.data(), count);
  }
  return text;
}

Parsed<std::string> unreadable(const std::string& why) {
  Parsed<std::string> parsed;
  parsed.faults.push_back({.code = "unreadable", .sentence = "The file cannot be read: " + why + "."});
  return parsed;
}

bool is_json(std::string_view text) {
  const std::size_t start = text.find_first_not_of(" \t\r\n");
  return start != std::string_view::npos && text[start] == '{';
}

// Does a line begin with the word?
bool has_line(std::string_view text, std::string_view word) {
  if (is_json(text)) return false;
  FaultList ignored;
  const Lines lines = split_lines(text, ignored);
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (lines[i][0].text == word) return true;
  }
  return false;
}

// The position of something that starts with one.
template <class Whole>
Parsed<Position> position_of(Parsed<Whole> whole) {
  Parsed<Position> parsed;
  if (whole.ok()) parsed.value = whole.value->position;
  parsed.faults = std::move(whole.faults);
  return parsed;
}

}  // namespace

Parsed<std::string> read_text(const std::string& file) {
  std::error_code ignored;
  if (file != "-" && std::filesystem::is_directory(file, ignored)) return unreadable("it is a folder");
  const std::unique_ptr<std::FILE, CloseFile> opened(file == "-" ? nullptr : std::fopen(file.c_str(), "rb"));
  if (file != "-" && opened == nullptr) return unreadable(std::strerror(errno));
  Parsed<std::string> parsed;
  parsed.value = read_stream(opened != nullptr ? opened.get() : stdin);
  return parsed.ok() ? parsed : unreadable(std::strerror(errno));
}

Parsed<Position> parse_any_position(std::string_view text) {
  if (has_line(text, "game")) return position_of(parse_record(text));
  return has_line(text, "scenario") ? position_of(parse_scenario(text)) : parse_position(text);
}

std::optional<Position> load_position(const std::string& file) {
  const Parsed<std::string> text = read_text(file);
  if (!text.ok()) {
    complain(text.faults, file);
    return std::nullopt;
  }
  const Parsed<Position> parsed = parse_any_position(*text.value);
  complain(parsed.faults, file);
  return parsed.value;
}

}  // namespace nhx::cli
