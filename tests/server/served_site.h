#pragma once

#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <string>
#include <thread>
#include <unistd.h>

#include "server/server.h"

namespace nhx::server {

// A small page in a folder of its own, with a secret beside it.
class SiteFolder {
 public:
  SiteFolder() {
    namespace fs = std::filesystem;
    const auto* test = testing::UnitTest::GetInstance()->current_test_info();
    folder_ = fs::temp_directory_path() / ("nhx-" + std::string(test->name()) + "-" + std::to_string(::getpid()));
    fs::create_directories(root() / "assets");
    write(folder_ / "secret.txt", "secret");
    write(root() / "index.html", "<h1>nhx</h1>");
    write(root() / "assets/index-1a2b.js", "let nhx;");
    write(root() / "assets/index-1a2b.js.gz", "gzipped");
    write(root() / "nhx.wasm", std::string("\0asm", 4));
    write(root() / "a b.svg", "<svg/>");
    for (const char* name : {"manifest.webmanifest", "data.json", "icon.png", "note.txt", "game.nhx", "look.css", "other"})
      write(root() / name, name);
    write(root() / ".hidden", "secret");
    fs::create_symlink(folder_ / "secret.txt", root() / "link.txt");
    fs::create_directory_symlink(folder_, root() / "up");
    fs::create_symlink(root() / "note.txt", root() / "inner-link.txt");
  }
  ~SiteFolder() { std::filesystem::remove_all(folder_); }
  SiteFolder(const SiteFolder&) = delete;
  SiteFolder& operator=(const SiteFolder&) = delete;

  [[nodiscard]] std::filesystem::path root() const { return folder_ / "root"; }

  static void write(const std::filesystem::path& path, const std::string& text) { std::ofstream(path, std::ios::binary) << text; }

 private:
  std::filesystem::path folder_;
};

// A server on any free port, in a thread.
class ServedSite : public testing::Test {
 protected:
  void serve(ServerOptions options) {
    options.root = folder_.root().string();
    options.port = 0;
    server_ = std::make_unique<Server>(options);
    ASSERT_EQ(server_->listen(), "");
    thread_ = std::thread([this] { server_->run(); });
  }
  void SetUp() override { serve({}); }
  void TearDown() override {
    server_->stop();
    thread_.join();
  }

  void serve_anew(const ServerOptions& options) {
    TearDown();
    serve(options);
  }

  [[nodiscard]] std::uint16_t port() const { return server_->port(); }

  SiteFolder folder_;

 private:
  std::unique_ptr<Server> server_;
  std::thread thread_;
};

}  // namespace nhx::server
