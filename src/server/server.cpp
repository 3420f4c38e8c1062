#include "server/server.h"

#include <array>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http.hpp>
#include <csignal>
#include <ctime>
#include <filesystem>
#include <optional>

#include "server/answer.h"

// The only file that knows sockets and Beast.
namespace nhx::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;
using asio::ip::tcp;
using boost::system::error_code;

namespace {

constexpr std::uint32_t kLongestHeader = 8 * 1024;
constexpr std::chrono::seconds kSendingPatience{60};
constexpr std::chrono::seconds kFarewell{2};  // for what a client still sends after its last answer
constexpr std::chrono::milliseconds kAcceptPause{100};

std::string_view plain(beast::string_view text) { return {text.data(), text.size()}; }

std::string http_date() {
  const std::time_t now = std::time(nullptr);
  std::tm time{};
  gmtime_r(&now, &time);
  std::array<char, 40> text{};
  const std::size_t length = std::strftime(text.data(), text.size(), "%a, %d %b %Y %H:%M:%S GMT", &time);
  return {text.data(), length};
}

// Was something sent that is no HTTP? Otherwise nothing more came.
bool is_nonsense(const error_code& error) {
  return error.category() == http::make_error_code(http::error::bad_method).category() && error != http::error::end_of_stream &&
         error != http::error::partial_message;
}

// One connection: request, answer, request, answer ... It lives as long as something of it is under way.
class Session : public std::enable_shared_from_this<Session> {
 public:
  Session(tcp::socket socket, const Site& site, std::chrono::milliseconds patience, std::shared_ptr<void> place)
      : stream_(std::move(socket)), site_(site), patience_(patience), place_(std::move(place)) {}

  void read() {
    parser_.emplace();
    parser_->header_limit(kLongestHeader);
    stream_.expires_after(patience_);
    http::async_read_header(stream_, buffer_, *parser_,
                            [self = shared_from_this()](error_code error, std::size_t) { self->after_read(error); });
  }

 private:
  void after_read(error_code error) {
    if (error == http::error::header_limit) return send(refusal(431), false, false);
    if (is_nonsense(error)) return send(refusal(400), false, false);
    if (error) return;  // gone, or too slow
    const auto& request = parser_->get();
    const bool is_head = request.method() == http::verb::head;
    const bool has_body = parser_->chunked() || parser_->content_length().value_or(0) > 0;
    const Asked asked{.method = plain(request.method_string()),
                      .target = plain(request.target()),
                      .if_none_match = plain(request[http::field::if_none_match]),
                      .accept_encoding = plain(request[http::field::accept_encoding])};
    Answer answer = answer_to(site_, asked);
    if (has_body && answer.status != 405) answer = refusal(413);
    send(std::move(answer), is_head, request.keep_alive() && !has_body);
  }

  void send(Answer answer, bool is_head, bool goes_on) {
    response_ = {};
    response_.version(11);
    response_.result(answer.status);
    response_.set(http::field::date, http_date());
    for (const auto& [name, value] : answer.headers) response_.set(name, value);
    response_.keep_alive(goes_on);
    if (answer.status != 304) response_.content_length(answer.body.size());
    if (!is_head) response_.body() = std::move(answer.body);
    stream_.expires_after(kSendingPatience);
    http::async_write(stream_, response_, [self = shared_from_this(), goes_on](error_code error, std::size_t) {
      if (error) return;
      if (goes_on) return self->read();
      self->say_goodbye();
    });
  }

  // A socket closed with unread bytes takes the answer with it: they are read for a while.
  void say_goodbye() {
    error_code ignored;
    stream_.socket().shutdown(tcp::socket::shutdown_send, ignored);
    stream_.expires_after(kFarewell);
    drain();
  }

  void drain() {
    stream_.async_read_some(asio::buffer(rest_), [self = shared_from_this()](error_code error, std::size_t) {
      if (!error && (self->drained_ += self->rest_.size()) < kMostDrained) self->drain();
    });
  }

  static constexpr std::size_t kMostDrained = 1 << 20;

  beast::tcp_stream stream_;
  beast::flat_buffer buffer_{std::size_t{2} * kLongestHeader};
  std::optional<http::request_parser<http::empty_body>> parser_;
  http::response<http::string_body> response_;
  std::array<char, 4096> rest_{};
  std::size_t drained_ = 0;
  const Site& site_;
  std::chrono::milliseconds patience_;
  std::shared_ptr<void> place_;  // gives the place among the connections back
};

}  // namespace

struct Server::State {
  explicit State(const ServerOptions& wishes) : options(wishes) {}

  ServerOptions options;
  std::optional<Site> site;
  int connections = 0;
  bool is_waiting = false;  // to accept, until a connection ends
  bool is_over = false;
  // Behind all that its open connections use, for it takes them along at the end.
  asio::io_context context{1};
  tcp::acceptor acceptor{context};
  asio::signal_set signals{context};
  asio::steady_timer pause{context};

  void accept() {
    if (connections >= options.most_connections) {
      is_waiting = true;
      return;
    }
    acceptor.async_accept([this](error_code error, tcp::socket socket) {
      if (error == asio::error::operation_aborted) return;
      if (error) return accept_later();  // too many open files, or a client already gone
      ++connections;
      std::make_shared<Session>(std::move(socket), *site, options.patience, place())->read();
      accept();
    });
  }

  void accept_later() {
    pause.expires_after(kAcceptPause);
    pause.async_wait([this](error_code error) {
      if (!error) accept();
    });
  }

  std::shared_ptr<void> place() {
    return {this, [](void* state) { static_cast<State*>(state)->give_place_back(); }};
  }

  void give_place_back() {
    --connections;
    if (!is_waiting || is_over) return;
    is_waiting = false;
    accept();
  }
};

Server::Server(const ServerOptions& options) : state_(std::make_unique<State>(options)) {}

Server::~Server() { state_->is_over = true; }

std::string Server::listen() {
  const ServerOptions& options = state_->options;
  std::error_code missing;
  if (!std::filesystem::is_regular_file(std::filesystem::path(options.root) / "index.html", missing)) {
    return "there is no page in " + options.root + " (no index.html); ./play --build makes it, --root names another folder";
  }
  state_->site.emplace(options.root);
  error_code error;
  const auto host = asio::ip::make_address(options.host, error);
  if (error) return "'" + options.host + "' is no address of this computer; try --host 127.0.0.1";
  const tcp::endpoint endpoint(host, options.port);
  tcp::acceptor& acceptor = state_->acceptor;
  acceptor.open(endpoint.protocol(), error);
  if (!error) acceptor.set_option(asio::socket_base::reuse_address(true), error);
  if (!error) acceptor.bind(endpoint, error);
  if (!error) acceptor.listen(asio::socket_base::max_listen_connections, error);
  if (!error) return {};
  acceptor.close();
  const std::string port = std::to_string(options.port);
  if (error == asio::error::address_in_use) {
    return "port " + port + " is in use by another program; try --port " +
           std::to_string(options.port == 65'535 ? 8080 : options.port + 1) + ", or --port 0 for any free one";
  }
  if (error == asio::error::access_denied) return "port " + port + " is not for everybody; try --port 8080";
  return "cannot listen on " + options.host + " port " + port + ": " + error.message();
}

std::uint16_t Server::port() const {
  error_code error;
  return state_->acceptor.local_endpoint(error).port();
}

std::string Server::address() const {
  const std::string& host = state_->options.host;
  const bool is_v6 = host.find(':') != std::string::npos;
  return "http://" + (is_v6 ? '[' + host + ']' : host) + ':' + std::to_string(port()) + '/';
}

void Server::run() {
  if (state_->options.ends_by_signal) {
    state_->signals.add(SIGINT);
    state_->signals.add(SIGTERM);
    state_->signals.async_wait([this](error_code error, int) {
      if (!error) state_->context.stop();
    });
  }
  state_->accept();
  state_->context.run();
}

void Server::stop() { state_->context.stop(); }

}  // namespace nhx::server
