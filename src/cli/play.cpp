#include <filesystem>
#include <memory>

#include "cli/commands.h"
#include "cli/game_setup.h"
#include "cli/play/kept_game.h"
#include "cli/play/people.h"
#include "cli/play/seats.h"
#include "cli/tell.h"
#include "cli/terminal.h"
#include "dealer/dealer.h"
#include "engine/setup.h"
#include "notation/reading/lines.h"
#include "table/bot_agent.h"
#include "table/table.h"

namespace nhx::cli {

namespace {

bool has_file(const PlayOptions& options) {
  std::error_code ignored;
  return !options.file.empty() && std::filesystem::exists(options.file, ignored);
}

// The game in the file, or a new one.
std::optional<Record> open_record(const PlayOptions& options, bool is_there, Rng& rng) {
  if (is_there) {
    std::optional<Record> record = load_record(options.file);
    if (record) print("The game of " + in_quotes(options.file) + " goes on.\n");
    return record;
  }
  Setup setup;
  if (!make_setup(options.game, rng, setup)) return std::nullopt;
  return Record{.name = record_name(options.file), .about = {}, .position = start_position(setup), .moves = {}, .notes = {}, .then = {}};
}

bool has_people(const Position& position, const BotSeats& bots) {
  for (Seat seat = 0; seat < kSeats; ++seat) {
    if (position.players[seat].plays && !bots[seat]) return true;
  }
  return false;
}

}  // namespace

int play(const PlayOptions& options) {
  if (options.file == "-") {
    complain("nhx: option: The standard input is where the players type; a game needs a file.\n");
    return kBadInput;
  }
  Rng rng = make_rng(options.game);
  const bool is_there = has_file(options);
  std::optional<Record> record = open_record(options, is_there, rng);
  if (!record) return kBadInput;
  std::string fault;
  const std::optional<BotSeats> bots = with_options(bots_of(*record), options.bots, record->position, fault);
  if (!bots) {
    complain("nhx: bot: " + fault + "\n");
    return kBadInput;
  }
  write_bots(*record, *bots);
  Game game = game_of(*record);
  People people(game, std::move(*record), options.file, wants_colour(options.colour), !has_people(game.position(), *bots));
  if ((!is_there || !options.bots.empty()) && !people.save()) return kBadInput;

  std::vector<std::unique_ptr<BotAgent>> agents;
  Table table(game, [&](const Position& position) { return deal_tile(position, rng); });
  table.watch(people);
  for (Seat seat = 0; seat < kSeats; ++seat) {
    table.seat(seat, people);
    const std::optional<NamedBot>& bot = (*bots)[seat];
    if (!bot) continue;
    agents.push_back(std::make_unique<BotAgent>([&bot](const Position& position) { return bot->spec_in(position); }, rng.next(),
                                                people.waiting_for(seat_in_words(game.position(), seat))));
    table.seat(seat, *agents.back());
  }
  table.play();
  people.say_goodbye();
  return kOk;
}

}  // namespace nhx::cli
