#include "cli/commands.h"
#include "cli/terminal.h"
#include "notation/setup_text.h"
#include "notation/tiles/tiles_text.h"
#include "notation/words.h"

namespace nhx::cli {

int tiles(const TilesOptions& options) {
  std::optional<Army> army;
  if (!options.army.empty()) {
    army = parse_army(options.army);
    if (!army) {
      complain("nhx: unknown-army: " + unknown_word("army", options.army, army_words()).sentence + "\n");
      return kBadInput;
    }
  }
  print_line(options.json ? dump(catalogue_json(army)) : tiles_text(army));
  return kOk;
}

}  // namespace nhx::cli
