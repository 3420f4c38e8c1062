#include "explain/outcomes.h"

#include <unordered_set>

#include "engine/battle/battle.h"

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
  for (const Player& player : position.players) hash.add(u64{player.hp} | u64{player.bio_droid_on_top} << 5 | u64{player.score} << 6);
}

// Two positions are the same result when tiles, points, scores and Bio-droids agree.
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
      if (one.hp != other.hp || one.score != other.score || one.bio_droid_on_top != other.bio_droid_on_top) return false;
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
  AnswerList answers;
  std::size_t next = 0;  // the answer to try next
};

class Explorer {
 public:
  Explorer(const Position& before, std::size_t limit) : before_(before), limit_(limit) {}

  Outcomes explore() {
    NoEvents unheard;
    Position start = before_;
    visit(start, is_battle_announced(start) ? fight(start, unheard) : BattleStop::question);
    while (!path_.empty() && outcomes_.complete) {
      Node& node = path_.back();
      if (node.next == node.answers.size()) {
        path_.pop_back();
        continue;
      }
      Position after = node.position;
      const BattleStop stop = fight_on(after, node.answers[node.next++], unheard);
      visit(after, stop);
    }
    return std::move(outcomes_);
  }

 private:
  void visit(const Position& position, BattleStop stop) {
    if (stop == BattleStop::end) {
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
    AnswerList chosen;
    pending_question(position, node.answers, chosen);
  }

  void record(const Position& position) {
    Outcome outcome{.position = position, .choices = {}, .to_pile = {}};
    for (const Node& node : path_) outcome.choices.push_back(node.answers[node.next - 1]);
    for (Seat seat = 0; seat < kSeats; ++seat) {
      if (position.players[seat].bio_droid_on_top && !before_.players[seat].bio_droid_on_top) outcome.to_pile.push_back(seat);
    }
    outcomes_.list.push_back(std::move(outcome));
  }

  Position before_;
  std::size_t limit_;
  std::vector<Node> path_;
  std::unordered_set<Position, PositionHash> seen_;
  std::unordered_set<Position, ResultHash, SameResult> results_;
  Outcomes outcomes_;
};

}  // namespace

Outcomes explore_battle(const Position& position, std::size_t limit) { return Explorer(position, limit).explore(); }

Outcomes explore_outcomes(const Position& position, std::size_t limit) {
  if (position.phase == Phase::battle) return explore_battle(position, limit);
  if (position.phase != Phase::play) return {.list = {{.position = position, .choices = {}, .to_pile = {}}}};
  Position battle = position;
  announce_battle(battle, BattleKind::played, position.to_act);
  return explore_battle(battle, limit);
}

}  // namespace nhx
