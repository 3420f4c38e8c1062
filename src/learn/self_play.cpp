#include "learn/self_play.h"

#include "ai/search/greedy.h"
#include "core/rng.h"
#include "dealer/dealer.h"
#include "engine/apply.h"
#include "engine/legal.h"
#include "engine/setup.h"

namespace nhx {

namespace {

constexpr u32 kOtherTurnPercent = 12;
constexpr int kOtherTurns = 24;
constexpr u32 kAnythingPercent = 6;
constexpr u32 kAnyPlacePercent = 50;  // of an HQ

class LearningGame {
 public:
  LearningGame(u32 game, const Network* network, std::vector<Lesson>& lessons)
      : game_(game), lessons_(lessons), rng_(0x6C6561726EULL + game * 0x9E3779B97F4A7C15ULL) {
    Setup setup;
    setup.rules.add(RuleOption::same_army);
    for (u8 team = 0; team < 2; ++team) setup.seats.push_back({static_cast<Army>(rng_.below(kArmies)), team});
    position_ = start_position(setup);
    const u32 without = rng_.below(4);
    for (u32 seat = 0; seat < 2; ++seat) networks_[seat] = without == seat ? nullptr : network;
  }

  void play() {
    const std::size_t first = lessons_.size();
    while (position_.phase != Phase::over) {
      const u16 turn = position_.turn;
      const Seat seat = position_.active;
      step();
      if (position_.turn != turn && position_.phase != Phase::over)
        lessons_.push_back({.position = position_, .seat = seat, .game = game_});
    }
    for (std::size_t i = first; i < lessons_.size(); ++i) tell_result(lessons_[i]);
  }

 private:
  void step() {
    switch (position_.phase) {
      case Phase::draw: apply(position_, deal_tile(position_, rng_), unheard_); return;
      case Phase::setup:
        apply(position_, rng_.below(100) < kAnyPlacePercent ? anything() : choose_greedy(position_, rng_), unheard_);
        return;
      case Phase::discard:
      case Phase::play: play_turn(); return;
      default: apply(position_, choose_greedy(position_, rng_), unheard_); return;
    }
  }

  Action anything() {
    legal_actions(position_, actions_);
    return actions_[rng_.below(static_cast<u32>(actions_.size()))];
  }

  void play_turn() {
    if (const std::optional<Action> redraw = better_redraw(position_)) {
      apply(position_, *redraw, unheard_);
      return;
    }
    const u32 mood = rng_.below(100);
    if (mood < kAnythingPercent) {
      apply(position_, anything(), unheard_);
      return;
    }
    const bool is_other = mood < kAnythingPercent + kOtherTurnPercent;
    const TurnLimits limits{.beam = 1,
                            .nodes = 3'000,
                            .width = 5,
                            .margin = 40,
                            .repaired = 0,
                            .most = is_other ? kOtherTurns : 1,
                            .network = networks_[position_.active]};
    const std::vector<TurnPlan> turns = find_turns(position_, limits);
    position_ = turns[rng_.below(static_cast<u32>(turns.size()))].after;
  }

  void tell_result(Lesson& lesson) const {
    const Player& own = position_.players[lesson.seat];
    const Player& other = position_.players[1 - lesson.seat];
    lesson.result = own.won == other.won ? 1 : static_cast<u8>(2 * own.won);
    lesson.margin = static_cast<i8>(static_cast<int>(own.hp) - static_cast<int>(other.hp));
  }

  u32 game_;
  std::vector<Lesson>& lessons_;
  Rng rng_;
  std::array<const Network*, 2> networks_{};
  Position position_;
  ActionList actions_;
  NoEvents unheard_;
};

}  // namespace

void play_to_learn(u32 game, const Network* network, std::vector<Lesson>& lessons) { LearningGame(game, network, lessons).play(); }

}  // namespace nhx
