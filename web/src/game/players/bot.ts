import type { ActionText, Engine, Level, PositionText, Thinking } from '../../engine/api';
import { freshSeed } from '../seed';
import type { Asked, Player } from './player';

export class Bot implements Player {
  readonly kind = 'machine';
  #engine: Engine;
  #level: Level;
  #pace: { botPause: number }; // milliseconds, so that people can follow
  #plan = new Map<PositionText, ActionText>(); // what it means to do when the game stands there

  constructor(engine: Engine, level: Level, pace: { botPause: number }) {
    this.#engine = engine;
    this.#level = level;
    this.#pace = pace;
  }

  async decide({ view: { position } }: Asked, thinking: Thinking): Promise<ActionText> {
    const pause = new Promise((resolve) => setTimeout(resolve, this.#pace.botPause));
    const action = this.#plan.get(position) ?? (await this.#think(position, thinking));
    await pause;
    return action;
  }

  async #think(position: PositionText, thinking: Thinking): Promise<ActionText> {
    const asked = { position, seed: freshSeed(), level: this.#level };
    const { action, plan } = await this.#engine.ask('bot', asked, thinking);
    if (plan.length > 0) this.#plan = new Map(plan.map((step) => [step.position, step.action]));
    return action;
  }
}
