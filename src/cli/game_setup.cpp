#include "cli/game_setup.h"

#include <algorithm>
#include <random>

#include "cli/terminal.h"
#include "notation/rules_text.h"
#include "notation/setup_text.h"
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
    faults_.push_back(unknown_word(what, word, known));
  }

  void read_mode() {
    if (options_.mode.empty()) return;
    const std::optional<Mode> mode = parse_mode(options_.mode);
    if (mode) {
      setup_.mode = *mode;
      return;
    }
    is_mode_known_ = false;
    unknown("mode", options_.mode, mode_words());
  }

  void read_board() {
    if (options_.board.empty()) return;
    const std::optional<BoardKind> board = parse_board(options_.board);
    if (board) {
      setup_.board = *board;
      return;
    }
    is_board_known_ = false;
    unknown("board", options_.board, board_words());
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
      std::vector<std::string_view> words = army_words();
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
      setup_.seats.push_back({.army = armies_[seat].value_or(Army::outpost), .team = usual_team(setup_.mode, seat)});
    }
  }

  // Does the game as a whole make sense? What rests on a word that nobody knows is passed over.
  void check() {
    SetupProblems problems;
    find_problems(setup_, problems);
    for (const SetupProblem& problem : problems) {
      if (is_judged(problem.fault)) faults_.push_back(fault_of(problem, setup_));
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
