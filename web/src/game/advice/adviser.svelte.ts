import type { Engine, PositionText, Suggestion, View } from '../../engine/api';
import { freshSeed } from '../seed';

// Hints for the person who is asked: the best turns, found by thinking, one of them shown on the board.
export class Adviser {
  isOpen = $state(false);
  percent = $state(0); // of the thinking
  turns: Suggestion[] | null = $state.raw(null); // null: not yet
  trouble: string | null = $state(null);
  shown: number | null = $state(null); // which of the turns is on the board
  layout: View | null = $state.raw(null); // what it leads to, before its Battle or end
  #engine: Engine;
  #thinking: AbortController | null = null;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  async open(position: PositionText): Promise<void> {
    this.close();
    this.isOpen = true;
    const { signal } = (this.#thinking = new AbortController());
    const progress = (percent: number) => (this.percent = percent);
    try {
      const { turns } = await this.#engine.ask('hint', { position, seed: freshSeed() }, { progress, signal });
      if (signal.aborted) return;
      this.turns = turns;
      await this.show(0);
    } catch (error) {
      if (!signal.aborted) this.trouble = error instanceof Error ? error.message : String(error);
    }
  }

  close(): void {
    this.#thinking?.abort();
    this.isOpen = false;
    this.percent = 0;
    this.turns = null;
    this.trouble = null;
    this.#hide();
  }

  // Puts a turn on the board, or takes it off again.
  async show(index: number): Promise<void> {
    const before = this.shown;
    this.#hide();
    const position = this.turns?.[index]?.steps.at(-1)?.position;
    if (before === index || !position) return;
    this.shown = index;
    const view = await this.#engine.ask('look', { position }).catch(() => null);
    if (this.shown === index && view && 'units' in view) this.layout = view;
  }

  #hide(): void {
    this.shown = null;
    this.layout = null;
  }
}
