#include "ai/value/value.h"

#include "ai/value/evaluation.h"

namespace nhx {

namespace {

int result_of(const Position& position, Seat seat) {
  const bool is_shared = position.players[0].won == position.players[1].won;
  return is_shared ? kCertain / 2 : kCertain * static_cast<int>(position.players[seat].won);
}

}  // namespace

bool is_learned(const Position& position) {
  const auto plays = [&](Seat seat) { return position.players[seat].plays; };
  return position.mode == Mode::two && !position.large_board() && !position.duel_board() && plays(0) && plays(1) && !plays(2);
}

int learned_chance(const Position& position, Seat seat, Seat mover, const Network& network) {
  FeatureList features;
  find_features(position, mover, features);
  const int chance = chance_of(log_odds(network, features));
  return mover == seat ? chance : kCertain - chance;
}

int value_after_turn(const Position& position, Seat seat, const Network* network) {
  if (network == nullptr || !is_learned(position)) return prospects(position, seat);
  if (position.phase == Phase::over) return result_of(position, seat);
  return learned_chance(position, seat, static_cast<Seat>(1 - position.active), *network);
}

}  // namespace nhx
