#include "notation/setup_text.h"

#include <algorithm>
#include <string_view>

#include "notation/reading/lines.h"
#include "notation/rules_text.h"
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

// The side of the seat when nobody names another.
u8 usual_team(Mode mode, std::size_t seat) {
  if (mode == Mode::loner) return seat == 0 ? 0 : 1;
  return static_cast<u8>(mode == Mode::team ? seat % 2 : seat);
}

class SetupReader {
 public:
  SetupReader(const SetupWords& words, std::string_view also) : words_(words), also_(also) {}

  Parsed<Setup> read() {
    const std::size_t players = words_.seats.size();
    setup_.mode = players > 2 ? Mode::deathmatch : Mode::two;
    setup_.board = players > 4 ? BoardKind::large : BoardKind::small;
    is_mode_known_ = words_.mode.empty() || put(setup_.mode, "mode", words_.mode, parse_mode(words_.mode), mode_words());
    is_board_known_ = words_.board.empty() || put(setup_.board, "board", words_.board, parse_board(words_.board), board_words());
    read_rules_words();
    read_seats();
    if (players >= 2 && players <= kSeats) {
      judge();
    } else {
      add({.code = "number-of-players", .sentence = "A game has two to six players, not " + std::to_string(players) + "."});
    }
    Parsed<Setup> parsed;
    if (faults_.empty()) parsed.value = setup_;
    parsed.faults = std::move(faults_);
    return parsed;
  }

 private:
  void add(Fault fault) { faults_.push_back(std::move(fault)); }

  template <class Value>
  bool put(Value& field, const std::string& what, const std::string& word, std::optional<Value> value,
           const std::vector<std::string_view>& known) {
    field = value.value_or(field);
    if (!value) add(unknown_word(what, word, known));
    return value.has_value();
  }

  void read_rules_words() {
    const Word preset = {.text = words_.preset};
    std::vector<Word> options;
    for (const std::string& option : words_.options) options.push_back({.text = option});
    FaultList faults;
    setup_.rules = read_rules(words_.preset.empty() ? nullptr : &preset, options, faults);
    are_rules_known_ = !faults.any();
    for (Fault& fault : faults.take()) add(std::move(fault));
  }

  void read_seats() {
    std::vector<std::string_view> known = army_words();
    if (!also_.empty()) known.push_back(also_);
    for (const SeatWords& seat : words_.seats) {
      SeatSetup read{.army = free_army(), .team = usual_team(setup_.mode, setup_.seats.size())};
      if (also_.empty() || seat.army != also_) put(read.army, "army", seat.army, parse_army(seat.army), known);
      if (seat.team && *seat.team >= 1 && *seat.team <= kSeats) {
        read.team = static_cast<u8>(*seat.team - 1);
      } else if (seat.team) {
        add({.code = "bad-team", .sentence = "A team is a number from 1 to 6."});
      }
      if (!setup_.seats.full()) setup_.seats.push_back(read);
    }
  }

  // Instead of an unknown one: an army that nobody plays.
  [[nodiscard]] Army free_army() const {
    for (std::size_t i = 0; i < kArmySpecs.size(); ++i) {
      const std::string_view word = kArmySpecs[i].word;
      if (std::ranges::none_of(words_.seats, [&](const SeatWords& seat) { return seat.army == word; })) return static_cast<Army>(i);
    }
    return Army{};
  }

  // Does the game as a whole make sense? What rests on a word that nobody knows is passed over.
  void judge() {
    SetupProblems problems;
    find_problems(setup_, problems);
    for (const SetupProblem& problem : problems) {
      if (is_judged(problem.fault)) add(fault_of(problem, setup_));
    }
  }

  [[nodiscard]] bool is_judged(SetupFault fault) const {
    switch (fault) {
      case SetupFault::number_of_players:
      case SetupFault::teams: return is_mode_known_;
      case SetupFault::same_army: return are_rules_known_;
      case SetupFault::small_board: return is_board_known_;
      case SetupFault::duel_board_mode: return true;
    }
    return true;
  }

  const SetupWords& words_;
  std::string_view also_;
  Setup setup_;
  std::vector<Fault> faults_;
  bool is_mode_known_ = true;
  bool is_board_known_ = true;
  bool are_rules_known_ = true;
};

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

Parsed<Setup> read_setup(const SetupWords& words, std::string_view also) { return SetupReader(words, also).read(); }

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
}  // namespace nhx
