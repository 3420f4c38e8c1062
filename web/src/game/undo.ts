import type { Seat } from '../engine/api';
import type { Entry } from './entry';
import type { PlayerKind } from './players/player';

// How many entries are left when the person at `seat` takes back his last decision, or null when he cannot: only what he has decided
// himself goes back, together with what machines answered to it, and never a draw.
export function entriesAfterUndo(
  entries: readonly Entry[],
  seat: Seat,
  kindOf: (seat: Seat) => PlayerKind,
): number | null {
  const last = entries.findLastIndex((entry) => entry.chance || kindOf(entry.seat) !== 'machine');
  const entry = entries[last];
  return entry && !entry.chance && entry.seat === seat ? last : null;
}
