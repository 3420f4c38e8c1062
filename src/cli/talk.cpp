#include <chrono>
#include <cstdio>

#include "cli/commands.h"
#include "cli/game_setup.h"
#include "cli/line_reader.h"
#include "cli/talk/session.h"
#include "cli/terminal.h"

namespace nhx::cli {

namespace {

// Commands that come from a file are all there before the first answer: its end is no reason to hurry at once.
constexpr auto kPatience = std::chrono::seconds(1);

void send(std::string_view lines) {
  print(lines);
  std::fflush(stdout);
}

// While a bot thinks only the next command counts: `stop` and `quit` end the thinking, all others wait for it.
class Interruption {
 public:
  explicit Interruption(LineReader& reader) : reader_(reader) {}

  bool is_there() {
    const InputLine* line = reader_.peek();
    while (line != nullptr && Session::is_empty(*line)) {
      reader_.next();
      line = reader_.peek();
    }
    if (line != nullptr) return Session::ends_thinking(*line);
    if (!reader_.is_at_end()) return false;
    const auto now = std::chrono::steady_clock::now();
    if (!end_seen_) end_seen_ = now;
    return now - *end_seen_ > kPatience;
  }

 private:
  LineReader& reader_;
  std::optional<std::chrono::steady_clock::time_point> end_seen_;
};

}  // namespace

int talk() {
  LineReader reader;
  Interruption interruption(reader);
  Session session(make_rng({}), {.send = send, .is_interrupted = [&] { return interruption.is_there(); }});
  while (!session.is_over()) {
    const std::optional<InputLine> line = reader.next();
    if (!line) break;
    session.answer(*line);
  }
  return kOk;
}

}  // namespace nhx::cli
