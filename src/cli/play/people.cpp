#include "cli/play/people.h"

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <utility>

#include "cli/play/advice.h"
#include "cli/play/help.h"
#include "cli/play/kept_game.h"
#include "cli/play/list.h"
#include "cli/play/preview.h"
#include "cli/play/story.h"
#include "cli/play/words.h"
#include "cli/tell.h"
#include "cli/terminal.h"
#include "engine/legal.h"
#include "notation/action_text.h"
#include "notation/drawing/diagram.h"
#include "notation/reading/lines.h"
#include "notation/state_text.h"
#include "notation/words.h"

namespace nhx::cli {

namespace {

constexpr std::size_t kLongestTyped = 500;  // bytes of a line that somebody can have meant

std::string small_letters(std::string text) {
  std::transform(text.begin(), text.end(), text.begin(),
                 [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
  return text;
}

std::vector<std::string> words_of_line(const std::string& line) {
  constexpr std::string_view kBlanks = " \t\r\v\f";
  std::vector<std::string> words;
  for (std::size_t at = line.find_first_not_of(kBlanks); at != std::string::npos;) {
    const std::size_t end = line.find_first_of(kBlanks, at);
    words.push_back(line.substr(at, end - at));
    at = line.find_first_not_of(kBlanks, end);
  }
  return words;
}

// What a script types is shown where a person's typing would be.
std::string printable(std::string line) {
  std::erase_if(line, [](char c) { return static_cast<unsigned char>(c) < ' ' || c == '\x7F'; });
  return line;
}

// The paragraph about one hex.
std::string state_of(const Position& position, const std::string& hex) {
  const std::string text = "\n" + state_text(position);
  const std::size_t start = text.find("\n" + hex + "  ");
  if (start == std::string::npos) return "There is no unit on " + in_quotes(hex) + ".\n";
  std::size_t end = start + 1;
  do {
    end = text.find('\n', end) + 1;
  } while (end < text.size() && text[end] == ' ');
  return text.substr(start + 1, end - start - 1);
}

}  // namespace

People::People(const Game& game, Record record, std::string file, bool colour, bool only_watch)
    : game_(game), record_(std::move(record)), file_(std::move(file)), colour_(colour), only_watch_(only_watch) {}

Wish People::decide(const Position& /*position*/) {
  if (!has_shown_) show();
  has_shown_ = false;
  wish_.reset();
  while (!wish_) {
    print(prompt());
    std::fflush(stdout);
    const std::optional<InputLine> line = reader_.next();
    if (!line) {
      print("\n");
      return {.kind = Wish::Kind::leave};
    }
    if (line->text.size() > kLongestTyped) {
      print("That line is too long.\n");
    } else {
      if (!is_input_a_terminal()) print_line(printable(line->text));
      obey(line->text);
    }
  }
  return *wish_;
}

void People::see(const Step& step) {
  stop_waiting();
  if (step.action.kind == ActionKind::draw) {
    see_drawn(step);
  } else {
    const std::string deed = deed_in_words(step.action, step.before);
    print("\n" + (deed.empty() ? "" : deed + ".\n") + story(step.before, step.events) + stage_in_words(step.before, step.after));
  }
  if (step.after.phase != Phase::draw) save();
}

// All tiles of a hand in one line.
void People::see_drawn(const Step& step) {
  tiles_ += (tiles_.empty() ? "" : ", ") + std::string(spec_of(step.action.tiles[0]).name);
  const bool draws_on = step.after.phase == Phase::draw && step.after.active == step.before.active && step.after.turn == step.before.turn;
  stages_ += stage_in_words(step.before, step.after);
  if (draws_on) return;
  print("\n" + seat_in_words(step.before, step.before.active) + " draws " + tiles_ + ".\n" + stages_);
  tiles_.clear();
  stages_.clear();
  if (only_watch_ && drawn_ != step.after.board) draw_board();
}

void People::see_taken_back(TakenBack result) {
  has_shown_ = result != TakenBack::done;
  switch (result) {
    case TakenBack::nothing_done: return print("Nothing has been decided yet.\n");
    case TakenBack::tile_drawn: return print("A tile has been drawn since the last decision, and nobody can forget it: it stays.\n");
    case TakenBack::done: break;
  }
  print("Taken back.\n");
  save();
}

bool People::save() {
  if (file_.empty()) return true;
  bring_up_to_date(record_, game_);
  return save_record(record_, file_);
}

Thinking People::waiting_for(const std::string& who) {
  if (!is_output_a_terminal()) return {};
  return {.progress = [this, who](int percent) {
    is_waiting_ = true;
    print("\r" + who + " thinks: " + std::to_string(percent) + " % ");
    std::fflush(stdout);
  }};
}

void People::stop_waiting() {
  if (is_waiting_) print("\r\x1b[K");
  is_waiting_ = false;
}

void People::say_goodbye() {
  if (now().phase == Phase::over) {
    draw_board();
    print("\n" + table_in_words(now()) + "\n" + bold(winners_in_words(now())));
  }
  if (!file_.empty()) {
    print("The game is kept in " + in_quotes(file_) + ".\n");
  } else if (now().phase != Phase::over) {
    print("The game was not kept. 'nhx play FILE' keeps games.\n");
  }
}

// The board when it has changed since it was drawn last, the players, what is asked.
void People::show() {
  if (drawn_ != now().board) draw_board();
  print("\n" + table_in_words(now()) + "\n" + bold(asked_in_words(now())));
  if (!has_hinted_) print("'help' tells what can be typed, 'list' what is possible now.\n");
  has_hinted_ = true;
}

void People::draw_board() {
  print("\n");
  print_line(diagram(now(), {.colour = colour_}));
  drawn_ = now().board;
}

std::string People::prompt() const {
  const Seat seat = now().to_act;
  return seat_word(seat) + " " + std::string(spec_of(now().players[seat].army).word) + "> ";
}

void People::obey(const std::string& line) {
  static constexpr std::array<Command, 20> kCommands = {{
      {"help", &People::help},  {"?", &People::help},          {"list", &People::list},       {"undo", &People::undo},
      {"hint", &People::hint},  {"chances", &People::chances}, {"battle?", &People::preview}, {"board", &People::board},
      {"hand", &People::hand},  {"hands", &People::hand},      {"gone", &People::gone},       {"pile", &People::pile},
      {"piles", &People::pile}, {"state", &People::state},     {"rules", &People::rules},     {"save", &People::save_as},
      {"quit", &People::quit},  {"exit", &People::quit},       {"q", &People::quit},          {"preview", &People::preview},
  }};
  const Words words = words_of_line(line);
  if (words.empty()) return;
  const std::string first = small_letters(words[0]);
  const auto* const command = std::find_if(kCommands.begin(), kCommands.end(), [&](const Command& each) { return each.word == first; });
  if (command != kCommands.end()) return (this->*command->obey)({words.begin() + 1, words.end()});
  const std::optional<int> number = parse_number(first);
  if (number && words.size() == 1) return play_number(*number);
  play_typed(small_letters(line), number.has_value());
}

void People::play_number(int number) {
  if (const std::optional<Action> action = action_numbered(now(), number)) {
    wish_ = {.kind = Wish::Kind::act, .action = *action};
    return;
  }
  print("There is no number " + std::to_string(number) + " now; 'list' shows them.\n");
}

void People::play_typed(const std::string& line, bool names_seat) {
  const Parsed<Action> action = parse_action(names_seat ? line : seat_word(now().to_act) + " " + line, now());
  for (const Fault& fault : action.faults) print(fault.sentence + "\n");
  if (!action.ok()) {
    print("'help' tells what can be typed.\n");
    return;
  }
  const Illegal reason = why_illegal(now(), *action.value);
  if (reason != Illegal::none) {
    print(std::string(sentence(reason)) + "\n");
    return;
  }
  wish_ = {.kind = Wish::Kind::act, .action = *action.value};
}

void People::help(const Words& words) {
  if (words.empty()) return print(help_text());
  const std::string about = help_about(now(), small_letters(words[0]));
  print(about.empty() ? "There is neither a tile nor an action " + in_quotes(words[0]) + ".\n" : about);
}

void People::list(const Words& words) {
  Words small = words;
  for (std::string& word : small) word = small_letters(word);
  print(list_in_words(now(), small));
}

void People::undo(const Words& /*words*/) { wish_ = {.kind = Wish::Kind::take_back}; }

void People::hint(const Words& /*words*/) {
  const Thinking waiting = waiting_for("The adviser");
  const std::string words = hint_in_words(now(), waiting.progress);
  stop_waiting();
  print(words);
}

void People::chances(const Words& /*words*/) { print(chances_in_words(now())); }
void People::preview(const Words& /*words*/) { print(preview_in_words(now())); }
void People::board(const Words& /*words*/) { draw_board(); }
void People::hand(const Words& /*words*/) { print(table_in_words(now())); }
void People::gone(const Words& /*words*/) { print(gone_in_words(now())); }
void People::pile(const Words& /*words*/) { print(piles_in_words(now())); }
void People::rules(const Words& /*words*/) { print(rules_in_words(now())); }
void People::state(const Words& words) { print(words.empty() ? state_text(now()) : state_of(now(), small_letters(words[0]))); }
void People::quit(const Words& /*words*/) { wish_ = {.kind = Wish::Kind::leave}; }

void People::save_as(const Words& words) {
  std::error_code ignored;
  if (words.empty() && file_.empty()) return print("Name a file: 'save FILE'.\n");
  if (words.size() > 1) return print("The file's name may have no blanks.\n");
  const std::string file = words.empty() ? file_ : words[0];
  if (file != file_ && std::filesystem::exists(file, ignored)) return print(in_quotes(file) + " exists already; take another name.\n");
  const std::string old = std::exchange(file_, file);
  if (!save()) {
    file_ = old;
    return;
  }
  print("The game is kept in " + in_quotes(file) + " from now on.\n");
}

}  // namespace nhx::cli
