#include "cli/play/preview.h"

#include "cli/play/story.h"
#include "cli/tell.h"
#include "explain/preview.h"
#include "notation/action_text.h"

namespace nhx::cli {

std::string preview_in_words(const Position& position) {
  const std::optional<Preview> preview = preview_battle(position);
  if (!preview) return "There is no Battle to look at now.\n";
  const bool is_running = position.phase == Phase::battle;
  std::string text = is_running ? "The rest of this Battle would go like this:\n" : "A Battle now would go like this:\n";
  text += preview->events.empty() ? "\nNothing would happen.\n" : story(position, preview->events);
  const std::vector<Action>& choices = preview->outcomes.list[0].choices;
  if (!choices.empty()) {
    text += "\nThe players would be asked; here everybody took the first answer:";
    for (const Action& choice : choices) {
      text += (&choice == choices.data() ? " " : "; ") + to_text(choice, position.large_board());
    }
    text += "\n";
  }
  return text + "\n" + result_in_words(position, preview->after);
}

}  // namespace nhx::cli
