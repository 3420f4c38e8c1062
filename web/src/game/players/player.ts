import type { ActionText, Thinking, View } from '../../engine/api';
import type { Entry } from '../entry';

// - here: a person at this screen.
// - machine: a bot or a script. A person can take back his own decision together with what machines answered to it.
// - away: somebody who decides elsewhere. What he has answered stays.
export type PlayerKind = 'here' | 'machine' | 'away';

export interface Asked {
  view: View; // where the game stands; it is the turn of `view.seat`
  entries: readonly Entry[]; // how it came there
}

// Whoever decides for a seat. A game asks him and carries out what he answers; it does not matter how he comes to it, how long it takes
// and whether the answer is any good.
export interface Player {
  readonly kind: PlayerKind;
  // null: he decides nothing now, and the game rests until it is told to go on. The signal says that nobody waits for an answer any more.
  decide(asked: Asked, thinking: Required<Thinking>): Promise<ActionText | null>;
}
