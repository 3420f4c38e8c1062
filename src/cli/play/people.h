#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "cli/line_reader.h"
#include "cli/play/seats.h"
#include "record/record.h"
#include "table/agent.h"

namespace nhx::cli {

// The people around one keyboard. They decide for the seats that no bot has, and see on the screen what happens at the table; the game is
// saved after every decision.
class People final : public Agent, public Witness {
 public:
  // An empty file: the game is not kept. Those who only watch see the board before every turn.
  People(const Game& game, Record record, std::string file, bool colour, bool only_watch);

  Wish decide(const Position& position) override;
  void see(const Step& step) override;
  void see_taken_back(TakenBack result) override;

  // False, with a complaint.
  bool save();

  // A line on the terminal while a bot thinks; nothing when nobody looks.
  Thinking waiting_for(const std::string& who);

  // How it ended, and where the game is kept.
  void say_goodbye();

 private:
  using Words = std::vector<std::string>;
  struct Command {
    std::string_view word;
    void (People::*obey)(const Words&);
  };

  [[nodiscard]] const Position& now() const { return game_.position(); }
  [[nodiscard]] std::string bold(const std::string& text) const { return colour_ ? "\x1b[1m" + text + "\x1b[0m" : text; }
  [[nodiscard]] std::string prompt() const;

  void show();
  void draw_board();
  void see_drawn(const Step& step);
  void stop_waiting();
  void obey(const std::string& line);
  void play_number(int number);
  void play_typed(const std::string& line, bool names_seat);

  void help(const Words& words);
  void list(const Words& words);
  void undo(const Words& words);
  void hint(const Words& words);
  void chances(const Words& words);
  void preview(const Words& words);
  void board(const Words& words);
  void hand(const Words& words);
  void gone(const Words& words);
  void pile(const Words& words);
  void rules(const Words& words);
  void state(const Words& words);
  void quit(const Words& words);
  void save_as(const Words& words);

  const Game& game_;
  Record record_;
  std::string file_;
  bool colour_;
  bool only_watch_;
  LineReader reader_;
  std::optional<Wish> wish_;                       // what was typed last, if it decides something
  std::optional<std::array<Unit, kHexes>> drawn_;  // the board as it was drawn last
  std::string tiles_;                              // that somebody is drawing
  std::string stages_;                             // of the game that begin with that
  bool has_hinted_ = false;
  bool has_shown_ = false;  // what is asked now
  bool is_waiting_ = false;
};

}  // namespace nhx::cli
