import type { ActionText } from '../../engine/api';
import type { Asked, Player } from './player';

// Decides what is written down, one after the other, and nothing after the last. Where it stands follows from the game alone, so that
// it answers again when something was taken back.
export class Script implements Player {
  readonly kind = 'machine';
  #actions: readonly ActionText[];

  constructor(actions: readonly ActionText[]) {
    this.#actions = actions;
  }

  async decide({ view, entries }: Asked): Promise<ActionText | null> {
    const decided = entries.filter((entry) => entry.seat === view.seat && !entry.chance).length;
    return this.#actions[decided] ?? null;
  }
}
