#include "notation/setup_text.h"

#include "notation/reading/lines.h"
#include "notation/words.h"

namespace nhx {

namespace {

std::string_view players_in_words(Mode mode) {
  switch (mode) {
    case Mode::two: return "two players";
    case Mode::deathmatch:
    case Mode::score: return "three to six players";
    case Mode::loner: return "three players";
    case Mode::team: return "four players";
  }
  return "";
}

}  // namespace

std::vector<std::string_view> mode_words() {
  std::vector<std::string_view> words;
  for (int i = 0; i < kModes; ++i) words.push_back(mode_word(static_cast<Mode>(i)));
  return words;
}

std::vector<std::string_view> board_words() {
  return {board_word(BoardKind::small), board_word(BoardKind::large), board_word(BoardKind::duel)};
}

std::vector<std::string_view> army_words() {
  std::vector<std::string_view> words;
  for (const ArmySpec& army : kArmySpecs) words.push_back(army.word);
  return words;
}

Fault unknown_word(const std::string& what, std::string_view word, const std::vector<std::string_view>& known) {
  std::string list;
  for (const std::string_view possible : known) list += (list.empty() ? "" : ", ") + std::string(possible);
  return {.code = "unknown-" + what,
          .sentence = "There is no " + what + " " + in_quotes(word) + "." + suggestion(word, known) + " Possible: " + list + "."};
}

Fault fault_of(const SetupProblem& problem, const Setup& setup) {
  switch (problem.fault) {
    case SetupFault::number_of_players:
      return {.code = "number-of-players",
              .sentence = "The mode " + in_quotes(mode_word(setup.mode)) + " is for " + std::string(players_in_words(setup.mode)) +
                          ", not for " + std::to_string(setup.seats.size()) + "."};
    case SetupFault::same_army:
      return {.code = "same-army",
              .sentence = "The army of seat " + seat_word(problem.seat) + ", " + std::string(spec_of(setup.seats[problem.seat].army).word) +
                          ", is taken by a seat before it; the option 'same-army' allows that."};
    case SetupFault::teams: return {.code = "teams", .sentence = "The sides do not play one after the other."};
    case SetupFault::duel_board_mode: return {.code = "board-and-mode", .sentence = "The Duel board is not for the mode 'score'."};
    case SetupFault::small_board: return {.code = "small-board", .sentence = "Five and six players need the board of 37 hexes."};
  }
  return {};
}

u8 usual_team(Mode mode, std::size_t seat) {
  if (mode == Mode::loner) return seat == 0 ? 0 : 1;
  return static_cast<u8>(mode == Mode::team ? seat % 2 : seat);
}

}  // namespace nhx
