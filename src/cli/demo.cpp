#include <cstdio>

#include "cli/battle_answers.h"
#include "cli/commands.h"
#include "cli/demo_position.h"
#include "cli/input.h"
#include "cli/tell.h"
#include "cli/terminal.h"
#include "engine/apply.h"
#include "engine/turn/flow.h"
#include "notation/drawing/diagram.h"

namespace nhx::cli {

namespace {

class Screen {
 public:
  Screen(bool colour, bool step) : colour_(colour), step_(step && is_input_a_terminal() && is_output_a_terminal()) {}

  void draw(const Position& position) const {
    print("\n");
    print_line(diagram(position, {.colour = colour_}));
    print("\n" + points_in_words(position));
  }

  void play(const ToldSegment& segment) const {
    wait();
    print("\n" + heading("Segment " + std::to_string(segment.number)) + "\n");
    for (const std::string& line : segment.lines) print("  " + line + "\n");
    draw(segment.after);
  }

  [[nodiscard]] std::string heading(const std::string& text) const { return colour_ ? "\x1b[1m" + text + "\x1b[0m" : text; }

 private:
  void wait() const {
    if (!step_) return;
    print("\n[Enter]");
    std::fflush(stdout);
    int read = 0;
    while (read != '\n' && read != EOF) read = std::getchar();
  }

  bool colour_;
  bool step_;
};

// Where a player may choose, the first answer is taken.
void play_battle(const Position& start, const Screen& screen) {
  Position position = start;
  Answers answers{.first = true};
  Position before = position;
  EventLog log;
  if (position.phase == Phase::play) start_battle(position, BattleKind::played, position.to_act, log);
  for (;;) {
    for (const ToldSegment& segment : tell(before, log.events)) screen.play(segment);
    if (position.phase != Phase::battle) break;
    const std::optional<Action> answer = answers.next(position);
    print("\n" + seat_in_words(position, position.to_act) + " decides: " + in_words(*answer, position) + "\n");
    before = position;
    log.events.clear();
    apply(position, *answer, log);
  }
  print("\n" + screen.heading("The Battle is over") + "\n" + result_in_words(start, position));
}

std::optional<Position> load(const std::string& file) {
  if (!file.empty()) return load_position(file);
  const Parsed<Position> parsed = parse_any_position(kDemoPosition);
  complain(parsed.faults, "demo");
  return parsed.value;
}

}  // namespace

int demo(const DemoOptions& options) {
  const std::optional<Position> position = load(options.file);
  if (!position) return kBadInput;
  const Screen screen(wants_colour(options.colour), options.step);
  print(screen.heading(options.file.empty() ? "The example Battle of the 3.0 rulebook" : "The Battle of " + options.file) + "\n");
  screen.draw(*position);
  print(turn_in_words(*position));
  if (position->phase != Phase::over) play_battle(*position, screen);
  return kOk;
}

}  // namespace nhx::cli
