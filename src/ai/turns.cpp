#include "ai/turns.h"

#include <algorithm>
#include <unordered_map>
#include <unordered_set>

#include "ai/carry_out.h"
#include "ai/evaluation.h"
#include "ai/glance.h"
#include "ai/worth.h"
#include "engine/legal.h"

namespace nhx {

namespace {

// A fingerprint of all that a turn can change.
u64 fingerprint(const Position& position) {
  u64 state = 0xCBF29CE484222325ULL;
  const auto add = [&](u64 value) { state = (state ^ value ^ (state >> 29)) * 0x9E3779B97F4A7C15ULL; };
  for (const Hex hex : position.playable()) {
    const Unit& unit = position.board[hex];
    if (unit.tile == kNoTile) continue;
    add(hex | static_cast<u64>(unit.tile) << 8 | static_cast<u64>(unit.seat) << 16 | static_cast<u64>(unit.facing) << 24 |
        static_cast<u64>(unit.wounds) << 32 | static_cast<u64>(position.spent[hex].slots) << 40);
  }
  for (const Player& player : position.players) {
    if (player.plays == 0) continue;
    u64 hand = player.hp | static_cast<u64>(player.energy) << 8;
    for (const TileId tile : player.hand) hand = hand * 131 + tile;
    add(hand);
    add(player.pile | u64{player.terror} << 40 | u64{player.out} << 41 | u64{player.score} << 48);
  }
  add(static_cast<u64>(position.phase) | static_cast<u64>(position.active) << 8 | static_cast<u64>(position.hq_turned) << 16 |
      static_cast<u64>(position.played) << 24 | static_cast<u64>(position.turn) << 32);
  return state;
}

constexpr std::size_t kHandsFollowed = 8;  // that can be left, at most

class TurnFinder {
 public:
  TurnFinder(const Position& position, const TurnLimits& limits)
      : start_(position), seat_(static_cast<Seat>(position.active)), limits_(limits), nodes_left_(limits.nodes) {}

  std::vector<Turn> find() {
    std::vector<Turn> open(1);
    open[0].after = start_;
    while (!open.empty()) {
      steps_.clear();
      for (std::size_t i = 0; i < open.size(); ++i) follow(open[i], i);
      open = best_longer(open);
    }
    keep_best_finished();
    repair();
    return std::move(finished_);
  }

 private:
  // One action further along an unfinished turn.
  struct Step {
    std::size_t turn;
    Action action;
    int value;
    std::size_t number;
    u64 hand;  // that is left
  };

  static bool is_better_step(const Step& a, const Step& b) { return a.value != b.value ? a.value > b.value : a.number < b.number; }

  void follow(const Turn& turn, std::size_t index) {
    legal_actions(turn.after, actions_);
    keep_promising(turn.after, limits_.width, actions_);
    for (const Action& action : actions_) {
      const bool ends = action.kind == ActionKind::end;
      if (action.kind == ActionKind::redraw) continue;
      if (!ends && (nodes_left_ <= 0 || turn.actions.size() + 1 == kTurnActions)) continue;
      Position after = turn.after;
      carry_out(after, action);
      const u64 mark = fingerprint(after);
      if (!seen_.insert(mark).second) continue;
      --nodes_left_;
      if (!is_over(after)) {
        const int effort = kEffort * static_cast<int>(turn.actions.size() + 1);
        steps_.push_back({index, action, promise(after) - effort, steps_.size(), hand_left(after)});
        continue;
      }
      finished_.push_back(turn);
      finished_.back().actions.push_back(action);
      finished_.back().after = after;
      judge(finished_.back(), mark);
    }
  }

  [[nodiscard]] u64 hand_left(const Position& position) const {
    u64 hand = 0;
    for (const TileId tile : position.players[seat_].hand) hand = hand << 8 | tile;
    return hand;
  }

  // The best few for every hand that can be left: what is worth keeping shows only at the end of the turn.
  std::vector<Turn> best_longer(const std::vector<Turn>& open) {
    std::sort(steps_.begin(), steps_.end(), is_better_step);
    std::vector<Turn> next;
    std::unordered_map<u64, int> followed;
    for (const Step& step : steps_) {
      if (next.size() == kHandsFollowed * static_cast<std::size_t>(limits_.beam)) break;
      if (followed[step.hand]++ < limits_.beam) next.push_back(longer(open[step.turn], step));
    }
    return next;
  }

  static Turn longer(const Turn& turn, const Step& step) {
    Turn result = turn;
    result.actions.push_back(step.action);
    carry_out(result.after, step.action);
    result.value = step.value;
    return result;
  }

  // The best turns again, with one tile after another placed otherwise: the formula that led to them may have missed what the judge of
  // finished turns likes better.
  void repair() {
    const std::size_t count = std::min(finished_.size(), static_cast<std::size_t>(limits_.repaired));
    const std::vector<Turn> best(finished_.begin(), finished_.begin() + static_cast<std::ptrdiff_t>(count));
    for (const Turn& turn : best) {
      Position before = start_;
      for (std::size_t i = 0; i < turn.actions.size(); ++i) {
        if (turn.actions[i].kind == ActionKind::place) replace(turn, i, before);
        carry_out(before, turn.actions[i]);
      }
    }
    keep_best_finished();
  }

  void replace(const Turn& turn, std::size_t index, const Position& before) {
    actions_with(before, turn.actions[index].tiles[0], actions_);
    keep_promising(before, limits_.width, actions_);
    for (const Action& action : actions_) {
      Turn other = turn;
      other.actions[index] = action;
      if (!finish(other, index, before)) continue;
      const u64 mark = fingerprint(other.after);
      if (seen_.insert(mark).second) judge(finished_.emplace_back(other), mark);
    }
  }

  // Carries out the actions from there on; not if one of them is not possible any more.
  bool finish(Turn& turn, std::size_t from, const Position& before) {
    turn.after = before;
    for (std::size_t i = from; i < turn.actions.size(); ++i) {
      if (is_over(turn.after) || why_illegal(turn.after, turn.actions[i]) != Illegal::none) return false;
      carry_out(turn.after, turn.actions[i]);
    }
    return is_over(turn.after);
  }

  [[nodiscard]] bool is_over(const Position& position) const {
    return position.turn != start_.turn || position.active != seat_ || !is_free(position);
  }

  // The prospects if nothing more were done, or only a Battle.
  [[nodiscard]] int promise(const Position& position) const {
    const int value = prospects(position, seat_);
    if (!can_fight(position)) return value;
    Position fought = position;
    carry_out(fought, {.kind = ActionKind::battle, .seat = seat_});
    return std::max(value, prospects(fought, seat_));
  }

  void judge(Turn& turn, u64 mark) {
    const bool ends = turn.actions.back().kind == ActionKind::end;
    const int effort = kEffort * static_cast<int>(turn.actions.size() - (ends ? 1 : 0));
    turn.value = value_after_turn(turn.after, seat_, limits_.network) - effort;
    turn.mark = mark;
    if (finished_.size() > 8 * static_cast<std::size_t>(limits_.most)) keep_best_finished();
  }

  void keep_best_finished() {
    std::sort(finished_.begin(), finished_.end(),
              [](const Turn& a, const Turn& b) { return a.value != b.value ? a.value > b.value : a.mark < b.mark; });
    if (finished_.size() > static_cast<std::size_t>(limits_.most)) finished_.resize(static_cast<std::size_t>(limits_.most));
  }

  const Position& start_;
  Seat seat_;
  TurnLimits limits_;
  int nodes_left_;
  std::unordered_set<u64> seen_;
  std::vector<Step> steps_;
  std::vector<Turn> finished_;
  ActionList actions_;
};

}  // namespace

std::vector<Turn> find_turns(const Position& position, const TurnLimits& limits) { return TurnFinder(position, limits).find(); }

}  // namespace nhx
