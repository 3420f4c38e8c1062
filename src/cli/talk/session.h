#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/line_reader.h"
#include "core/rng.h"
#include "engine/model/action.h"
#include "engine/model/event.h"
#include "notation/reading/fault.h"

// One conversation of `nhx talk`: a position, how it came there, and the answers to commands (docs/protocol.md).
namespace nhx::cli {

// The other end of the conversation.
struct Channel {
  std::function<void(std::string_view lines)> send;
  std::function<bool()> is_interrupted;  // has thinking to end?
};

class Session {
 public:
  Session(Rng rng, Channel channel) : rng_(rng), channel_(std::move(channel)) {}

  // Sends the answer, closed by `ok`; nothing for an empty line.
  void answer(const InputLine& line);

  // Nothing, or a comment.
  static bool is_empty(const InputLine& line);

  // A command for which no bot thinks on.
  static bool ends_thinking(const InputLine& line);

  [[nodiscard]] bool is_over() const { return is_over_; }

 private:
  struct Command {
    std::string_view word;
    std::string_view usage;
    void (Session::*obey)(std::string_view rest);
    bool needs_game = true;
    bool takes_words = false;
  };
  static const std::vector<Command>& commands();

  void send();
  void obey(std::string_view word, std::string_view rest);
  void info(std::string_view key, std::string_view text);
  void info_lines(std::string_view key, std::string_view text);
  void info_turn();
  void info_events(const std::vector<Event>& events);
  void error(std::string_view code, std::string_view sentence);
  void errors(const std::vector<Fault>& faults);

  void hello(std::string_view rest);
  void help(std::string_view rest);
  void start(std::string_view rest);
  void set_position(std::string_view rest);
  void play(std::string_view rest);
  void legal(std::string_view rest);
  void chance(std::string_view rest);
  void deal(std::string_view rest);
  void show(std::string_view rest);
  void state(std::string_view rest);
  void text(std::string_view rest);
  void preview(std::string_view rest);
  void go(std::string_view rest);
  void stop(std::string_view rest);
  void eval(std::string_view rest);
  void perft(std::string_view rest);
  void bench(std::string_view rest);
  void undo(std::string_view rest);
  void quit(std::string_view rest);

  [[nodiscard]] const Position& now() const { return positions_.back(); }
  void begin(const Position& position);

  Rng rng_;
  Channel channel_;
  std::vector<Position> positions_;  // each one can be taken back to; the last is the present one; empty: no game
  std::string out_;
  bool is_over_ = false;
};

}  // namespace nhx::cli
