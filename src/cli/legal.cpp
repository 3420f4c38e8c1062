#include "engine/legal.h"

#include <nlohmann/json.hpp>

#include "cli/commands.h"
#include "cli/input.h"
#include "cli/terminal.h"
#include "notation/action_text.h"

namespace nhx::cli {

namespace {

// Does one of the words name the hex?
bool has_word(const std::string& action, const std::string& hex) { return (" " + action + " ").find(" " + hex + " ") != std::string::npos; }

}  // namespace

int legal(const LegalOptions& options) {
  const std::optional<Position> position = load_position(options.file);
  if (!position) return kBadInput;
  ActionList actions;
  legal_actions(*position, actions);
  std::vector<std::string> texts;
  for (const Action& action : actions) {
    const std::string text = to_text(action, position->large_board());
    if (options.hex.empty() || has_word(text, options.hex)) texts.push_back(text);
  }
  if (options.json) {
    print_line(nlohmann::json{{"actions", texts}}.dump());
  } else {
    for (const std::string& text : texts) print(text + "\n");
  }
  return kOk;
}

}  // namespace nhx::cli
