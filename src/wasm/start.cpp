#include "engine/setup.h"
#include "notation/actions_json.h"
#include "notation/position/position_text.h"
#include "notation/rules_text.h"
#include "notation/setup_text.h"
#include "notation/tiles/tiles_text.h"
#include "notation/words.h"
#include "wasm/parts.h"

#include "bench/workload.h"

// What can be asked before there is a position: tiles and kinds of actions, a new game, the fingerprint of the engine.
namespace nhx {

namespace {

class SetupReader {
 public:
  explicit SetupReader(const Ask& setup) : ask_(setup) {}

  Parsed<Setup> read() {
    const std::string mode = word_at(ask_, "mode");
    const std::string board = word_at(ask_, "board");
    if (!parse_mode(mode)) add(unknown_word("mode", mode, mode_words()));
    if (!parse_board(board)) add(unknown_word("board", board, board_words()));
    setup_.mode = parse_mode(mode).value_or(Mode::two);
    setup_.board = parse_board(board).value_or(BoardKind::small);
    read_rules_words();
    read_seats();
    Parsed<Setup> parsed;
    if (faults_.empty()) find_all_problems();
    if (faults_.empty()) parsed.value = setup_;
    parsed.faults = std::move(faults_);
    return parsed;
  }

 private:
  void add(Fault fault) { faults_.push_back(std::move(fault)); }

  void read_rules_words() {
    const std::string preset_word = word_at(ask_, "preset");
    const Word preset = {.text = preset_word};
    std::vector<Word> options;
    const auto list = ask_.find("options");
    if (list != ask_.end() && list->is_array()) {
      for (const Ask& option : *list)
        options.push_back({.text = option.is_string() ? option.get_ref<const std::string&>() : std::string_view()});
    }
    FaultList faults;
    setup_.rules = read_rules(preset.text.empty() ? nullptr : &preset, options, faults);
    for (Fault& fault : faults.take()) add(std::move(fault));
  }

  void read_seats() {
    const auto list = ask_.find("seats");
    const std::size_t players = list != ask_.end() && list->is_array() ? list->size() : 0;
    if (players < 2 || players > kSeats) {
      add({.code = "number-of-players", .sentence = "A game has two to six players, not " + std::to_string(players) + "."});
      return;
    }
    for (const Ask& seat : *list) {
      const std::string army = seat.is_object() ? word_at(seat, "army") : std::string();
      if (!parse_army(army)) add(unknown_word("army", army, army_words()));
      setup_.seats.push_back({.army = parse_army(army).value_or(Army::outpost), .team = read_team(seat)});
    }
  }

  u8 read_team(const Ask& seat) {
    const u8 usual = usual_team(setup_.mode, setup_.seats.size());
    if (!seat.is_object() || seat.find("team") == seat.end()) return usual;
    const Ask& team = *seat.find("team");
    const double number = team.is_number() ? team.get<double>() : 0;
    for (int i = 1; i <= kSeats; ++i) {
      if (number == i) return static_cast<u8>(i - 1);
    }
    add({.code = "bad-team", .sentence = "A team is a number from 1 to 6."});
    return usual;
  }

  void find_all_problems() {
    SetupProblems problems;
    find_problems(setup_, problems);
    for (const SetupProblem& problem : problems) add(fault_of(problem, setup_));
  }

  const Ask& ask_;
  Setup setup_;
  std::vector<Fault> faults_;
};

std::string hexadecimal(u64 number) {
  std::string text(16, '0');
  for (std::size_t i = text.size(); i-- > 0; number >>= 4) text[i] = "0123456789abcdef"[number & 15];
  return text;
}

}  // namespace

Json answer_tiles(const Ask& /*ask*/) {
  Json json = catalogue_json(std::nullopt);
  json["actions"] = actions_json();
  return json;
}

Json answer_start(const Ask& ask) {
  const Parsed<Setup> setup = SetupReader(*ask.find("setup")).read();
  if (!setup.ok()) return unreadable(setup.faults);
  return {{"position", to_text(start_position(*setup.value))}};
}

Json answer_bench(const Ask& ask) {
  const bool quick = ask.find("quick")->get<bool>();
  return {{"signature", hexadecimal(quick ? quick_signature() : bench_signature())}};
}

}  // namespace nhx
