#include "cli/talk/perft.h"

#include <memory>
#include <vector>

#include "engine/apply.h"
#include "engine/legal.h"

namespace nhx::cli {

namespace {

constexpr int kMostLists = 200'000;  // of legal actions

class Counter {
 public:
  // A number that means something only while is_patient().
  u64 count(const Position& position, int depth) {
    if (depth == 0 || position.phase == Phase::over) return 1;
    if (--patience_ < 0) return 0;
    legal_actions(position, *legal_);
    if (depth == 1) return legal_->size();
    const std::vector<Action> actions(legal_->begin(), legal_->end());
    u64 ways = 0;
    NoEvents unheard;
    for (const Action& action : actions) {
      if (!is_patient()) break;
      Position after = position;
      apply(after, action, unheard);
      ways += count(after, depth - 1);
    }
    return ways;
  }

  [[nodiscard]] bool is_patient() const { return patience_ >= 0; }

 private:
  std::unique_ptr<ActionList> legal_ = std::make_unique<ActionList>();
  int patience_ = kMostLists;
};

}  // namespace

std::optional<u64> count_ways(const Position& position, int depth) {
  Counter counter;
  const u64 ways = counter.count(position, depth);
  return counter.is_patient() ? std::optional(ways) : std::nullopt;
}

}  // namespace nhx::cli
