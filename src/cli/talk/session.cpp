#include "cli/talk/session.h"

#include <algorithm>
#include <array>
#include <memory>

#include "ai/advice.h"
#include "ai/search/carry_out.h"
#include "ai/value/evaluation.h"
#include "bench/bench.h"
#include "cli/game_setup.h"
#include "cli/input.h"
#include "cli/talk/go.h"
#include "cli/talk/perft.h"
#include "cli/talk/words.h"
#include "dealer/dealer.h"
#include "engine/apply.h"
#include "engine/draws.h"
#include "engine/legal.h"
#include "explain/preview.h"
#include "notation/action_text.h"
#include "notation/drawing/diagram.h"
#include "notation/event_text.h"
#include "notation/position/position_text.h"
#include "notation/reading/lines.h"
#include "notation/reading/read_word.h"
#include "notation/state_text.h"
#include "notation/words.h"

namespace nhx::cli {

namespace {

constexpr int kProtocol = 1;
constexpr int kDeepestPerft = 9;
constexpr int kStep = 10;  // percent, between two lines of progress

// A text of several lines as one: `;` equals a line break.
std::string in_one_line(std::string_view text) {
  std::string line;
  for (const char c : text) line += c == '\n' ? std::string("; ") : std::string(1, c);
  while (!line.empty() && (line.back() == ' ' || line.back() == ';')) line.pop_back();
  return line;
}

std::vector<std::string> split_at_commas(std::string_view text) {
  std::vector<std::string> parts;
  for (;;) {
    const std::size_t comma = std::min(text.find(','), text.size());
    parts.emplace_back(text.substr(0, comma));
    if (comma == text.size()) return parts;
    text.remove_prefix(comma + 1);
  }
}

u8 winners(const Position& position) {
  unsigned seats = 0;
  for (std::size_t seat = 0; seat < kSeats; ++seat) seats |= static_cast<unsigned>(position.players[seat].won) << seat;
  return static_cast<u8>(seats);
}

bool names(const Action& action, Hex hex) { return action.a == hex || action.b == hex || action.c == hex; }

}  // namespace

const std::vector<Session::Command>& Session::commands() {
  static const std::vector<Command> kCommands = {
      {.word = "hello", .usage = "hello", .obey = &Session::hello, .needs_game = false},
      {.word = "help", .usage = "help", .obey = &Session::help, .needs_game = false},
      {.word = "new",
       .usage = "new [mode MODE] [board BOARD] [rules RULES] [armies ARMY,ARMY] [seed SEED]",
       .obey = &Session::start,
       .needs_game = false,
       .takes_words = true},
      {.word = "position", .usage = "position TEXT", .obey = &Session::set_position, .needs_game = false, .takes_words = true},
      {.word = "play", .usage = "play ACTION", .obey = &Session::play, .takes_words = true},
      {.word = "legal", .usage = "legal [HEX]", .obey = &Session::legal, .takes_words = true},
      {.word = "chance", .usage = "chance", .obey = &Session::chance},
      {.word = "deal", .usage = "deal [SEED]", .obey = &Session::deal, .takes_words = true},
      {.word = "show", .usage = "show", .obey = &Session::show},
      {.word = "state", .usage = "state [json]", .obey = &Session::state, .takes_words = true},
      {.word = "text", .usage = "text [json]", .obey = &Session::text, .takes_words = true},
      {.word = "preview", .usage = "preview", .obey = &Session::preview},
      {.word = "go", .usage = "go [bot BOT | level LEVEL] [nodes N] [time MS] [seed SEED]", .obey = &Session::go, .takes_words = true},
      {.word = "stop", .usage = "stop", .obey = &Session::stop, .needs_game = false},
      {.word = "eval", .usage = "eval", .obey = &Session::eval},
      {.word = "perft", .usage = "perft DEPTH", .obey = &Session::perft, .takes_words = true},
      {.word = "bench", .usage = "bench", .obey = &Session::bench, .needs_game = false},
      {.word = "undo", .usage = "undo", .obey = &Session::undo},
      {.word = "quit", .usage = "quit", .obey = &Session::quit, .needs_game = false},
  };
  return kCommands;
}

void Session::answer(const InputLine& line) {
  std::string_view rest = without_blanks(line.text);
  if (is_empty(line)) return;
  if (line.is_too_long) {
    error("too-long", "That line is longer than any command.");
  } else {
    const std::string_view word = take_word(rest);
    obey(word, rest);
  }
  out_ += "ok\n";
  send();
}

bool Session::is_empty(const InputLine& line) {
  const std::string_view text = without_blanks(line.text);
  return !line.is_too_long && (text.empty() || text[0] == '#');
}

bool Session::ends_thinking(const InputLine& line) {
  const std::string_view text = without_blanks(line.text);
  return text == "stop" || text == "quit";
}

void Session::send() {
  channel_.send(out_);
  out_.clear();
}

void Session::obey(std::string_view word, std::string_view rest) {
  const auto command = std::find_if(commands().begin(), commands().end(), [&](const Command& each) { return each.word == word; });
  if (command == commands().end()) {
    std::vector<std::string_view> known;
    for (const Command& each : commands()) known.push_back(each.word);
    error("unknown-command", "There is no command " + in_quotes(word) + "." + suggestion(word, known) + " 'help' lists them.");
  } else if (command->needs_game && positions_.empty()) {
    error("no-game", "There is no game yet; 'new' or 'position TEXT' starts one.");
  } else if (!rest.empty() && !command->takes_words) {
    error("extra-word", "Nothing may stand behind " + in_quotes(word) + ".");
  } else {
    (this->*command->obey)(rest);
  }
}

void Session::info(std::string_view key, std::string_view text) {
  out_ += "info ";
  out_ += key;
  if (!text.empty()) out_ += ' ';
  out_ += text;
  out_ += '\n';
}

void Session::info_lines(std::string_view key, std::string_view text) {
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    info(key, text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
}

void Session::info_turn() {
  info("to-act", seat_word(now().to_act) + " " + std::string(phase_word(now().phase)) + " turn " + std::to_string(now().turn));
  if (now().phase == Phase::over) info("winner", seats_word(winners(now())));
}

void Session::info_events(const std::vector<Event>& events) {
  for (const Event& event : events) info("event", to_text(event, now().large_board()));
}

void Session::error(std::string_view code, std::string_view sentence) {
  out_ += "error ";
  out_ += code;
  out_ += ' ';
  for (const char c : sentence) out_ += c == '\n' ? ' ' : c;
  out_ += '\n';
}

void Session::errors(const std::vector<Fault>& faults) {
  for (const Fault& fault : faults) error(fault.code, fault.sentence);
}

void Session::begin(const Position& position) {
  positions_.assign(1, position);
  info_turn();
}

void Session::hello(std::string_view /*rest*/) {
  info("name", "nhx");
  info("version", NHX_VERSION);
  info("protocol", std::to_string(kProtocol));
}

void Session::help(std::string_view /*rest*/) {
  for (const Command& command : commands()) {
    if (!command.usage.empty()) info("command", command.usage);
  }
}

void Session::start(std::string_view rest) {
  GameOptions options;
  Rng rng = rng_;
  std::vector<std::string_view> seen;
  while (!rest.empty()) {
    const std::string_view key = take_word(rest);
    const std::string_view value = take_word(rest);
    if (std::find(seen.begin(), seen.end(), key) != seen.end()) return error("duplicate-word", in_quotes(key) + " stands twice.");
    seen.push_back(key);
    if (key == "mode") {
      options.mode = value;
    } else if (key == "board") {
      options.board = value;
    } else if (key == "rules") {
      options.rules = value;
    } else if (key == "armies") {
      options.armies = split_at_commas(value);
    } else if (key == "seed") {
      const std::optional<u64> seed = parse_whole(value);
      if (!seed) return error("bad-number", "A seed is a whole number, not " + in_quotes(value) + ".");
      rng = Rng(*seed);
    } else {
      return error("unknown-word", "'new' knows mode, board, rules, armies and seed, not " + in_quotes(key) + ".");
    }
    if (value.empty()) return error("missing-word", "Something must stand behind " + in_quotes(key) + ".");
  }
  const Parsed<Setup> setup = read_setup(options, rng);
  if (!setup.ok()) return errors(setup.faults);
  rng_ = rng;
  begin(start_position(*setup.value));
}

void Session::set_position(std::string_view rest) {
  const Parsed<Position> position = parse_any_position(rest);
  if (!position.ok()) return errors(position.faults);
  begin(*position.value);
}

void Session::play(std::string_view rest) {
  const Parsed<Action> action = parse_action(rest, now());
  if (!action.ok()) return errors(action.faults);
  const Illegal reason = why_illegal(now(), *action.value);
  if (reason != Illegal::none) return error(word_of(reason), sentence(reason));
  EventLog log;
  positions_.push_back(now());
  apply(positions_.back(), *action.value, log);
  info_events(log.events);
  info_turn();
}

void Session::legal(std::string_view rest) {
  FaultList faults;
  const std::optional<Hex> hex = rest.empty() ? std::nullopt : read_hex({.text = rest}, now().large_board(), faults);
  if (faults.any()) return errors(faults.take());
  const auto actions = std::make_unique<ActionList>();
  legal_actions(now(), *actions);
  std::vector<std::string> texts;
  for (const Action& action : *actions) {
    if (!hex || names(action, *hex)) texts.push_back(to_text(action, now().large_board()));
  }
  info("actions", std::to_string(texts.size()));
  for (const std::string& action : texts) info("action", action);
}

void Session::chance(std::string_view /*rest*/) {
  PossibleDraws draws;
  possible_draws(now(), draws);
  info("chances", std::to_string(draws.size()));
  for (const PossibleDraw& each : draws) info("chance", std::to_string(each.weight) + " " + to_text(each.action, now().large_board()));
}

void Session::deal(std::string_view rest) {
  if (!rest.empty()) {
    const std::optional<u64> seed = parse_whole(rest);
    if (!seed) return error("bad-number", "A seed is a whole number, not " + in_quotes(rest) + ".");
    rng_ = Rng(*seed);
  }
  if (now().phase == Phase::draw) positions_.push_back(now());
  NoEvents unheard;
  while (now().phase == Phase::draw) {
    const Action draw = deal_tile(now(), rng_);
    apply(positions_.back(), draw, unheard);
    info("played", to_text(draw, now().large_board()));
  }
  info_turn();
}

void Session::show(std::string_view /*rest*/) { info_lines("board", diagram(now())); }

void Session::state(std::string_view rest) {
  if (!rest.empty() && rest != "json") return error("unknown-word", "'state' or 'state json' is possible.");
  info_lines("state", rest.empty() ? state_text(now()) : state_json_text(now()));
}

void Session::text(std::string_view rest) {
  if (!rest.empty() && rest != "json") return error("unknown-word", "'text' or 'text json' is possible.");
  info("position", in_one_line(rest.empty() ? to_text(now()) : to_json_text(now())));
}

void Session::preview(std::string_view /*rest*/) {
  const std::optional<Preview> preview = preview_battle(now());
  if (!preview) return error("not-now", "There is no Battle to look at now.");
  for (const Action& answer : preview->outcomes.list[0].choices) info("answered", to_text(answer, now().large_board()));
  info_events(preview->events);
  for (Seat seat = 0; seat < kSeats; ++seat) {
    if (now().players[seat].plays) info("hp", seat_word(seat) + " " + std::to_string(preview->after.players[seat].hp));
  }
  for (Seat seat = 0; now().mode == Mode::score && seat < kSeats; ++seat) {
    if (now().players[seat].plays) info("score", seat_word(seat) + " " + std::to_string(preview->after.players[seat].score));
  }
}

void Session::go(std::string_view rest) {
  const Parsed<GoOptions> options = parse_go(rest);
  if (!options.ok()) return errors(options.faults);
  if (now().phase == Phase::draw) return error("not-now", "A tile is drawn now, which is luck: 'deal' draws it.");
  if (now().phase == Phase::over) return error("not-now", "The game is over; there is nothing to decide.");
  int told = 0;
  Thinking thinking;
  thinking.progress = [&](int percent) {
    if (percent < told + kStep) return;
    told = percent - percent % kStep;
    info("progress", std::to_string(told));
    send();
  };
  thinking.best = [&](const TurnPlan& turn) {
    std::string line = std::to_string(turn.value);
    for (const Action& action : turn.actions) line += "; " + to_text(action, now().large_board());
    info("candidate", line);
    send();
  };
  Deadline deadline(*options.value, channel_.is_interrupted);
  thinking.must_stop = [&] { return deadline.is_reached(); };
  Bot bot(spec_for(*options.value, now()), options.value->seed.value_or(~Rng(rng_).next()));  // the next deal stays as it is
  const Action best = bot.choose(now(), thinking);
  if (bot.chance()) info("win", seat_word(now().to_act) + " " + std::to_string(*bot.chance()));
  info("best", to_text(best, now().large_board()));
  for (const Action& later : bot.plan()) info("plan", to_text(later, now().large_board()));
}

// What there was to stop has ended before its turn to be answered came.
void Session::stop(std::string_view /*rest*/) {}

void Session::eval(std::string_view /*rest*/) {
  const std::array<int, kSeats> chances = chances_of_all(now());
  Position answered = now();
  answer_questions(answered);
  for (Seat seat = 0; seat < kSeats; ++seat) {
    if (now().players[seat].plays == 0) continue;
    info("win", seat_word(seat) + " " + std::to_string(chances[seat]));
    info("value", seat_word(seat) + " " + std::to_string(prospects(answered, seat)));
  }
}

void Session::perft(std::string_view rest) {
  const std::optional<int> depth = parse_number(rest);
  if (!depth || *depth > kDeepestPerft) {
    return error("bad-number", "The depth is a number from 0 to " + std::to_string(kDeepestPerft) + ", not " + in_quotes(rest) + ".");
  }
  const std::optional<u64> ways = count_ways(now(), *depth);
  if (!ways) return error("too-many", "There are too many ways to count here; 'nhx perft' has more patience.");
  info("perft", std::to_string(*depth) + " " + std::to_string(*ways));
}

void Session::bench(std::string_view /*rest*/) { info_lines("bench", bench_report(false)); }

void Session::undo(std::string_view /*rest*/) {
  if (positions_.size() == 1) return error("nothing-to-undo", "Nothing has been played yet.");
  positions_.pop_back();
  info_turn();
}

void Session::quit(std::string_view /*rest*/) { is_over_ = true; }

}  // namespace nhx::cli
