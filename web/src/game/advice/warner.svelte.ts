import type { ActionText, Engine, Judgement } from '../../engine/api';
import { wordsOf } from '../../engine/notation';
import { freshSeed } from '../seed';
import type { Game } from '../game.svelte';

const blunder = 1000; // a tenth of all chances
const endings = ['end', 'battle'];

// Looks at a turn before it ends, and objects when it gives much away.
export class Warner {
  checking: number | null = $state(null); // percent
  warning: { action: ActionText; judgement: Judgement } | null = $state.raw(null);
  #engine: Engine;
  #thinking: AbortController | null = null;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  // True: there is nothing to say against it, or nothing can be said.
  async allows(game: Game, action: ActionText): Promise<boolean> {
    const begun = game.turnSoFar;
    if (!begun || !endings.includes(wordsOf(action).word)) return true;
    this.clear();
    const { signal } = (this.#thinking = new AbortController());
    this.checking = 0;
    try {
      const asked = { start: begun.start, actions: [...begun.actions, action], seed: freshSeed() };
      const progress = (percent: number) => (this.checking = percent);
      const judgement = await this.#engine.ask('judge', asked, { progress, signal });
      if ('illegal' in judgement || judgement.loss <= blunder) return true;
      this.warning = { action, judgement };
      return false;
    } catch {
      return !signal.aborted;
    } finally {
      if (!signal.aborted) this.checking = null;
    }
  }

  clear(): void {
    this.#thinking?.abort();
    this.checking = null;
    this.warning = null;
  }
}
