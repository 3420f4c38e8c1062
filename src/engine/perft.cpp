#include "engine/perft.h"

#include "engine/apply.h"
#include "engine/legal.h"

namespace nhx {

u64 perft(const Position& position, int depth) {
  if (depth == 0 || position.phase == Phase::over) return 1;
  ActionList actions;
  legal_actions(position, actions);
  if (depth == 1) return actions.size();
  u64 count = 0;
  NoEvents nobody;
  for (const Action& action : actions) {
    Position next = position;
    apply(next, action, nobody);
    count += perft(next, depth - 1);
  }
  return count;
}

}  // namespace nhx
