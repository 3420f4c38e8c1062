#include "cli/commands.h"
#include "cli/terminal.h"
#include "notation/lines.h"
#include "notation/tiles_text.h"
#include "notation/words.h"

namespace nhx::cli {

namespace {

std::string unknown_army(const std::string& word) {
  std::vector<std::string_view> armies;
  std::string list;
  for (const ArmySpec& army : kArmySpecs) {
    armies.push_back(army.word);
    list += (list.empty() ? "" : ", ") + std::string(army.word);
  }
  return "nhx: unknown-army: There is no army " + quoted(word) + "." + suggestion(word, armies) + " The armies are " + list + ".\n";
}

}  // namespace

int tiles(const TilesOptions& options) {
  std::optional<Army> army;
  if (!options.army.empty()) {
    army = parse_army(options.army);
    if (!army) {
      complain(unknown_army(options.army));
      return kBadInput;
    }
  }
  print_line(options.json ? tiles_json_text(army) : tiles_text(army));
  return kOk;
}

}  // namespace nhx::cli
