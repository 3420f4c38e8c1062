import type { Engine, PositionText, Seat } from '../../engine/api';

// How likely each seat is to win where the game stands. While one position is thought about the latest other one waits; those between
// are left out.
export class Chances {
  result: { seat: Seat; chance: number }[] | null = $state.raw(null);
  #engine: Engine;
  #wanted: PositionText | null = null;
  #isAsking = false;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  async ask(position: PositionText): Promise<void> {
    this.#wanted = position;
    if (this.#isAsking) return;
    this.#isAsking = true;
    while (this.#wanted !== null) {
      const asked = this.#wanted;
      this.#wanted = null;
      const answer = await this.#engine.ask('chances', { position: asked }).catch(() => null); // not worth a message
      if (this.#wanted === null) this.result = answer?.chances ?? null;
    }
    this.#isAsking = false;
  }
}

// Chances in ten thousandths as whole percents, which add up to the hundred that the chances add up to.
export function percents(chances: number[]): number[] {
  const whole = chances.map((chance) => Math.floor(chance / 100));
  const sum = Math.round(chances.reduce((a, b) => a + b, 0) / 100);
  const order = chances.map((chance, index) => ({ rest: chance % 100, index })).sort((a, b) => b.rest - a.rest);
  const missing = sum - whole.reduce((a, b) => a + b, 0);
  for (const { index } of order.slice(0, missing)) ++whole[index]!;
  return whole;
}
