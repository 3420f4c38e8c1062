#include "cli/game_setup.h"

#include <algorithm>
#include <random>

#include "cli/terminal.h"
#include "notation/rules_text.h"
#include "notation/words.h"

namespace nhx::cli {

namespace {

constexpr std::string_view kRandom = "random";
constexpr std::size_t kFewestPlayers = 2;

std::size_t usual_players(Mode mode) {
  switch (mode) {
    case Mode::two: return 2;
    case Mode::deathmatch:
    case Mode::score:
    case Mode::loner: return 3;
    case Mode::team: return 4;
  }
  return 2;
}

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

u8 team_of(Mode mode, std::size_t seat) {
  if (mode == Mode::loner) return seat == 0 ? 0 : 1;
  return static_cast<u8>(mode == Mode::team ? seat % 2 : seat);
}

template <class Words>
std::string listed(const Words& words) {
  std::string list;
  for (const std::string_view word : words) list += (list.empty() ? "" : ", ") + std::string(word);
  return list;
}

class SetupReader {
 public:
  SetupReader(const GameOptions& options, Rng& rng) : options_(options), rng_(rng) {}

  Parsed<Setup> read() {
    read_mode();
    read_board();
    read_rules_words();
    read_armies();
    choose_missing();
    if (is_number_possible_) check();
    Parsed<Setup> parsed;
    if (faults_.empty()) parsed.value = setup_;
    parsed.faults = std::move(faults_);
    return parsed;
  }

 private:
  void add(const std::string& code, const std::string& sentence) { faults_.push_back({.code = code, .sentence = sentence}); }

  void unknown(const std::string& what, const std::string& word, const std::vector<std::string_view>& known) {
    add("unknown-" + what,
        "There is no " + what + " " + quoted(word) + "." + suggestion(word, known) + " Possible: " + listed(known) + ".");
  }

  void read_mode() {
    if (options_.mode.empty()) return;
    const std::optional<Mode> mode = parse_mode(options_.mode);
    if (mode) {
      setup_.mode = *mode;
      return;
    }
    is_mode_known_ = false;
    std::vector<std::string_view> words;
    for (int i = 0; i < kModes; ++i) words.push_back(mode_word(static_cast<Mode>(i)));
    unknown("mode", options_.mode, words);
  }

  void read_board() {
    if (options_.board.empty()) return;
    const std::optional<BoardKind> board = parse_board(options_.board);
    if (board) {
      setup_.board = *board;
      return;
    }
    is_board_known_ = false;
    unknown("board", options_.board, {board_word(BoardKind::small), board_word(BoardKind::large), board_word(BoardKind::duel)});
  }

  // A preset first; without one the options stand on top of `standard`.
  void read_rules_words() {
    std::vector<Word> words = split_list({.text = options_.rules});
    Word preset;
    if (!words.empty() && !is_option(words[0])) {
      preset = words[0];
      words.erase(words.begin());
    }
    FaultList faults;
    setup_.rules = read_rules(preset.text.empty() ? nullptr : &preset, words, faults);
    for (const Fault& fault : faults.take()) {
      are_rules_known_ = false;
      add(fault.code, fault.sentence);
    }
  }

  static bool is_option(const Word& word) {
    FaultList faults;
    read_rules(nullptr, {word}, faults);
    return !faults.any();
  }

  void read_armies() {
    for (const std::string& word : options_.armies) {
      armies_.push_back(parse_army(word));
      if (armies_.back() || word == kRandom) continue;
      std::vector<std::string_view> words;
      for (const ArmySpec& army : kArmySpecs) words.push_back(army.word);
      words.push_back(kRandom);
      unknown("army", word, words);
    }
    if (armies_.empty()) armies_.resize(usual_players(setup_.mode));
    is_number_possible_ = armies_.size() >= kFewestPlayers && armies_.size() <= kSeats;
    if (!is_number_possible_) {
      add("number-of-players", "A game has two to six players, not " + std::to_string(armies_.size()) + ".");
    }
  }

  void choose_missing() {
    if (options_.mode.empty() && armies_.size() > kFewestPlayers) setup_.mode = Mode::deathmatch;
    if (options_.board.empty() && armies_.size() > 4) setup_.board = BoardKind::large;
    std::vector<Army> free;
    for (int i = 0; i < kArmies; ++i) {
      const auto army = static_cast<Army>(i);
      if (std::find(armies_.begin(), armies_.end(), army) == armies_.end()) free.push_back(army);
    }
    for (std::size_t seat = 0; seat < armies_.size() && !setup_.seats.full(); ++seat) {
      if (!armies_[seat] && !free.empty()) {
        const auto chosen = free.begin() + static_cast<std::ptrdiff_t>(rng_.below(static_cast<u32>(free.size())));
        armies_[seat] = *chosen;
        free.erase(chosen);
      }
      setup_.seats.push_back({.army = armies_[seat].value_or(Army::outpost), .team = team_of(setup_.mode, seat)});
    }
  }

  // Does the game as a whole make sense? What rests on a word that nobody knows is passed over.
  void check() {
    SetupProblems problems;
    find_problems(setup_, problems);
    for (const SetupProblem& problem : problems) {
      switch (problem.fault) {
        case SetupFault::number_of_players:
          if (!is_mode_known_) break;
          add("number-of-players", "The mode " + quoted(mode_word(setup_.mode)) + " is for " + std::string(players_in_words(setup_.mode)) +
                                       ", not for " + std::to_string(setup_.seats.size()) + ".");
          break;
        case SetupFault::same_army:
          if (!are_rules_known_) break;
          add("same-army", "The army of seat " + seat_word(problem.seat) + ", " +
                               std::string(spec_of(setup_.seats[problem.seat].army).word) +
                               ", is taken by a seat before it; the option 'same-army' allows that.");
          break;
        case SetupFault::teams:
          if (is_mode_known_) add("teams", "The sides do not play one after the other.");
          break;
        case SetupFault::duel_board_mode: add("board-and-mode", "The Duel board is not for the mode 'score'."); break;
        case SetupFault::small_board:
          if (is_board_known_) add("small-board", "Five and six players need the board of 37 hexes.");
          break;
      }
    }
  }

  const GameOptions& options_;
  Rng& rng_;
  Setup setup_;
  std::vector<std::optional<Army>> armies_;  // nothing: at random
  std::vector<Fault> faults_;
  bool is_mode_known_ = true;
  bool is_board_known_ = true;
  bool are_rules_known_ = true;
  bool is_number_possible_ = true;
};

}  // namespace

Parsed<Setup> read_setup(const GameOptions& options, Rng& rng) { return SetupReader(options, rng).read(); }

bool make_setup(const GameOptions& options, Rng& rng, Setup& setup) {
  const Parsed<Setup> parsed = read_setup(options, rng);
  for (const Fault& fault : parsed.faults) complain("nhx: " + fault.code + ": " + fault.sentence + "\n");
  if (parsed.ok()) setup = *parsed.value;
  return parsed.ok();
}

Rng make_rng(const GameOptions& options) {
  if (options.has_seed) return Rng(options.seed);
  std::random_device device;
  return Rng(u64{device()} << 32 | device());
}

}  // namespace nhx::cli
