#include <algorithm>
#include <array>
#include <cstdio>
#include <filesystem>

#include "cli/commands.h"
#include "cli/game_setup.h"
#include "cli/line_reader.h"
#include "cli/play/game.h"
#include "cli/play/help.h"
#include "cli/play/list.h"
#include "cli/play/preview.h"
#include "cli/play/story.h"
#include "cli/play/words.h"
#include "cli/tell.h"
#include "cli/terminal.h"
#include "notation/action_text.h"
#include "notation/drawing/diagram.h"
#include "notation/reading/lines.h"
#include "notation/state_text.h"
#include "notation/words.h"

#include "dealer/dealer.h"

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

// People around one keyboard.
class Table {
 public:
  Table(Game game, std::string file, bool colour, Rng rng) : game_(std::move(game)), file_(std::move(file)), colour_(colour), rng_(rng) {}

  void sit_down() {
    if (now().phase == Phase::draw) {
      deal();
      save();
    }
    while (now().phase != Phase::over) {
      show();
      if (!listen()) break;
    }
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

  // False, with a complaint.
  bool save() { return file_.empty() || save_record(game_.record(), file_); }

 private:
  using Words = std::vector<std::string>;
  struct Command {
    std::string_view word;
    void (Table::*obey)(const Words&);
  };

  [[nodiscard]] const Position& now() const { return game_.position(); }
  [[nodiscard]] std::string bold(const std::string& text) const { return colour_ ? "\x1b[1m" + text + "\x1b[0m" : text; }

  // The board when it has changed since it was drawn last, the players, what is asked.
  void show() {
    if (drawn_ != now().board) draw_board();
    print("\n" + table_in_words(now()) + "\n" + bold(asked_in_words(now())));
    if (!has_hinted_) print("'help' tells what can be typed, 'list' what is possible now.\n");
    has_hinted_ = true;
  }

  void draw_board() {
    print("\n");
    print_line(diagram(now(), {.colour = colour_}));
    drawn_ = now().board;
  }

  // Asks until something is decided. False at the end of the input, or when somebody wants to leave.
  bool listen() {
    is_decided_ = false;
    while (!is_decided_ && !is_leaving_) {
      print(prompt());
      std::fflush(stdout);
      const std::optional<InputLine> line = reader_.next();
      if (!line) {
        print("\n");
        return false;
      }
      if (line->text.size() > kLongestTyped) {
        print("That line is too long.\n");
      } else {
        if (!is_input_a_terminal()) print_line(printable(line->text));
        obey(line->text);
      }
    }
    return !is_leaving_;
  }

  [[nodiscard]] std::string prompt() const {
    const Seat seat = now().to_act;
    return seat_word(seat) + " " + std::string(spec_of(now().players[seat].army).word) + "> ";
  }

  void obey(const std::string& line) {
    static constexpr std::array<Command, 18> kCommands = {{
        {"help", &Table::help},
        {"?", &Table::help},
        {"list", &Table::list},
        {"undo", &Table::undo},
        {"battle?", &Table::preview},
        {"board", &Table::board},
        {"hand", &Table::hand},
        {"hands", &Table::hand},
        {"gone", &Table::gone},
        {"pile", &Table::pile},
        {"piles", &Table::pile},
        {"state", &Table::state},
        {"rules", &Table::rules},
        {"save", &Table::save_as},
        {"quit", &Table::quit},
        {"exit", &Table::quit},
        {"q", &Table::quit},
        {"preview", &Table::preview},
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

  void play_number(int number) {
    if (const std::optional<Action> action = action_numbered(now(), number)) return play(*action);
    print("There is no number " + std::to_string(number) + " now; 'list' shows them.\n");
  }

  void play_typed(const std::string& line, bool names_seat) {
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
    play(*action.value);
  }

  void play(const Action& action) {
    const Position before = now();
    const std::vector<Event> events = game_.play(action);
    const std::string deed = deed_in_words(action, before);
    print("\n" + (deed.empty() ? "" : deed + ".\n") + story(before, events) + stage_in_words(before, now()));
    deal();
    save();
    is_decided_ = true;
  }

  // The tiles come by themselves.
  void deal() {
    while (now().phase == Phase::draw) {
      const Position before = now();
      std::string tiles;
      while (now().phase == Phase::draw && now().active == before.active && now().turn == before.turn) {
        const Action draw = deal_tile(now(), rng_);
        tiles += (tiles.empty() ? "" : ", ") + std::string(spec_of(draw.tiles[0]).name);
        game_.play(draw);
      }
      print("\n" + seat_in_words(before, before.active) + " draws " + tiles + ".\n" + stage_in_words(before, now()));
    }
  }

  void help(const Words& words) {
    if (words.empty()) return print(help_text());
    const std::string about = help_about(now(), small_letters(words[0]));
    print(about.empty() ? "There is neither a tile nor an action " + in_quotes(words[0]) + ".\n" : about);
  }

  void list(const Words& words) {
    Words small = words;
    for (std::string& word : small) word = small_letters(word);
    print(list_in_words(now(), small));
  }

  void undo(const Words& /*words*/) {
    switch (game_.take_back()) {
      case TakenBack::nothing_done: return print("Nothing has been decided yet.\n");
      case TakenBack::tile_drawn: return print("A tile has been drawn since the last decision, and nobody can forget it: it stays.\n");
      case TakenBack::done: break;
    }
    print("Taken back.\n");
    save();
    is_decided_ = true;
  }

  void preview(const Words& /*words*/) { print(preview_in_words(now())); }
  void board(const Words& /*words*/) { draw_board(); }
  void hand(const Words& /*words*/) { print(table_in_words(now())); }
  void gone(const Words& /*words*/) { print(gone_in_words(now())); }
  void pile(const Words& /*words*/) { print(piles_in_words(now())); }
  void rules(const Words& /*words*/) { print(rules_in_words(now())); }
  void state(const Words& words) { print(words.empty() ? state_text(now()) : state_of(now(), small_letters(words[0]))); }
  void quit(const Words& /*words*/) { is_leaving_ = true; }

  void save_as(const Words& words) {
    std::error_code ignored;
    if (words.empty() && file_.empty()) return print("Name a file: 'save FILE'.\n");
    if (words.size() > 1) return print("The file's name may have no blanks.\n");
    const std::string file = words.empty() ? file_ : words[0];
    if (file != file_ && std::filesystem::exists(file, ignored)) return print(in_quotes(file) + " exists already; take another name.\n");
    if (!save_record(game_.record(), file)) return;
    file_ = file;
    print("The game is kept in " + in_quotes(file) + " from now on.\n");
  }

  Game game_;
  std::string file_;  // empty: the game is not kept
  bool colour_;
  Rng rng_;
  LineReader reader_;
  std::optional<std::array<Unit, kHexes>> drawn_;  // the board as it was drawn last
  bool has_hinted_ = false;
  bool is_decided_ = false;
  bool is_leaving_ = false;
};

bool has_file(const PlayOptions& options) {
  std::error_code ignored;
  return !options.file.empty() && std::filesystem::exists(options.file, ignored);
}

std::optional<Game> open_game(const PlayOptions& options, bool is_there, Rng& rng) {
  if (is_there) {
    std::optional<Record> record = load_record(options.file);
    if (!record) return std::nullopt;
    print("The game of " + in_quotes(options.file) + " goes on.\n");
    return Game(std::move(*record));
  }
  Setup setup;
  if (!make_setup(options.game, rng, setup)) return std::nullopt;
  return Game(setup, record_name(options.file));
}

}  // namespace

int play(const PlayOptions& options) {
  if (options.file == "-") {
    complain("nhx: option: The standard input is where the players type; a game needs a file.\n");
    return kBadInput;
  }
  Rng rng = make_rng(options.game);
  const bool is_there = has_file(options);
  std::optional<Game> game = open_game(options, is_there, rng);
  if (!game) return kBadInput;
  Table table(std::move(*game), options.file, wants_colour(options.colour), rng);
  if (!is_there && !table.save()) return kBadInput;
  table.sit_down();
  return kOk;
}

}  // namespace nhx::cli
