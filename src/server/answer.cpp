#include "server/answer.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <iterator>

namespace nhx::server {

namespace {

constexpr std::size_t kLongestTarget = 2'048;

using Header = std::pair<std::string_view, std::string_view>;

// On every answer. Scripts, styles, pictures and connections come from this host alone; WebAssembly may be compiled.
constexpr std::array<Header, 6> kSecurity = {{
    {"Content-Security-Policy",
     "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; worker-src 'self'; "
     "connect-src 'self'; manifest-src 'self'; base-uri 'none'; frame-ancestors 'none'; object-src 'none'; form-action 'none'"},
    {"X-Content-Type-Options", "nosniff"},
    {"Referrer-Policy", "no-referrer"},
    {"Cross-Origin-Opener-Policy", "same-origin"},
    {"Cross-Origin-Resource-Policy", "same-origin"},
    {"Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"},
}};

std::string_view reason(unsigned status) {
  switch (status) {
    case 400: return "This is no request that can be understood.";
    case 404: return "There is no such page.";
    case 405: return "Only GET and HEAD are answered here.";
    case 413: return "Nothing can be sent here.";
    case 414: return "This address is too long.";
    case 431: return "The headers of this request are too long.";
    default: return "This did not work.";
  }
}

Answer with_security(unsigned status) {
  Answer answer{.status = status, .headers = {}, .body = {}};
  for (const Header& header : kSecurity) answer.headers.emplace_back(header);
  return answer;
}

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) text.remove_prefix(1);
  while (!text.empty() && (text.back() == ' ' || text.back() == '\t')) text.remove_suffix(1);
  return text;
}

// Goes through a list with commas until one item fits.
template <class Fits>
bool any_item(std::string_view list, Fits fits) {
  while (true) {
    const std::size_t end = list.find(',');
    if (fits(trimmed(list.substr(0, end)))) return true;
    if (end == std::string_view::npos) return false;
    list.remove_prefix(end + 1);
  }
}

bool is_zero_quality(std::string_view parameters) {
  const std::size_t at = parameters.find("q=");
  if (at == std::string_view::npos) return false;
  const std::string_view number = trimmed(parameters.substr(at + 2));
  return number.find_first_not_of("0.") == std::string_view::npos;
}

bool matches(std::string_view if_none_match, std::string_view tag) {
  return any_item(if_none_match,
                  [&](std::string_view item) { return item == "*" || item == tag || (item.starts_with("W/") && item.substr(2) == tag); });
}

}  // namespace

bool takes_gzip(std::string_view accept_encoding) {
  return any_item(accept_encoding, [](std::string_view item) {
    const std::size_t end = item.find(';');
    const std::string_view name = trimmed(item.substr(0, end));
    return name == "gzip" && (end == std::string_view::npos || !is_zero_quality(item.substr(end)));
  });
}

Answer refusal(unsigned status) {
  Answer answer = with_security(status);
  answer.headers.emplace_back("Content-Type", "text/plain; charset=utf-8");
  answer.headers.emplace_back("Cache-Control", "no-store");
  if (status == 405) answer.headers.emplace_back("Allow", "GET, HEAD");
  answer.body = std::to_string(status) + ": " + std::string(reason(status)) + '\n';
  return answer;
}

Answer answer_to(const Site& site, const Asked& asked) {
  if (asked.method != "GET" && asked.method != "HEAD") return refusal(405);
  if (asked.target.size() > kLongestTarget) return refusal(414);
  if (!path_of_target(asked.target)) return refusal(400);
  const std::optional<SiteFile> file = site.find(asked.target, takes_gzip(asked.accept_encoding));
  if (!file) return refusal(404);
  Answer answer = with_security(200);
  answer.headers.emplace_back("ETag", file->tag);
  answer.headers.emplace_back("Cache-Control", file->is_hashed ? "public, max-age=31536000, immutable" : "no-cache");
  if (file->has_gzip) answer.headers.emplace_back("Vary", "Accept-Encoding");
  if (matches(asked.if_none_match, file->tag)) {
    answer.status = 304;
    return answer;
  }
  answer.headers.emplace_back("Content-Type", file->type);
  if (file->is_gzipped) answer.headers.emplace_back("Content-Encoding", "gzip");
  std::ifstream stream(file->path, std::ios::binary);
  answer.body.assign(std::istreambuf_iterator<char>(stream), {});
  return stream.good() || stream.eof() ? answer : refusal(404);
}

}  // namespace nhx::server
