#include "cli/commands.h"
#include "cli/input.h"
#include "cli/tell.h"
#include "cli/terminal.h"
#include "notation/drawing/diagram.h"

namespace nhx::cli {

int show(const ShowOptions& options) {
  const std::optional<Position> position = load_position(options.file);
  if (!position) return kBadInput;
  print_line(diagram(*position, {.colour = wants_colour(options.colour)}));
  print("\n" + players_in_words(*position) + turn_in_words(*position));
  return kOk;
}

}  // namespace nhx::cli
