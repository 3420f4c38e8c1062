#include "ai/advice.h"

#include <algorithm>
#include <bit>

#include "ai/level.h"
#include "ai/search/carry_out.h"
#include "ai/value/chance_to_win.h"
#include "ai/value/evaluation.h"
#include "ai/value/learned.h"
#include "engine/apply.h"
#include "engine/draws.h"
#include "engine/layout/effects.h"
#include "engine/legal.h"
#include "engine/turn/hand.h"

namespace nhx {

namespace {

constexpr std::size_t kSuggestions = 3;
constexpr int kRankingPercent = 60;  // of the time that suggestions take
constexpr TurnLimits kReply{.beam = 2, .nodes = 1'500, .width = 16, .most = 1};

bool closes_turn(ActionKind kind) { return kind == ActionKind::end || kind == ActionKind::battle || kind == ActionKind::energy; }

bool changes_layout(ActionKind kind) { return !closes_turn(kind) && kind != ActionKind::discard && kind != ActionKind::terror; }

bool is_same_turn(const Position& one, const Position& other) {
  return is_free(other) && one.turn == other.turn && one.active == other.active;
}

struct Fought {
  Position before;
  Position after;
};

// A Battle after the turn, one of its actions left out (and what is not possible without it). Where the turn itself fights, that is it.
Fought fight_without(const Position& start, const TurnPlan& turn, std::size_t left_out) {
  Position now = start;
  for (std::size_t i = 0; i < turn.actions.size(); ++i) {
    const Action& action = turn.actions[i];
    if (i == left_out || closes_turn(action.kind) || why_illegal(now, action) != Illegal::none) continue;
    const Position before = now;
    carry_out(now, action);
    if (!is_same_turn(start, now)) return {before, now};
  }
  Effects effects = effects_of(now);
  return {now, after_battle_now(now, effects)};
}

struct Tally {
  int own_points = 0;
  int enemy_points = 0;
  int own_units = 0;
  int enemy_units = 0;
};

Tally tally(const Position& position, Seat seat) {
  Tally sum;
  const bool by_score = position.mode == Mode::score;
  for (Seat other = 0; other < kSeats; ++other) {
    const Player& player = position.players[other];
    if (!player.plays) continue;
    int& points = same_side(position, seat, other) ? sum.own_points : sum.enemy_points;
    points += static_cast<int>(by_score ? u64{player.score} : u64{player.hp});
  }
  for (const Hex hex : position.units) {
    const Unit& unit = position.board[hex];
    if (kind_of(unit.tile) == TileKind::hq) continue;
    ++(same_side(position, seat, unit.seat) ? sum.own_units : sum.enemy_units);
  }
  return sum;
}

// Turns of which one is the other with facings, order or discards changed are alike.
std::vector<std::array<int, 5>> gist_of(const TurnPlan& turn) {
  std::vector<std::array<int, 5>> gist;
  for (const Action& action : turn.actions) {
    if (action.kind == ActionKind::discard || action.kind == ActionKind::end) continue;
    gist.push_back({static_cast<int>(action.kind), action.a, action.b, action.c, action.tiles[0]});
  }
  std::sort(gist.begin(), gist.end());
  return gist;
}

u64 choose(int of, int some) {
  if (some < 0 || some > of) return 0;
  u64 ways = 1;
  for (int i = 1; i <= some; ++i) ways = ways * static_cast<u64>(of - some + i) / static_cast<u64>(i);
  return ways;
}

struct Need {
  int there = 0;   // copies in the pile
  int wanted = 0;  // of which at least so many
};

u64 ways_to_draw(const std::vector<Need>& needs, std::size_t from, int others, int draws) {
  if (from == needs.size()) return choose(others, draws);
  u64 ways = 0;
  for (int count = needs[from].wanted; count <= std::min(needs[from].there, draws); ++count) {
    ways += choose(needs[from].there, count) * ways_to_draw(needs, from + 1, others, draws - count);
  }
  return ways;
}

// Looks for the reply that does most harm.
class DangerFinder {
 public:
  DangerFinder(const Position& position, Seat seat, u64 seed)
      : start_(position), seat_(seat), enemy_(position.active), chance_(chance_against_empty_hand()), rng_(seed) {}

  std::optional<Danger> find() {
    if (start_.phase != Phase::draw) {
      look_at(start_, 0);
    } else {
      PossibleDraws draws;
      possible_draws(start_, draws);
      for (const PossibleDraw& first : draws) draw_and_look(first.action);
    }
    if (!worst_ || harm_ <= 0) return std::nullopt;
    return worst_;
  }

 private:
  // What his tiles could spoil.
  [[nodiscard]] int chance_against_empty_hand() const {
    Position position = start_;
    position.players[enemy_].hand = {};
    return chance_to_win(position, seat_);
  }

  void draw_and_look(Action draw) {
    Position position = start_;
    NoEvents unheard;
    int draws = 0;
    while (true) {
      apply(position, draw, unheard);
      ++draws;
      if (position.phase != Phase::draw || position.active != enemy_) break;
      draw = any_draw(position);
    }
    look_at(position, draws);
  }

  Action any_draw(const Position& position) {
    PossibleDraws draws;
    possible_draws(position, draws);
    u32 sum = 0;
    for (const PossibleDraw& draw : draws) sum += draw.weight;
    u32 number = rng_.below(sum);
    for (const PossibleDraw& draw : draws) {
      if (number < draw.weight) return draw.action;
      number -= draw.weight;
    }
    return draws[0].action;
  }

  void look_at(const Position& position, int draws) {
    if (!is_free(position) || position.active != enemy_) return;
    Danger danger{.drawn = position, .reply = find_turns(position, kReply)[0], .needs = {}};
    weigh(danger, draws);
    for (std::size_t i = danger.reply.actions.size(); i-- > 0;) {
      if (closes_turn(danger.reply.actions[i].kind)) continue;
      Danger without = danger;
      if (!leave_out(without, i)) continue;
      weigh(without, draws);
      if (harm_of(without) >= harm_of(danger)) danger = without;
    }
    if (harm_of(danger) <= harm_) return;
    harm_ = harm_of(danger);
    worst_ = danger;
  }

  // False: the rest is not possible then.
  static bool leave_out(Danger& danger, std::size_t left_out) {
    TurnPlan rest;
    rest.after = danger.drawn;
    for (std::size_t i = 0; i < danger.reply.actions.size(); ++i) {
      const Action& action = danger.reply.actions[i];
      if (i == left_out) continue;
      if (rest.after.active != danger.drawn.active || why_illegal(rest.after, action) != Illegal::none) return false;
      rest.actions.push_back(action);
      carry_out(rest.after, action);
    }
    danger.reply = rest;
    return true;
  }

  void weigh(Danger& danger, int draws) const {
    const Player& player = start_.players[enemy_];
    std::array<TileId, kHandTiles> hand = player.hand;
    danger.needs.clear();
    for (const Action& action : danger.reply.actions) {
      const TileId tile = played_tile(player.army, action);
      if (tile == kNoTile) continue;
      const auto held = std::find(hand.begin(), hand.end(), tile);
      if (held == hand.end()) {
        danger.needs.push_back(tile);
      } else {
        *held = kNoTile;
      }
    }
    danger.chance = chance_to_win(danger.reply.after, seat_);
    danger.harm = chance_ - danger.chance;
    danger.likelihood = chance_to_draw(player, draws, danger.needs);
  }

  [[nodiscard]] std::int64_t harm_of(const Danger& danger) const { return static_cast<std::int64_t>(danger.harm) * danger.likelihood; }

  const Position& start_;
  Seat seat_;
  Seat enemy_;
  int chance_;
  Rng rng_;
  std::optional<Danger> worst_;
  std::int64_t harm_ = 0;
};

// Where the best turn leads that is found at once, if somebody is in his turn.
Position likely_end_of_turn(Position position) {
  answer_questions(position);
  if (!is_free(position)) return position;
  TurnLimits limits = kReply;
  if (is_learned(position)) limits.network = &learned_network();
  return find_turns(position, limits)[0].after;
}

}  // namespace

std::vector<Suggestion> suggest_turns(const Position& position, u64 seed, const Progress& progress) {
  const Seat seat = position.active;
  const auto tell = [&](int percent) {
    if (progress) progress(percent);
  };
  const std::vector<TurnPlan> turns =
      rank_turns(position, adviser_for(position), seed, {.progress = [&](int percent) { tell(percent * kRankingPercent / 100); }});
  std::vector<Suggestion> suggestions;
  std::vector<std::vector<std::array<int, 5>>> gists;
  for (const TurnPlan& turn : turns) {
    if (suggestions.size() == kSuggestions) break;
    const auto gist = gist_of(turn);
    if (std::find(gists.begin(), gists.end(), gist) != gists.end()) continue;
    gists.push_back(gist);
    suggestions.push_back({.turn = turn, .purposes = purposes_of(position, turn), .danger = danger_after(turn.after, seat, seed)});
    // The chance of the turn comes from looking further ahead, so what the reply takes is taken from that.
    if (std::optional<Danger>& danger = suggestions.back().danger) {
      danger->chance = std::min(danger->chance, std::max(0, turn.value - danger->harm));
    }
    tell(kRankingPercent + static_cast<int>((100 - kRankingPercent) * suggestions.size() / kSuggestions));
  }
  return suggestions;
}

std::vector<Purpose> purposes_of(const Position& position, const TurnPlan& turn) {
  const Seat seat = position.active;
  const Fought with = fight_without(position, turn, turn.actions.size());
  const Tally now = tally(with.after, seat);
  std::vector<Purpose> purposes;
  for (std::size_t i = 0; i < turn.actions.size(); ++i) {
    const Action& action = turn.actions[i];
    if (!changes_layout(action.kind)) continue;
    const bool stands = action.kind == ActionKind::place && with.after.units.has(action.a);
    const bool stood = action.kind == ActionKind::place && with.before.units.has(action.a);
    const Tally otherwise = tally(fight_without(position, turn, i).after, seat);
    purposes.push_back({.action = i,
                        .own_points = now.own_points - otherwise.own_points,
                        .enemy_points = otherwise.enemy_points - now.enemy_points,
                        .own_units = now.own_units - (stands ? 1 : 0) - otherwise.own_units,
                        .enemy_units = otherwise.enemy_units - now.enemy_units,
                        .falls = stood && !stands});
  }
  return purposes;
}

std::optional<Danger> danger_after(const Position& position, Seat seat, u64 seed) {
  const bool is_answered = position.phase == Phase::draw || is_free(position);
  if (!is_answered || same_side(position, seat, position.active)) return std::nullopt;
  return DangerFinder(position, seat, seed).find();
}

int chance_to_draw(const Player& player, int draws, std::vector<TileId> needs) {
  u64 pile = player.pile;
  if (player.bio_droid_on_top && draws > 0) {
    // It is drawn first, and certainly.
    const auto bio_droid = std::find_if(needs.begin(), needs.end(), [](TileId tile) { return facts_of(tile).is_bio_droid; });
    if (bio_droid != needs.end()) needs.erase(bio_droid);
    for (const TileId tile : pile_tiles(player.army)) {
      if (!facts_of(tile).is_bio_droid) continue;
      const u64 copies = pile & pile_bits(tile);
      pile &= ~(copies & (~copies + 1));
      break;
    }
    --draws;
  }
  std::sort(needs.begin(), needs.end());
  std::vector<Need> counted;
  int others = std::popcount(pile);
  const int all = others;
  for (std::size_t i = 0; i < needs.size(); ++i) {
    if (i > 0 && needs[i] == needs[i - 1]) {
      ++counted.back().wanted;
      continue;
    }
    const int there = std::popcount(pile & pile_bits(needs[i]));
    counted.push_back({.there = there, .wanted = 1});
    others -= there;
  }
  const u64 hands = choose(all, draws);
  return hands == 0 ? 0 : static_cast<int>(ways_to_draw(counted, 0, others, draws) * kCertain / hands);
}

Judgement judge(const Position& start, const Position& after, u64 seed, const Progress& progress) {
  const Seat seat = start.active;
  const std::vector<TurnPlan> turns = rank_turns(start, adviser_for(start), seed, {.progress = progress});
  const auto same = std::find_if(turns.begin(), turns.end(), [&](const TurnPlan& turn) { return turn.after == after; });
  return {.chance = same == turns.end() ? chance_after_turn(after, seat, adviser_for(start), seed) : same->value, .best = turns[0]};
}

std::array<int, kSeats> chances_of_all(const Position& now) {
  const Position position = likely_end_of_turn(now);
  std::array<int, kSeats> chances{};
  int sum = 0;
  unsigned counted = 0;  // teams
  for (Seat seat = 0; seat < kSeats; ++seat) {
    const Player& player = position.players[seat];
    if (!player.plays) continue;
    chances[seat] = player.out ? 0 : chance_to_win(position, seat);
    const bool is_first = ((counted >> player.team) & 1) == 0;
    counted |= 1U << player.team;
    if (is_first) sum += chances[seat];
  }
  for (int& chance : chances) chance = sum > 0 ? static_cast<int>(std::int64_t{chance} * kCertain / sum) : 0;
  return chances;
}

}  // namespace nhx
