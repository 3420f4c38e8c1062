#include "server/site.h"

#include <gtest/gtest.h>

#include "server/answer.h"

#include "served_site.h"

namespace nhx::server {
namespace {

TEST(Site, FindsFilesByTheirPaths) {
  const SiteFolder folder;
  const Site site(folder.root());
  for (const char* target : {"/", "/?x=/../..", "/index.html", "/index.html#top", "/a%20b.svg", "/%69ndex.html", "/inner-link.txt"}) {
    EXPECT_TRUE(site.find(target, false)) << target;
  }
}

TEST(Site, LetsNobodyOut) {
  const SiteFolder folder;
  const Site site(folder.root());
  const std::string with_nul = std::string("/index.html") + '\0' + ".txt";
  for (const std::string target : {"",
                                   "index.html",
                                   "*",
                                   "http://host/index.html",
                                   "/../secret.txt",
                                   "/..",
                                   "/.",
                                   "/./index.html",
                                   "/assets/../index.html",
                                   "/%2e%2e/secret.txt",
                                   "/%2E%2e%2fsecret.txt",
                                   "/..%2fsecret.txt",
                                   "/..\\secret.txt",
                                   "/%5c..%5csecret.txt",
                                   "/assets/..%2f..%2fsecret.txt",
                                   "//secret.txt",
                                   "/assets//index-1a2b.js",
                                   "/link.txt",
                                   "/up/secret.txt",
                                   "/up/root/index.html/",
                                   "/.hidden",
                                   "/%00",
                                   "/index.html%00.txt",
                                   "/%",
                                   "/%4",
                                   "/%zz",
                                   "/%252e%252e/secret.txt",
                                   "/assets",
                                   "/assets/",
                                   "/nothing",
                                   "/index.html/"}) {
    EXPECT_FALSE(site.find(target, true)) << target;
  }
  EXPECT_FALSE(site.find(with_nul, true));
  EXPECT_FALSE(site.find("/" + std::string(5'000, 'a'), true));
}

TEST(Site, KnowsTypes) {
  EXPECT_EQ(content_type("x/index.html"), "text/html; charset=utf-8");
  EXPECT_EQ(content_type("a.js"), "text/javascript; charset=utf-8");
  EXPECT_EQ(content_type("a.css"), "text/css; charset=utf-8");
  EXPECT_EQ(content_type("a.wasm"), "application/wasm");
  EXPECT_EQ(content_type("a.svg"), "image/svg+xml");
  EXPECT_EQ(content_type("a.webmanifest"), "application/manifest+json");
  EXPECT_EQ(content_type("a.json"), "application/json");
  EXPECT_EQ(content_type("a.png"), "image/png");
  EXPECT_EQ(content_type("a.nhx"), "text/plain; charset=utf-8");
  EXPECT_EQ(content_type("a"), "application/octet-stream");
}

TEST(Site, ReadsAcceptEncoding) {
  EXPECT_TRUE(takes_gzip("gzip"));
  EXPECT_TRUE(takes_gzip("br;q=1.0, gzip;q=0.8, *;q=0.1"));
  EXPECT_TRUE(takes_gzip("deflate,gzip"));
  EXPECT_FALSE(takes_gzip(""));
  EXPECT_FALSE(takes_gzip("gzip;q=0"));
  EXPECT_FALSE(takes_gzip("gzip; q=0.000, br"));
  EXPECT_FALSE(takes_gzip("xgzip, gzipped"));
}

}  // namespace
}  // namespace nhx::server
