#include "engine/turn/pending.h"

#include "engine/layout/captives.h"

namespace nhx {

Pending pending_from(const Action& action) {
  return {.kind = action.kind, .a = action.a, .b = action.b, .c = action.c, .tile = action.tiles[0], .side = action.side};
}

Action pending_action(const Position& position) {
  const Pending& pending = position.pending;
  Action action{.kind = pending.kind, .seat = position.active, .a = pending.a, .b = pending.b, .c = pending.c};
  if (pending.kind == ActionKind::retreat) action.seat = controller_now(position, pending.a);
  action.side = pending.side;
  action.tiles[0] = pending.tile;
  return action;
}

}  // namespace nhx
