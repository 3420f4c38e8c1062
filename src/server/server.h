#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <string>

// Serves the files of a folder over HTTP/1.1, on one thread.
namespace nhx::server {

struct ServerOptions {
  std::string host = "127.0.0.1";
  std::uint16_t port = 8080;  // 0: any free one
  std::string root = "web/dist";
  int most_connections = 256;                  // others wait until one ends
  std::chrono::milliseconds patience{15'000};  // for a whole request, and between two
  bool ends_by_signal = false;                 // SIGINT and SIGTERM end run()
};

class Server {
 public:
  explicit Server(const ServerOptions& options);
  ~Server();
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;

  // Begins to listen. Returns a sentence when it cannot, otherwise nothing.
  std::string listen();

  [[nodiscard]] std::uint16_t port() const;   // after listen
  [[nodiscard]] std::string address() const;  // "http://127.0.0.1:8080/"

  // Answers until stop() or a signal.
  void run();

  // From any thread.
  void stop();

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace nhx::server
