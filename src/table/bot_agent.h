#pragma once

#include <functional>
#include <optional>

#include "ai/bot.h"
#include "table/agent.h"

namespace nhx {

// A bot at a table. How well it plays may depend on how many still do, so that is asked anew in every turn.
class BotAgent final : public Agent {
 public:
  using SpecIn = std::function<BotSpec(const Position&)>;

  BotAgent(SpecIn spec_in, u64 seed, Thinking thinking = {}) : spec_in_(std::move(spec_in)), rng_(seed), thinking_(std::move(thinking)) {}

  Wish decide(const Position& position) override {
    if (!bot_ || position.turn != turn_) bot_.emplace(spec_in_(position), rng_.next());
    turn_ = position.turn;
    return {.kind = Wish::Kind::act, .action = bot_->choose(position, thinking_)};
  }

 private:
  SpecIn spec_in_;
  Rng rng_;
  Thinking thinking_;
  std::optional<Bot> bot_;
  u32 turn_ = 0;
};

}  // namespace nhx
