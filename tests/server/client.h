#pragma once

#include <cerrno>
#include <cstdint>
#include <cstdlib>
#include <netinet/in.h>
#include <string>
#include <string_view>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

namespace nhx::server {

struct Reply {
  std::string head;
  std::string body;

  [[nodiscard]] int status() const { return head.size() > 12 ? std::atoi(head.c_str() + 9) : 0; }
  [[nodiscard]] bool has(std::string_view text) const { return head.find(text) != std::string::npos; }
  // The value of a header, spelled as the server spells it.
  [[nodiscard]] std::string header(const std::string& name) const {
    const std::size_t at = head.find("\r\n" + name + ": ");
    if (at == std::string::npos) return {};
    const std::size_t begin = at + name.size() + 4;
    return head.substr(begin, head.find("\r\n", begin) - begin);
  }
};

// A client that sends exactly the bytes it is told.
class Client {
 public:
  explicit Client(std::uint16_t port) : socket_(::socket(AF_INET, SOCK_STREAM, 0)) {
    const timeval patience{.tv_sec = 20, .tv_usec = 0};
    ::setsockopt(socket_, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof(patience));
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    is_connected_ = ::connect(socket_, reinterpret_cast<const sockaddr*>(&address), sizeof(address)) == 0;
  }
  ~Client() { ::close(socket_); }
  Client(const Client&) = delete;
  Client& operator=(const Client&) = delete;

  [[nodiscard]] bool is_connected() const { return is_connected_; }

  void send(std::string_view bytes) const {
    while (!bytes.empty()) {
      const ssize_t sent = ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
      if (sent <= 0) return;
      bytes.remove_prefix(static_cast<std::size_t>(sent));
    }
  }

  void send_nothing_more() const { ::shutdown(socket_, SHUT_WR); }

  // The next answer, by its Content-Length.
  Reply receive(bool is_head = false) {
    Reply reply;
    while (buffer_.find("\r\n\r\n") == std::string::npos) {
      if (!receive_more()) return reply;
    }
    const std::size_t end = buffer_.find("\r\n\r\n");
    reply.head = buffer_.substr(0, end + 2);
    buffer_.erase(0, end + 4);
    const auto length = is_head ? 0 : static_cast<std::size_t>(std::atol(reply.header("Content-Length").c_str()));
    while (buffer_.size() < length && receive_more()) {
    }
    reply.body = buffer_.substr(0, length);
    buffer_.erase(0, length);
    return reply;
  }

  Reply ask(std::string_view request) {
    send(request);
    return receive(request.starts_with("HEAD"));
  }

  [[nodiscard]] const std::string& received() const { return buffer_; }  // and not yet given out

  // Everything until the server closes the connection. False: it does not.
  bool receive_to_the_end() {
    while (receive_more()) {
    }
    return is_closed_;
  }

 private:
  bool receive_more() {
    char bytes[4096];
    const ssize_t count = ::recv(socket_, bytes, sizeof(bytes), 0);
    is_closed_ = count == 0 || (count < 0 && errno != EAGAIN);
    if (count <= 0) return false;
    buffer_.append(bytes, static_cast<std::size_t>(count));
    return true;
  }

  int socket_;
  bool is_connected_ = false;
  bool is_closed_ = false;
  std::string buffer_;
};

}  // namespace nhx::server
