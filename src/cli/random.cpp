#include <array>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <random>

#include "bench/random_game.h"
#include "cli/commands.h"
#include "cli/game_setup.h"
#include "cli/terminal.h"
#include "engine/apply.h"
#include "engine/turn/outcome.h"
#include "notation/position/position_text.h"
#include "notation/words.h"
#include "record/record.h"

namespace nhx::cli {

namespace {

constexpr int kTooLong = 20'000;  // decisions; no game comes near

struct Tally {
  std::array<u64, kSeats> won{};
  u64 drawn = 0;
  u64 decisions = 0;

  void add(const Position& position) {
    SeatSet winners = 0;
    for (Seat seat = 0; seat < kSeats; ++seat) {
      if (position.players[seat].won) winners |= seat_bit(seat);
    }
    if (is_tie(position, winners)) {
      ++drawn;
      return;
    }
    for (Seat seat = 0; seat < kSeats; ++seat) won[seat] += (winners >> seat) & 1U;
  }
};

// What is wrong with the finished game; empty: nothing.
std::string fault_of(const Record& record) {
  const Parsed<Record> again = parse_record(to_text(record));
  if (!again.ok()) return "The record cannot be read back: " + to_text(again.faults[0], record.name);
  if (const std::optional<Fault> fault = verify_record(*again.value)) return to_text(*fault, record.name);
  return {};
}

bool write_record(const Record& record, const std::string& folder) {
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  std::ofstream file(std::filesystem::path(folder) / (record.name + ".nhx"), std::ios::binary);
  file << to_text(record);
  file.close();
  if (!file) complain("nhx: unwritable: The record " + record.name + ".nhx cannot be written to " + folder + ".\n");
  return static_cast<bool>(file);
}

void tell(const Tally& tally, int games) {
  for (Seat seat = 0; seat < kSeats; ++seat) {
    if (tally.won[seat] > 0) print("seat " + seat_word(seat) + " won " + std::to_string(tally.won[seat]) + "\n");
  }
  print("drawn " + std::to_string(tally.drawn) + "\n" + std::to_string(games) + " games, " + std::to_string(tally.decisions) +
        " decisions\n");
}

}  // namespace

int random(const RandomOptions& options) {
  const u64 seed = options.game.has_seed ? options.game.seed : std::random_device{}();
  const bool any_game =
      options.game.mode.empty() && options.game.board.empty() && options.game.armies.empty() && options.game.rules == "standard";
  print("seed " + std::to_string(seed) + "\n");
  Tally tally;
  auto told = std::chrono::steady_clock::now();
  for (int game = 0; game < options.games; ++game) {
    Rng rng(seed + static_cast<u64>(game) * 0x9E3779B97F4A7C15ULL);
    Setup setup;
    if (any_game) {
      setup = random_setup(rng);
    } else if (!make_setup(options.game, rng, setup)) {
      return kBadInput;
    }
    Record record;
    record.name = "random-" + std::to_string(seed) + "-" + std::to_string(game + 1);
    record.position = start_position(setup);
    Position position = record.position;
    EventLog log;
    for (int i = 0; position.phase != Phase::over; ++i) {
      if (i == kTooLong) {
        complain("nhx: endless: Game " + std::to_string(game + 1) + " of seed " + std::to_string(seed) + " does not end.\n");
        return kCheckFailed;
      }
      RecordMove move;
      move.action = random_action(position, rng);
      log.events.clear();
      apply(position, move.action, log);
      for (const Event& event : log.events) move.events.push_back({event, 0});
      record.moves.push_back(std::move(move));
      ++tally.decisions;
    }
    tally.add(position);
    if (const std::string fault = fault_of(record); !fault.empty()) {
      complain(fault + "\n");
      return kCheckFailed;
    }
    if (!options.write.empty() && !write_record(record, options.write)) return kBadInput;
    if (const auto now = std::chrono::steady_clock::now(); now - told > std::chrono::seconds(10)) {
      told = now;
      complain(std::to_string(game + 1) + " of " + std::to_string(options.games) + " games\n");
    }
  }
  tell(tally, options.games);
  return kOk;
}

}  // namespace nhx::cli
