#include "server/server.h"

#include <memory>
#include <vector>

#include "client.h"
#include "served_site.h"

namespace nhx::server {
namespace {

std::string get(const std::string& target, const std::string& headers = {}) {
  return "GET " + target + " HTTP/1.1\r\nHost: here\r\n" + headers + "\r\n";
}

TEST_F(ServedSite, SendsFilesWithTypeLengthAndSecurity) {
  Client client(port());
  const Reply reply = client.ask(get("/"));
  EXPECT_EQ(reply.status(), 200);
  EXPECT_EQ(reply.body, "<h1>nhx</h1>");
  EXPECT_EQ(reply.header("Content-Type"), "text/html; charset=utf-8");
  EXPECT_EQ(reply.header("Cache-Control"), "no-cache");
  EXPECT_EQ(reply.header("X-Content-Type-Options"), "nosniff");
  EXPECT_EQ(reply.header("Referrer-Policy"), "no-referrer");
  EXPECT_EQ(reply.header("Cross-Origin-Opener-Policy"), "same-origin");
  EXPECT_FALSE(reply.header("Permissions-Policy").empty());
  EXPECT_FALSE(reply.header("Date").empty());
  EXPECT_TRUE(
      reply.header("Content-Security-Policy").starts_with("default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self';"));
  EXPECT_EQ(client.ask(get("/nhx.wasm")).header("Content-Type"), "application/wasm");
}

TEST_F(ServedSite, KeepsTheConnection) {
  Client client(port());
  client.send(get("/note.txt") + get("/look.css") + get("/nothing") + get("/"));
  EXPECT_EQ(client.receive().body, "note.txt");
  EXPECT_EQ(client.receive().body, "look.css");
  EXPECT_EQ(client.receive().status(), 404);
  EXPECT_EQ(client.receive().status(), 200);
  EXPECT_EQ(client.ask(get("/", "Connection: close\r\n")).status(), 200);
  EXPECT_TRUE(client.receive_to_the_end());
}

TEST_F(ServedSite, AnswersHeadWithoutBody) {
  Client client(port());
  const Reply head = client.ask("HEAD / HTTP/1.1\r\nHost: here\r\n\r\n");
  EXPECT_EQ(head.status(), 200);
  EXPECT_EQ(head.header("Content-Length"), "12");
  EXPECT_EQ(client.ask("HEAD /nothing HTTP/1.1\r\nHost: here\r\n\r\n").status(), 404);
  EXPECT_EQ(client.ask(get("/")).body, "<h1>nhx</h1>");
}

TEST_F(ServedSite, SendsNothingThatTheClientHas) {
  Client client(port());
  const std::string tag = client.ask(get("/")).header("ETag");
  ASSERT_FALSE(tag.empty());
  for (const std::string& header : {tag, "\"other\", W/" + tag, std::string("*")}) {
    const Reply reply = client.ask(get("/", "If-None-Match: " + header + "\r\n"));
    EXPECT_EQ(reply.status(), 304) << header;
    EXPECT_EQ(reply.header("ETag"), tag);
    EXPECT_EQ(reply.body, "");
  }
  EXPECT_EQ(client.ask(get("/", "If-None-Match: \"other\"\r\n")).status(), 200);
  SiteFolder::write(folder_.root() / "index.html", "<h1>another</h1>");
  EXPECT_EQ(client.ask(get("/", "If-None-Match: " + tag + "\r\n")).body, "<h1>another</h1>");
}

TEST_F(ServedSite, SendsTheGzipFormToThoseWhoTakeIt) {
  Client client(port());
  const Reply gzipped = client.ask(get("/assets/index-1a2b.js", "Accept-Encoding: br, gzip\r\n"));
  EXPECT_EQ(gzipped.body, "gzipped");
  EXPECT_EQ(gzipped.header("Content-Encoding"), "gzip");
  EXPECT_EQ(gzipped.header("Content-Type"), "text/javascript; charset=utf-8");
  EXPECT_EQ(gzipped.header("Vary"), "Accept-Encoding");
  EXPECT_EQ(gzipped.header("Cache-Control"), "public, max-age=31536000, immutable");
  const Reply plain = client.ask(get("/assets/index-1a2b.js"));
  EXPECT_EQ(plain.body, "let nhx;");
  EXPECT_EQ(plain.header("Content-Encoding"), "");
  EXPECT_EQ(plain.header("Vary"), "Accept-Encoding");
  EXPECT_NE(plain.header("ETag"), gzipped.header("ETag"));
}

TEST_F(ServedSite, RefusesInWords) {
  Client client(port());
  EXPECT_EQ(client.ask(get("/nothing")).body, "404: There is no such page.\n");
  EXPECT_EQ(client.ask(get("/../secret.txt")).status(), 400);
  EXPECT_EQ(client.ask(get("/%2e%2e/secret.txt")).status(), 400);
  EXPECT_EQ(client.ask(get("/link.txt")).status(), 404);
  EXPECT_EQ(client.ask(get("/" + std::string(3'000, 'a'))).status(), 414);
  const Reply deletion = client.ask("DELETE / HTTP/1.1\r\nHost: here\r\n\r\n");
  EXPECT_EQ(deletion.status(), 405);
  EXPECT_EQ(deletion.header("Allow"), "GET, HEAD");
  EXPECT_EQ(deletion.header("X-Content-Type-Options"), "nosniff");
}

TEST_F(ServedSite, EndsConnectionsThatSendTooMuchOrNonsense) {
  const std::string body(100'000, 'x');
  const std::vector<std::pair<std::string, int>> requests = {
      {"POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 100000\r\n\r\n" + body, 405},
      {"GET / HTTP/1.1\r\nHost: here\r\nContent-Length: 100000\r\n\r\n" + body, 413},
      {"GET / HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n", 413},
      {get("/", "Cookie: " + std::string(20'000, 'c') + "\r\n"), 431},
      {"\x16\x03\x01 no http at all\r\n\r\n", 400},
      {"GET / HTTP/9.9\r\n\r\n", 400},
      {"GET /\r\n\r\n", 400},
      {"GET / HTTP/1.1\r\nHost here\r\n\r\n", 400},
      {"GET / HTTP/1.1\r\nContent-Length: -1\r\n\r\n", 400},
  };
  for (const auto& [request, status] : requests) {
    Client client(port());
    EXPECT_EQ(client.ask(request).status(), status) << request.substr(0, 60);
    EXPECT_TRUE(client.receive_to_the_end()) << request.substr(0, 60);
  }
  EXPECT_EQ(Client(port()).ask(get("/")).status(), 200);
}

TEST_F(ServedSite, HasNoPatienceWithSlowClients) {
  serve_anew({.patience = std::chrono::milliseconds(300)});
  Client silent(port());
  Client slow(port());
  slow.send("GET / HTTP/1.1\r\nHo");
  Client idle(port());
  EXPECT_EQ(idle.ask(get("/")).status(), 200);
  EXPECT_EQ(Client(port()).ask(get("/")).status(), 200);
  EXPECT_TRUE(silent.receive_to_the_end());
  EXPECT_TRUE(slow.receive_to_the_end());
  EXPECT_TRUE(idle.receive_to_the_end());
}

TEST_F(ServedSite, TakesARequestInPieces) {
  Client client(port());
  for (const char c : get("/note.txt")) client.send({&c, 1});
  EXPECT_EQ(client.receive().body, "note.txt");
}

TEST_F(ServedSite, ServesManyAtOnce) {
  std::vector<std::unique_ptr<Client>> clients;
  for (int i = 0; i < 200; ++i) clients.push_back(std::make_unique<Client>(port()));
  for (const auto& client : clients) client->send(get("/note.txt"));
  for (const auto& client : clients) EXPECT_EQ(client->receive().body, "note.txt");
}

TEST_F(ServedSite, LetsOthersWaitWhenAllPlacesAreTaken) {
  serve_anew({.most_connections = 2});
  auto first = std::make_unique<Client>(port());
  Client second(port());
  EXPECT_EQ(first->ask(get("/")).status(), 200);
  EXPECT_EQ(second.ask(get("/")).status(), 200);
  Client third(port());
  third.send(get("/note.txt"));
  first.reset();
  EXPECT_EQ(third.receive().body, "note.txt");
  EXPECT_EQ(second.ask(get("/")).status(), 200);
}

TEST_F(ServedSite, SaysWhyItCannotListen) {
  Server taken({.port = port(), .root = folder_.root().string()});
  const std::string fault = taken.listen();
  EXPECT_TRUE(fault.starts_with("port " + std::to_string(port()) + " is in use")) << fault;
  EXPECT_NE(fault.find("--port"), std::string::npos) << fault;
  Server homeless({.port = 0, .root = "no such folder"});
  EXPECT_NE(homeless.listen().find("no such folder"), std::string::npos);
  Server elsewhere({.host = "nowhere", .port = 0, .root = folder_.root().string()});
  EXPECT_NE(elsewhere.listen().find("'nowhere'"), std::string::npos);
}

}  // namespace
}  // namespace nhx::server
