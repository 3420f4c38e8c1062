#include "engine/battle/line_of_fire.h"

namespace nhx {

namespace {

u8 exits(const Unit& redirector) { return on_board(facts_of(redirector.tile).exit, redirector.facing); }

}  // namespace

LineOfFire::LineOfFire(const Position& position, const Effects& effects, Seat shooter)
    : position_(position),
      prey_(effects.prey[shooter]),
      redirectors_((effects.working(Trait::redirector) & effects.friends[shooter]) - effects.prey[shooter]) {}

void LineOfFire::shoot(Hex from, Direction direction, bool is_gauss, Arrivals& arrivals) {
  is_gauss_ = is_gauss;
  endless_ = done_ = {};
  if (redirectors_.any()) {
    const Hex first = fly(from, direction, is_gauss_).redirector;
    if (first != kNoHex) find_endless(first);
  }
  follow(from, direction, false, arrivals);
}

LineOfFire::Flight LineOfFire::fly(Hex from, Direction direction, bool is_gauss) const {
  Flight flight;
  for (HexSet line = ray(from, direction) & (prey_ | redirectors_); line.any();) {
    const Hex next = nearest(line, direction);
    line.remove(next);
    if (prey_.has(next)) {
      flight.hits.add(next);
      if (!is_gauss) break;
    } else if (points(facts_of(position_.board[next].tile).entry, position_.board[next].facing, opposite(direction))) {
      flight.redirector = next;
      break;
    }
  }
  return flight;
}

HexSet LineOfFire::turned_to(Hex redirector) const {
  HexSet result;
  for_each_direction(exits(position_.board[redirector]), [&](Direction exit) {
    const Hex next = fly(redirector, exit, is_gauss_).redirector;
    if (next != kNoHex) result.add(next);
  });
  return result;
}

HexSet LineOfFire::downstream(Hex redirector) const {
  return reachable(turned_to(redirector), [&](Hex hex) { return turned_to(hex); });
}

// A loop feeds itself and everything behind it without end.
void LineOfFire::find_endless(Hex first) {
  for (const Hex hex : HexSet::of(first) | downstream(first)) {
    const HexSet behind = downstream(hex);
    if (behind.has(hex)) endless_ |= behind;
  }
}

void LineOfFire::follow(Hex from, Direction direction, bool endless, Arrivals& arrivals) {
  const Flight flight = fly(from, direction, is_gauss_);
  for (HexSet hits = flight.hits; hits.any() && !arrivals.full(); hits.remove(arrivals.back().target)) {
    arrivals.push_back({.target = nearest(hits, direction), .flight = direction, .endless = endless});
  }
  const Hex redirector = flight.redirector;
  if (redirector == kNoHex || done_.has(redirector)) return;
  const bool now_endless = endless_.has(redirector);
  if (now_endless) done_.add(redirector);
  for_each_direction(exits(position_.board[redirector]), [&](Direction exit) { follow(redirector, exit, now_endless, arrivals); });
}

}  // namespace nhx
