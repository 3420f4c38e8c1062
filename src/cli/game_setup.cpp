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

bool is_option(const Word& word) {
  FaultList faults;
  read_rules(nullptr, {word}, faults);
  return !faults.any();
}

// A preset first; without one the options stand on top of `standard`.
void split_rules(std::string_view rules, SetupWords& words) {
  for (const Word& word : split_list({.text = rules})) {
    const bool is_first = words.preset.empty() && words.options.empty();
    if (is_first && !is_option(word)) {
      words.preset = word.text;
    } else {
      words.options.emplace_back(word.text);
    }
  }
}

// Armies at random are such as nobody has named.
void choose_armies(std::vector<SeatWords>& seats, Rng& rng) {
  std::vector<std::string_view> free = army_words();
  std::erase_if(
      free, [&](std::string_view army) { return std::ranges::any_of(seats, [&](const SeatWords& seat) { return seat.army == army; }); });
  for (SeatWords& seat : seats) {
    if (seat.army != kRandom || free.empty()) continue;
    const auto chosen = free.begin() + static_cast<std::ptrdiff_t>(rng.below(static_cast<u32>(free.size())));
    seat.army = *chosen;
    free.erase(chosen);
  }
}

}  // namespace

Parsed<Setup> read_setup(const GameOptions& options, Rng& rng) {
  SetupWords words{.mode = options.mode, .board = options.board};
  split_rules(options.rules, words);
  for (const std::string& army : options.armies) words.seats.push_back({.army = army});
  if (words.seats.empty()) {
    words.seats.resize(usual_players(parse_mode(options.mode).value_or(Mode::two)), {.army = std::string(kRandom)});
  }
  choose_armies(words.seats, rng);
  return read_setup(words, kRandom);
}

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
