#pragma once

#include <utility>
#include <vector>

#include "engine/legal.h"
#include "table/agent.h"

namespace nhx {

// Decides as it was written down, and leaves where that ends or is not possible.
class Script final : public Agent {
 public:
  explicit Script(std::vector<Action> actions) : actions_(std::move(actions)) {}

  Wish decide(const Position& position) override {
    if (next_ == actions_.size() || why_illegal(position, actions_[next_]) != Illegal::none) return {};
    return {.kind = Wish::Kind::act, .action = actions_[next_++]};
  }

 private:
  std::vector<Action> actions_;
  std::size_t next_ = 0;
};

}  // namespace nhx
