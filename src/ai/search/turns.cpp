#include "ai/search/turns.h"

#include <algorithm>
#include <array>
#include <bit>
#include <memory_resource>
#include <unordered_set>

#include "ai/search/carry_out.h"
#include "ai/search/glance.h"
#include "ai/value/evaluation.h"
#include "ai/value/worth.h"
#include "engine/legal.h"
#include "engine/turn/hand.h"

namespace nhx {

namespace {

// A hash of all that a turn can change, to visit each result once as with a transposition table.
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
    if (!player.plays) continue;
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
constexpr std::size_t kUsually = 64;       // lines, steps and endings

u64 hand_of(const Player& player) {
  u64 hand = 0;
  for (const TileId tile : player.hand) hand = hand << 8 | tile;
  return hand;
}

// How many of each kind there are already.
class Quotas {
 public:
  int& of(u64 kind) {
    for (Count& count : counts_) {
      if (count.kind == kind) return count.number;
    }
    return counts_.emplace_back(Count{.kind = kind}).number;
  }

 private:
  struct Count {
    u64 kind;
    int number = 0;
  };
  std::vector<Count> counts_;
};

// What is discarded matters to nothing else in the turn, so it is decided when all else is: lines are followed with the whole hand, and
// each can end with any part of what is left of it. In the turns that come of them the discards stand first.
class TurnFinder {
 public:
  TurnFinder(const Position& position, const TurnLimits& limits)
      : start_(position),
        seat_(position.active),
        limits_(limits),
        nodes_left_(limits.nodes),
        owed_(position.phase == Phase::discard ? 1 : 0),
        may_discard_more_(!position.rules.has(RuleOption::reinforcements) || position.rules.has(RuleOption::leftovers_may_go)) {
    seen_.reserve(kUsually);
    lines_.reserve(kUsually);
    steps_.reserve(kUsually);
    endings_.reserve(kUsually);
  }

  std::vector<TurnPlan> find() {
    Line first{.after = start_};
    first.after.phase = Phase::play;
    first.after.drawing = false;
    first.quiet = prospects(first.after, seat_);
    lines_.push_back(first);
    for (std::size_t line = 0, end = 1; line < end; end = lines_.size()) {
      steps_.clear();
      for (; line < end; ++line) {
        add_endings(line, {.kind = ActionKind::end, .seat = seat_}, lines_[line].after, lines_[line].quiet);
        follow(line);
      }
      add_best_longer();
    }
    judge_endings();
    keep_best_finished();
    repair();
    return std::move(finished_);
  }

 private:
  // An unfinished turn, nothing discarded.
  struct Line {
    FixedVector<Action, kTurnActions> actions{};
    Position after;
    int quiet = 0;                // the prospects if nothing more were done
    int latest = kNothingPlaced;  // the rank of the tile placed last
  };

  // One action further along a line.
  struct Step {
    std::size_t line;
    Action action;
    int value;
    std::size_t number;
    int quiet;
    u64 hand;  // that is left
  };

  // The last action of a line, after some of what is left in the hand has been discarded.
  struct Ending {
    std::size_t line;
    Action action;
    unsigned kept;  // which places of the hand
    u64 kind;       // which tiles that is, and whether it ends as usual
    int value;
    std::size_t number;
  };

  // What a tile gains where it is best placed at first.
  struct Ranked {
    TileId tile;
    int gain;
  };

  static constexpr int kNothingPlaced = -1;

  // Those found first come first among equals.
  template <class Found>
  static void sort_by_value(std::vector<Found>& found) {
    std::sort(found.begin(), found.end(),
              [](const Found& a, const Found& b) { return a.value != b.value ? a.value > b.value : a.number < b.number; });
  }

  void follow(std::size_t index) {
    const Line& line = lines_[index];
    if (nodes_left_ <= 0) return;
    if (line.actions.size() + 2 + kHandTiles > kTurnActions) return;
    legal_actions(line.after, actions_);
    actions_.shrink_to(static_cast<std::size_t>(
        std::remove_if(actions_.begin(), actions_.end(), [&](const Action& action) { return !goes_on(line, action); }) - actions_.begin()));
    keep_promising(line.after, limits_.width, actions_);
    for (const Action& action : actions_) {
      if (nodes_left_ <= 0 || is_stopped()) return;
      Position after = line.after;
      carry_out(after, action);
      if (hand_size(after.players[seat_]) < owed_ || !seen_.insert(fingerprint(after)).second) continue;
      --nodes_left_;
      const Prospects seen = detailed_prospects(after, seat_);
      const int quiet = seen.value;
      if (is_over(after)) {
        add_endings(index, action, after, quiet);
        continue;
      }
      const int effort = kEffort * static_cast<int>(line.actions.size() + 1);
      steps_.push_back({index, action, quiet + gain_in_battle(after, seen) - effort, steps_.size(), quiet, hand_of(after.players[seat_])});
    }
    if (index == 0) rank_tiles();
  }

  // Does the action make the line longer, or is it decided elsewhere? Tiles are placed in the order of their ranks only.
  [[nodiscard]] bool goes_on(const Line& line, const Action& action) const {
    switch (action.kind) {
      case ActionKind::end:
      case ActionKind::discard:
      case ActionKind::redraw: return false;
      case ActionKind::place: return rank_of(action.tiles[0]) >= line.latest;
      default: return true;
    }
  }

  // Tiles are placed in one order only, those that gain most at once first: the others can then be placed to serve them.
  void rank_tiles() {
    for (const Step& step : steps_) {
      if (step.action.kind != ActionKind::place) continue;
      const TileId tile = step.action.tiles[0];
      const int gain = step.quiet + kept_worth(start_, tile);
      const auto known = std::find_if(ranked_.begin(), ranked_.end(), [&](const Ranked& ranked) { return ranked.tile == tile; });
      if (known == ranked_.end()) {
        ranked_.push_back({tile, gain});
      } else {
        known->gain = std::max(known->gain, gain);
      }
    }
    std::sort(ranked_.begin(), ranked_.end(),
              [](const Ranked& a, const Ranked& b) { return a.gain != b.gain ? a.gain > b.gain : a.tile < b.tile; });
  }

  // kHandTiles for those that could not be placed at first.
  [[nodiscard]] int rank_of(TileId tile) const {
    for (std::size_t i = 0; i < ranked_.size(); ++i) {
      if (ranked_[i].tile == tile) return static_cast<int>(i);
    }
    return kHandTiles;
  }

  // The best few for every hand that can be left: what is worth keeping shows only at the end of the turn.
  void add_best_longer() {
    sort_by_value(steps_);
    Quotas followed;
    std::size_t room = kHandsFollowed * static_cast<std::size_t>(limits_.beam);
    for (const Step& step : steps_) {
      if (step.value < steps_[0].value - limits_.margin) break;
      if (followed.of(step.hand)++ >= limits_.beam) continue;
      if (room-- == 0) break;
      Line longer = lines_[step.line];
      longer.actions.push_back(step.action);
      carry_out(longer.after, step.action);
      longer.quiet = step.quiet;
      if (step.action.kind == ActionKind::place) longer.latest = rank_of(step.action.tiles[0]);
      lines_.push_back(longer);
    }
  }

  // One for every different part of the hand that can be kept.
  void add_endings(std::size_t line, const Action& action, const Position& after, int quiet) {
    const Player& player = after.players[seat_];
    const int size = hand_size(player);
    const int effort = kEffort * static_cast<int>(lines_[line].actions.size() + (action.kind == ActionKind::end ? 0 : 1));
    for (unsigned kept = 0; kept < 1U << size; ++kept) {
      const int gone = size - std::popcount(kept);
      if (gone < owed_ || (gone > owed_ && !may_discard_more_)) continue;
      int value = quiet - effort - kEffort * gone;
      u64 kind = action.kind == ActionKind::end ? 1 : 2;
      bool is_first = true;  // of equal tiles the first ones are kept
      for (std::size_t i = 0; i < static_cast<std::size_t>(size); ++i) {
        const TileId tile = player.hand[i];
        if (((kept >> i) & 1) == 0) {
          value -= kept_worth(after, tile);
          continue;
        }
        kind = kind << 8 | tile;
        if (i > 0 && player.hand[i - 1] == tile && ((kept >> (i - 1)) & 1) == 0) is_first = false;
      }
      if (is_first) endings_.push_back({line, action, kept, kind, value, endings_.size()});
    }
  }

  // The best few for every hand that can be kept. If the formula is the judge, it has done so already, unless the end of this turn brings
  // more than the next one.
  void judge_endings() {
    sort_by_value(endings_);
    Quotas judged;
    bool is_foreseen = false;
    for (const Ending& ending : endings_) {
      if (is_foreseen && finished_.size() >= static_cast<std::size_t>(limits_.most)) return;
      if (judged.of(ending.kind)++ >= limits_.beam) continue;
      finish(ending);
      if (is_stopped()) return;
      if (ending.action.kind == ActionKind::end) is_foreseen = limits_.network == nullptr && finished_.back().value == ending.value;
    }
  }

  void finish(const Ending& ending) {
    const Line& line = lines_[ending.line];
    Position after = line.after;
    if (ending.action.kind != ActionKind::end) carry_out(after, ending.action);
    TurnPlan turn;
    const auto& hand = after.players[seat_].hand;
    for (std::size_t i = 0; i < static_cast<std::size_t>(hand_size(after.players[seat_])); ++i) {
      if (((ending.kept >> i) & 1) != 0) continue;
      Action discard{.kind = ActionKind::discard, .seat = seat_};
      discard.tiles[0] = hand[i];
      turn.actions.push_back(discard);
    }
    for (const Action& action : line.actions) turn.actions.push_back(action);
    turn.actions.push_back(ending.action);
    turn.after = start_;
    for (const Action& action : turn.actions) carry_out(turn.after, action);
    add_finished(turn);
  }

  void add_finished(TurnPlan& turn) {
    turn.mark = fingerprint(turn.after);
    if (!judged_.insert(turn.mark).second) return;
    const bool ends = turn.actions.back().kind == ActionKind::end;
    const int effort = kEffort * static_cast<int>(turn.actions.size() - (ends ? 1 : 0));
    turn.value = value_after_turn(turn.after, seat_, limits_.network) - effort;
    finished_.push_back(turn);
    if (finished_.size() > 8 * static_cast<std::size_t>(limits_.most)) keep_best_finished();
  }

  // Local search: the best turns with one tile after another placed otherwise. The formula that led to them may have missed what the judge
  // of finished turns likes better.
  void repair() {
    const std::size_t count = std::min(finished_.size(), static_cast<std::size_t>(limits_.repaired));
    const std::vector<TurnPlan> best(finished_.begin(), finished_.begin() + static_cast<std::ptrdiff_t>(count));
    for (const TurnPlan& turn : best) {
      Position before = start_;
      for (std::size_t i = 0; i < turn.actions.size(); ++i) {
        if (turn.actions[i].kind == ActionKind::place) replace(turn, i, before);
        carry_out(before, turn.actions[i]);
      }
    }
    keep_best_finished();
  }

  void replace(const TurnPlan& turn, std::size_t index, const Position& before) {
    actions_with(before, turn.actions[index].tiles[0], actions_);
    keep_promising(before, limits_.width, actions_);
    for (const Action& action : actions_) {
      if (is_stopped()) return;
      TurnPlan other = turn;
      other.actions[index] = action;
      if (replay(other, index, before)) add_finished(other);
    }
  }

  // Carries out the actions from there on; not if one of them is not possible any more.
  bool replay(TurnPlan& turn, std::size_t from, const Position& before) {
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

  // What a Battle may add to a line that can still play one.
  [[nodiscard]] int gain_in_battle(const Position& position, const Prospects& seen) const {
    if (seen.in_battle <= 0 || !can_fight(position) || hand_size(position.players[seat_]) <= owed_) return 0;
    const TileId battle = instant_tile(position.players[seat_].army, Ability::battle);
    return std::max(0, seen.in_battle - kept_worth(position, battle));
  }

  // Once and for all.
  [[nodiscard]] bool is_stopped() {
    if (!is_stopped_) is_stopped_ = limits_.must_stop != nullptr && (*limits_.must_stop)();
    return is_stopped_;
  }

  void keep_best_finished() {
    std::sort(finished_.begin(), finished_.end(),
              [](const TurnPlan& a, const TurnPlan& b) { return a.value != b.value ? a.value > b.value : a.mark < b.mark; });
    if (finished_.size() > static_cast<std::size_t>(limits_.most)) finished_.resize(static_cast<std::size_t>(limits_.most));
  }

  const Position& start_;
  Seat seat_;
  TurnLimits limits_;
  int nodes_left_;
  bool is_stopped_ = false;
  int owed_;  // discards that must be
  bool may_discard_more_;
  FixedVector<Ranked, kHandTiles> ranked_;
  std::array<std::byte, 16'384> room_;
  std::pmr::monotonic_buffer_resource pool_{room_.data(), room_.size()};
  std::pmr::unordered_set<u64> seen_{&pool_};    // fingerprints of lines
  std::pmr::unordered_set<u64> judged_{&pool_};  // and of finished turns
  std::vector<Line> lines_;
  std::vector<Step> steps_;
  std::vector<Ending> endings_;
  std::vector<TurnPlan> finished_;
  ActionList actions_;
};

}  // namespace

std::vector<TurnPlan> find_turns(const Position& position, const TurnLimits& limits) { return TurnFinder(position, limits).find(); }

}  // namespace nhx
