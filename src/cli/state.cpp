#include "cli/commands.h"
#include "cli/input.h"
#include "cli/terminal.h"
#include "notation/state_text.h"

namespace nhx::cli {

int state(const StateOptions& options) {
  const std::optional<Position> position = load_position(options.file);
  if (!position) return kBadInput;
  print_line(options.json ? state_json_text(*position) : state_text(*position));
  return kOk;
}

}  // namespace nhx::cli
