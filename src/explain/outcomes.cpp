#include "explain/outcomes.h"

#include <unordered_set>

#include "engine/apply.h"
#include "engine/battle/battle.h"
#include "engine/legal.h"

namespace nhx {

namespace {

class Hash {
 public:
  Hash& add(u64 value) {
    state_ = (state_ ^ value) * 0x9E3779B97F4A7C15ULL;
    state_ ^= state_ >> 29;
    return *this;
  }
  [[nodiscard]] std::size_t value() const { return static_cast<std::size_t>(state_); }

 private:
  u64 state_ = 0xCBF29CE484222325ULL;
};

void add_result(Hash& hash, const Position& position) {
  for (const Unit& unit : position.board) {
    hash.add(static_cast<u64>(unit.tile | unit.seat << 7 | index_of(unit.facing) << 10 | unit.wounds << 13));
  }
  for (const Player& player : position.players) hash.add(static_cast<u64>(player.hp | player.bio_droid_on_top << 5));
}

// Two positions are the same result when tiles, points and Bio-droids agree.
struct ResultHash {
  std::size_t operator()(const Position& position) const {
    Hash hash;
    add_result(hash, position);
    return hash.value();
  }
};
struct SameResult {
  bool operator()(const Position& a, const Position& b) const {
    for (std::size_t seat = 0; seat < kSeats; ++seat) {
      const Player& one = a.players[seat];
      const Player& other = b.players[seat];
      if (one.hp != other.hp || one.bio_droid_on_top != other.bio_droid_on_top) return false;
    }
    return a.board == b.board;
  }
};

struct PositionHash {
  std::size_t operator()(const Position& position) const {
    Hash hash;
    add_result(hash, position);
    for (const Spent& spent : position.spent) hash.add(static_cast<u64>(spent.slots | spent.extra << 4 | spent.converted << 7));
    hash.add(position.cursor.segment).add(position.cursor.choices);
    for (const u8 choice : position.cursor.choice) hash.add(choice);
    return hash.value();
  }
};

struct Node {
  Position position;
  std::vector<Action> actions;
  std::size_t next = 0;  // the action to try next
};

class Explorer {
 public:
  Explorer(const Position& before, std::size_t limit) : before_(before), limit_(limit) {}

  Outcomes explore(const Position& start) {
    NoEvents unheard;
    visit(start);
    while (!path_.empty() && outcomes_.complete) {
      Node& node = path_.back();
      if (node.next == node.actions.size()) {
        path_.pop_back();
        continue;
      }
      Position after = node.position;
      apply(after, node.actions[node.next++], unheard);
      visit(after);
    }
    return std::move(outcomes_);
  }

 private:
  void visit(const Position& position) {
    if (position.phase != Phase::battle) {
      if (results_.insert(position).second) record(position);
      return;
    }
    if (!seen_.insert(position).second) return;
    if (seen_.size() > limit_) {
      outcomes_.complete = false;
      return;
    }
    Node& node = path_.emplace_back();
    node.position = position;
    legal_actions(position, question_);
    node.actions.assign(question_.begin(), question_.end());
  }

  void record(const Position& position) {
    Outcome outcome{.position = position, .choices = {}, .to_pile = {}};
    for (const Node& node : path_) outcome.choices.push_back(node.actions[node.next - 1]);
    for (Seat seat = 0; seat < kSeats; ++seat) {
      if (position.players[seat].bio_droid_on_top && !before_.players[seat].bio_droid_on_top) outcome.to_pile.push_back(seat);
    }
    outcomes_.list.push_back(std::move(outcome));
  }

  Position before_;
  std::size_t limit_;
  std::vector<Node> path_;
  ActionList question_;
  std::unordered_set<Position, PositionHash> seen_;
  std::unordered_set<Position, ResultHash, SameResult> results_;
  Outcomes outcomes_;
};

}  // namespace

// In a deathmatch the tiles of the eliminated leave and others go on, in a match of teams the game ends with the first HQ and everything
// stays where it is.
Position battle_alone(Position position) {
  if (position.mode == Mode::deathmatch || position.mode == Mode::score) position.mode = Mode::team;
  const BattleKind kind = position.phase == Phase::battle ? position.cursor.kind : BattleKind::played;
  if (kind == BattleKind::played || kind == BattleKind::full_board) position.stage = Stage::usual;
  if (kind == BattleKind::full_board) position.rules.add(RuleOption::one_full_board_battle);
  return position;
}

Outcomes explore_outcomes(const Position& position, std::size_t limit) {
  Position start = battle_alone(position);
  NoEvents unheard;
  if (start.phase == Phase::play) start_battle(start, BattleKind::played, start.to_act, unheard);
  return Explorer(position, limit).explore(start);
}

Outcomes explore_rest(const Position& position, std::size_t limit) { return Explorer(position, limit).explore(position); }

}  // namespace nhx
