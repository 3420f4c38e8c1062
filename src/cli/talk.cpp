#include <cstdio>

#include "cli/commands.h"
#include "cli/game_setup.h"
#include "cli/talk/input.h"
#include "cli/talk/session.h"
#include "cli/terminal.h"

namespace nhx::cli {

int talk() {
  Session session(make_rng({}));
  while (!session.is_over()) {
    const std::optional<InputLine> line = read_line();
    if (!line) break;
    print(line->is_too_long ? Session::answer_too_long() : session.answer(line->text));
    std::fflush(stdout);
  }
  return kOk;
}

}  // namespace nhx::cli
