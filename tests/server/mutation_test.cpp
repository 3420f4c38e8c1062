#include <array>
#include <cstdlib>

#include "core/rng.h"

#include "client.h"
#include "served_site.h"

// Requests with bytes changed, taken out, put in and repeated: the server answers or closes, gives nothing away and goes on.
// NHX_MUTATIONS says how many.
namespace nhx::server {
namespace {

constexpr std::array<std::string_view, 5> kRequests = {
    "GET / HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n",
    "GET /assets/index-1a2b.js?x=%20 HTTP/1.1\r\nHost: here\r\nAccept-Encoding: gzip, br;q=0.5\r\nIf-None-Match: \"1-2\"\r\n\r\n",
    "HEAD /a%20b.svg HTTP/1.0\r\nConnection: keep-alive\r\n\r\n",
    "POST /up/../%2e%2e/secret.txt HTTP/1.1\r\nContent-Length: 5\r\n\r\nhello",
    "GET /link.txt HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n",
};
constexpr std::array<std::string_view, 12> kPieces = {
    "../", "%2e%2e/", "%00", "\r\n", "\r\n\r\n", "//", "HTTP/1.1", ":", ",", "\"", "Content-Length: 9999999999\r\n", "secret.txt"};

std::string mutated(Rng& rng) {
  std::string text(kRequests[rng.below(kRequests.size())]);
  for (u32 changes = 1 + rng.below(6); changes > 0 && !text.empty(); --changes) {
    const std::size_t at = rng.below(static_cast<u32>(text.size()));
    switch (rng.below(5)) {
      case 0: text[at] = static_cast<char>(rng.below(256)); break;
      case 1: text.erase(at, 1 + rng.below(8)); break;
      case 2: text.insert(at, kPieces[rng.below(kPieces.size())]); break;
      case 3: text.insert(at, text.substr(at, 1 + rng.below(40))); break;
      default: text.insert(at, std::string(rng.below(300), static_cast<char>(rng.below(256)))); break;
    }
  }
  return text;
}

TEST_F(ServedSite, SurvivesAnyBytes) {
  serve_anew({.patience = std::chrono::milliseconds(1'000)});
  const char* wanted = std::getenv("NHX_MUTATIONS");
  const u64 requests = wanted != nullptr ? std::strtoull(wanted, nullptr, 10) : 1'000;
  for (u64 seed = 0; seed < requests; ++seed) {
    Rng rng(seed);
    Client client(port());
    ASSERT_TRUE(client.is_connected()) << seed;
    client.send(mutated(rng));
    client.send_nothing_more();
    ASSERT_TRUE(client.receive_to_the_end()) << "no end: " << seed;
    ASSERT_EQ(client.received().find("\r\n\r\nsecret"), std::string::npos) << seed;
  }
  EXPECT_EQ(Client(port()).ask("GET / HTTP/1.1\r\nHost: here\r\n\r\n").status(), 200);
}

}  // namespace
}  // namespace nhx::server
