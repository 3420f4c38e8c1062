#pragma once

#include <chrono>
#include <functional>
#include <optional>
#include <string_view>

#include "cli/named_bot.h"
#include "core/rng.h"
#include "notation/reading/fault.h"

// `go`: a bot thinks for the seat that is asked.
namespace nhx::cli {

struct GoOptions {
  NamedBot bot{.name = "strongest", .level = Level::strongest};
  std::optional<u64> nodes{};         // positions that are looked at, at most
  std::optional<u64> milliseconds{};  // to think, at most
  std::optional<u64> seed{};
};

// "level skilled nodes 2000", in any order.
Parsed<GoOptions> parse_go(std::string_view words);

// The bot with its limits.
BotSpec spec_for(const GoOptions& options, const Position& position);

// Says when the limits are reached, or when somebody interrupts.
class Deadline {
 public:
  Deadline(const GoOptions& options, std::function<bool()> is_interrupted);

  // Once for every position.
  bool is_reached();

 private:
  using Clock = std::chrono::steady_clock;

  u64 nodes_left_;
  std::optional<Clock::time_point> end_;
  std::function<bool()> is_interrupted_;
  Clock::time_point next_look_{};  // for an interruption
};

}  // namespace nhx::cli
