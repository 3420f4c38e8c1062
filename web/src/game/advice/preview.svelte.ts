import type { ActionText, Engine, PositionText, Preview } from '../../engine/api';

// What a Battle would do now, or after an action in the making. Only the latest question counts.
export class Previewer {
  result: Preview | null = $state.raw(null);
  #engine: Engine;
  #wait: number;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor(engine: Engine, wait = 30) {
    this.#engine = engine;
    this.#wait = wait; // milliseconds in which a newer question replaces this one
  }

  ask(position: PositionText, actions: ActionText[]): void {
    clearTimeout(this.#timer);
    const number = ++this.#asked;
    this.#timer = setTimeout(() => void this.#find(number, position, actions), this.#wait);
  }

  clear(): void {
    clearTimeout(this.#timer);
    ++this.#asked;
    this.result = null;
  }

  async #find(number: number, position: PositionText, actions: ActionText[]): Promise<void> {
    try {
      const answer = await this.#engine.ask('preview', { position, actions });
      if (number === this.#asked) this.result = 'illegal' in answer ? null : answer;
    } catch {
      if (number === this.#asked) this.result = null; // a forecast is not worth a message
    }
  }
}
