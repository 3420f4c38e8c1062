#include "engine/perft.h"

#include "cli/commands.h"
#include "cli/input.h"
#include "cli/terminal.h"
#include "engine/apply.h"
#include "engine/legal.h"
#include "notation/action_text.h"

namespace nhx::cli {

int perft(const PerftOptions& options) {
  const std::optional<Position> position = load_position(options.file);
  if (!position) return kBadInput;
  if (options.divide && options.depth > 0) {
    ActionList actions;
    legal_actions(*position, actions);
    NoEvents nobody;
    for (const Action& action : actions) {
      Position next = *position;
      apply(next, action, nobody);
      print(to_text(action, position->large_board()) + ": " + std::to_string(nhx::perft(next, options.depth - 1)) + "\n");
    }
  }
  print(std::to_string(nhx::perft(*position, options.depth)) + "\n");
  return kOk;
}

}  // namespace nhx::cli
