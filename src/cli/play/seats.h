#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "cli/named_bot.h"
#include "record/record.h"

// Who sits where: seats of bots, all others are people's. Records tell it in the words of the page: "about seat-2 bot",
// "about level-2 expert"; a bot that is no level has "about bot-2 reply:futures=8" instead of the latter.
namespace nhx::cli {

using BotSeats = std::array<std::optional<NamedBot>, kSeats>;

// What a record says.
BotSeats bots_of(const Record& record);

// Changed by options: "2:skilled", "2" for a regular bot, "2:person". Nothing, with a sentence in `fault`, when they make no sense.
std::optional<BotSeats> with_options(BotSeats bots, const std::vector<std::string>& options, const Position& position, std::string& fault);

void write_bots(Record& record, const BotSeats& bots);

}  // namespace nhx::cli
