#include "cli/battle_answers.h"
#include "cli/commands.h"
#include "cli/input.h"
#include "cli/tell.h"
#include "cli/terminal.h"
#include "engine/apply.h"
#include "engine/legal.h"
#include "engine/turn/flow.h"
#include "notation/action_text.h"
#include "notation/event_text.h"
#include "notation/json.h"
#include "notation/outcomes_json.h"
#include "notation/position/position_text.h"
#include "notation/words.h"

namespace nhx::cli {

namespace {

void print_segments(const Position& before, std::span<const Event> events) {
  for (const ToldSegment& segment : tell(before, events)) {
    print("\nSegment " + std::to_string(segment.number) + "\n");
    for (const std::string& line : segment.lines) print("  " + line + "\n");
  }
}

// Goes on until the Battle is over or no answer is left.
void fight(Position& position, Answers& answers, EventLog& log, bool aloud) {
  Position before = position;
  std::size_t told = 0;
  const auto tell_news = [&] {
    if (aloud) print_segments(before, std::span(log.events).subspan(told));
    told = log.events.size();
    before = position;
  };
  if (position.phase == Phase::play) start_battle(position, BattleKind::played, position.to_act, log);
  tell_news();
  while (position.phase == Phase::battle) {
    const std::optional<Action> answer = answers.next(position);
    if (!answer) return;
    if (aloud) print("\n" + seat_in_words(position, position.to_act) + " decides: " + in_words(*answer, position) + "\n");
    apply(position, *answer, log);
    tell_news();
  }
}

Json pending_json(const Position& position) {
  if (position.phase != Phase::battle) return nullptr;
  ActionList legal;
  legal_actions(position, legal);
  Json actions = Json::array();
  for (const Action& action : legal) actions.push_back(to_text(action, position.large_board()));
  return {{"seat", position.to_act + 1}, {"actions", actions}};
}

void print_json(const Position& position, const EventLog& log) {
  Json events = Json::array();
  for (const Event& event : log.events) events.push_back(to_text(event, position.large_board()));
  Json answer = {{"events", events}, {"position", Json::parse(to_json_text(position))}, {"pending", pending_json(position)}};
  for (Seat seat = 0; seat < kSeats && position.players[seat].plays; ++seat) {
    const Player& player = position.players[seat];
    answer["hp"][seat_word(seat)] = int{player.hp};
    if (position.mode == Mode::score) answer["score"][seat_word(seat)] = static_cast<int>(player.score);
  }
  print_line(dump(answer));
}

void print_events(const Position& position, const EventLog& log) {
  for (const Event& event : log.events) print("> " + to_text(event, position.large_board()) + "\n");
  print_line(to_text(position));
}

void print_outcomes(const Position& before, const Outcomes& outcomes) {
  print(std::to_string(outcomes.list.size()) + (outcomes.list.size() == 1 ? " result" : " different results"));
  print(outcomes.complete ? "\n" : " so far: there are too many choices to look at all of them\n");
  int number = 0;
  for (const Outcome& outcome : outcomes.list) {
    std::string choices;
    for (const Action& choice : outcome.choices) choices += (choices.empty() ? "" : "; ") + to_text(choice, before.large_board());
    print("\n" + std::to_string(++number) + ". " + (choices.empty() ? "without any choice" : choices) + "\n");
    print(result_in_words(before, outcome.position));
  }
}

int explore(const Position& position, bool json) {
  const Outcomes outcomes = explore_outcomes(position);
  if (json) {
    print_line(to_json_text(outcomes));
  } else {
    print_outcomes(position, outcomes);
  }
  return kOk;
}

// What is to be said when the Battle was left in the middle, or choices were left over.
int conclude(const Position& position, const Answers& answers, bool pending_is_an_answer) {
  const std::vector<Fault>& faults = answers.faults.empty() ? answers.unused() : answers.faults;
  complain(faults, "--choices");
  const bool is_pending = position.phase == Phase::battle;
  if (faults.empty() && (!is_pending || pending_is_an_answer)) return kOk;
  if (is_pending) {
    complain("nhx: undecided: The Battle waits for an answer: give it with --choices, or take the first one always with --first.\n" +
             question_in_words(position));
  }
  return kBadInput;
}

}  // namespace

int battle(const BattleOptions& options) {
  const std::optional<Position> loaded = load_position(options.file);
  if (!loaded) return kBadInput;
  if (loaded->phase == Phase::over) {
    complain({{.code = "over", .sentence = "The game of this position is over; there is no Battle to fight."}}, options.file);
    return kBadInput;
  }
  if (options.outcomes) return explore(*loaded, options.json);

  Parsed<std::vector<Choice>> choices = parse_choices(options.choices, *loaded);
  if (!choices.ok()) {
    complain(choices.faults, "--choices");
    return kBadInput;
  }
  const bool is_machine = options.json || options.file == "-" || !is_input_a_terminal();
  Answers answers{.choices = std::move(*choices.value), .first = options.first, .ask_person = !options.first && !is_machine};

  Position position = *loaded;
  EventLog log;
  const bool aloud = !options.json && !options.events;
  if (aloud) {
    const Seat causer = static_cast<Seat>(position.phase == Phase::battle ? position.cursor.causer : position.to_act);
    print("A Battle caused by " + seat_in_words(position, causer) + "\n");
  }
  fight(position, answers, log, aloud);
  if (options.json) {
    print_json(position, log);
  } else if (options.events) {
    print_events(position, log);
  }
  if (aloud && position.phase != Phase::battle) print("\nThe Battle is over\n" + result_in_words(*loaded, position));
  return conclude(position, answers, options.json);
}

}  // namespace nhx::cli
