#include "cli/play_preview.h"

#include <algorithm>
#include <memory>

#include "cli/play_story.h"
#include "cli/tell.h"
#include "engine/apply.h"
#include "engine/battle.h"
#include "engine/legal.h"
#include "notation/action_text.h"

namespace nhx::cli {

namespace {

bool is_over(const EventLog& log) {
  return std::any_of(log.events.begin(), log.events.end(), [](const Event& event) { return event.kind == EventKind::over; });
}

}  // namespace

std::optional<Preview> preview_battle(const Position& position) {
  if (position.phase == Phase::setup || position.phase == Phase::over) return std::nullopt;
  Preview preview;
  Position copy = position;
  EventLog log;
  if (position.phase != Phase::battle) start_battle(copy, BattleKind::played, static_cast<Seat>(position.to_act), log);
  const auto legal = std::make_unique<ActionList>();
  while (copy.phase == Phase::battle && !is_over(log)) {
    legal_actions(copy, *legal);
    if (legal->empty()) break;
    preview.answers.push_back((*legal)[0]);
    apply(copy, (*legal)[0], log);
  }
  // What comes after it (another Battle on a full board, the next turn) is another story.
  const auto end = std::find_if(log.events.begin(), log.events.end(), [](const Event& event) { return event.kind == EventKind::over; });
  preview.events.assign(log.events.begin(), end);
  preview.after = replayed(position, preview.events);
  return preview;
}

std::string preview_in_words(const Position& position) {
  const std::optional<Preview> preview = preview_battle(position);
  if (!preview) return "There is no Battle to look at now.\n";
  const bool is_running = position.phase == Phase::battle;
  std::string text = is_running ? "The rest of this Battle would go like this:\n" : "A Battle now would go like this:\n";
  text += preview->events.empty() ? "\nNothing would happen.\n" : story(position, preview->events);
  if (!preview->answers.empty()) {
    text += "\nThe players would be asked; here everybody took the first answer:";
    for (const Action& answer : preview->answers) {
      text += (&answer == preview->answers.data() ? " " : "; ") + to_text(answer, position.large_board());
    }
    text += "\n";
  }
  return text + "\n" + result_in_words(position, preview->after);
}

}  // namespace nhx::cli
