#include "server/site.h"

#include <algorithm>
#include <array>
#include <system_error>
#include <utility>

namespace nhx::server {

namespace fs = std::filesystem;

namespace {

std::optional<int> hex_digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return std::nullopt;
}

std::optional<std::string> without_percents(std::string_view text) {
  std::string plain;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '%') {
      plain += text[i];
      continue;
    }
    if (i + 2 >= text.size()) return std::nullopt;
    const std::optional<int> high = hex_digit(text[i + 1]);
    const std::optional<int> low = hex_digit(text[i + 2]);
    if (!high || !low) return std::nullopt;
    plain += static_cast<char>(*high * 16 + *low);
    i += 2;
  }
  return plain;
}

bool is_odd(char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F || c == '\\'; }

std::string tag_of(const fs::path& path, bool is_gzipped) {
  std::error_code error;
  const auto size = fs::file_size(path, error);
  const auto time = fs::last_write_time(path, error).time_since_epoch().count();
  return '"' + std::to_string(size) + '-' + std::to_string(time) + (is_gzipped ? "-gz\"" : "\"");
}

}  // namespace

std::optional<fs::path> path_of_target(std::string_view target) {
  if (target.empty() || target[0] != '/') return std::nullopt;
  const std::optional<std::string> plain = without_percents(target.substr(0, target.find_first_of("?#")));
  if (!plain || std::any_of(plain->begin(), plain->end(), is_odd)) return std::nullopt;
  fs::path path;
  std::string_view rest = std::string_view(*plain).substr(1);
  while (true) {
    const std::size_t end = rest.find('/');
    const std::string_view name = rest.substr(0, end);
    if (end == std::string_view::npos && name.empty()) return path / "index.html";
    if (name.empty() || name[0] == '.') return std::nullopt;  // "..", and files that are nobody's business
    path /= name;
    if (end == std::string_view::npos) return path;
    rest.remove_prefix(end + 1);
  }
}

std::string_view content_type(const fs::path& path) {
  static constexpr std::array<std::pair<std::string_view, std::string_view>, 16> kTypes = {{
      {".html", "text/html; charset=utf-8"},
      {".js", "text/javascript; charset=utf-8"},
      {".css", "text/css; charset=utf-8"},
      {".wasm", "application/wasm"},
      {".svg", "image/svg+xml"},
      {".webmanifest", "application/manifest+json"},
      {".json", "application/json"},
      {".map", "application/json"},
      {".png", "image/png"},
      {".ico", "image/x-icon"},
      {".webp", "image/webp"},
      {".woff2", "font/woff2"},
      {".txt", "text/plain; charset=utf-8"},
      {".nhx", "text/plain; charset=utf-8"},
      {".xml", "application/xml"},
      {".gz", "application/gzip"},
  }};
  const std::string extension = path.extension().string();
  const auto* found = std::find_if(kTypes.begin(), kTypes.end(), [&](const auto& type) { return type.first == extension; });
  return found != kTypes.end() ? found->second : "application/octet-stream";
}

Site::Site(const fs::path& root) : root_(fs::canonical(root)) {}

std::optional<SiteFile> Site::find(std::string_view target, bool takes_gzip) const {
  const std::optional<fs::path> path = path_of_target(target);
  if (!path) return std::nullopt;
  const std::optional<fs::path> plain = inside(root_ / *path);
  if (!plain) return std::nullopt;
  const std::optional<fs::path> gzip = inside(root_ / fs::path(*path).concat(".gz"));
  const bool is_gzipped = gzip && takes_gzip;
  SiteFile file{.path = is_gzipped ? *gzip : *plain, .type = std::string(content_type(*path)), .tag = {}};
  file.tag = tag_of(file.path, is_gzipped);
  file.is_hashed = *path->begin() == "assets";
  file.is_gzipped = is_gzipped;
  file.has_gzip = gzip.has_value();
  return file;
}

// A regular file below the root, links followed.
std::optional<fs::path> Site::inside(const fs::path& path) const {
  std::error_code error;
  fs::path real = fs::canonical(path, error);
  if (error || !fs::is_regular_file(real, error)) return std::nullopt;
  const auto [in_root, in_real] = std::mismatch(root_.begin(), root_.end(), real.begin(), real.end());
  if (in_root != root_.end()) return std::nullopt;
  return real;
}

}  // namespace nhx::server
