import type { ActionText, Aimed, Engine, Facing, HexName, Refused, View } from '../../engine/api';
import { actionOfInstant } from '../action';
import { Choice } from './choice';
import { kindOf, type Step } from './steps';

// The choice of the person who is asked now: picks so far, what the board would look like, why something is not possible.
export class Choosing {
  choice: Choice = $state.raw(Choice.of([]));
  aimed: Aimed | null = $state.raw(null); // after the action in the making
  refused: Refused | null = $state.raw(null);
  #view: View | null = null;
  #facing: Facing = 'n'; // of the last tile of a hand that was turned
  #engine: Engine;
  #aims = 0;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  // Another question is asked, or none.
  begin(view: View | null): void {
    this.#view = view;
    const facings = new Map(view?.units.map((unit) => [unit.hex, unit.facing]));
    this.#change(Choice.of(view?.actions ?? [], this.#facing, facings));
  }

  // A step by click, tap or key. False: it is not possible.
  pick(step: Step): boolean {
    const next = this.choice.pick(step);
    if (next) this.#change(next);
    return next !== null;
  }

  turn(sixths: number, hex?: HexName): void {
    const next = this.choice.turn(sixths, hex);
    if (next === this.choice) return;
    this.#facing = next.facing;
    this.#change(next);
  }

  back(): void {
    this.#change(this.choice.back());
  }

  clear(): void {
    this.#change(this.choice.cleared());
  }

  #change(choice: Choice): void {
    this.choice = choice;
    this.refused = null;
    void this.#aim(choice.action);
  }

  async #aim(action: ActionText | null): Promise<void> {
    const number = ++this.#aims;
    if (!action || !this.#view) {
      this.aimed = null;
      return;
    }
    const { position } = this.#view;
    const answer = await this.#engine.ask('aim', { position, action }).catch(() => null);
    if (number === this.#aims) this.aimed = answer && 'units' in answer ? answer : null;
  }

  // Why a hex cannot be picked, by the rules.
  async explain(hex: HexName): Promise<void> {
    const attempt = this.choice.attempt(hex) ?? this.#attemptWith(hex);
    if (attempt) await this.#ask(attempt);
  }

  // Why nothing can be done with a tile of the hand.
  async explainTile(tile: string, isInstant: boolean): Promise<void> {
    const view = this.#view;
    if (!view) return;
    const taken = new Set(view.units.map((unit) => unit.hex));
    const free = view.hexes.find((hex) => !taken.has(hex)) ?? view.hexes[0] ?? '';
    const enemy = view.units.find((unit) => unit.controller !== view.seat)?.hex ?? free;
    const action = isInstant ? `${actionOfInstant(tile)} ${enemy}` : `place ${tile} ${free} n`;
    await this.#ask(`${view.seat} ${action}`);
  }

  #attemptWith(hex: HexName): ActionText | null {
    const { tile } = this.choice;
    return tile && this.#view ? `${this.#view.seat} ${actionOfInstant(tile)} ${hex}` : null;
  }

  async #ask(action: ActionText): Promise<void> {
    const view = this.#view;
    if (!view) return;
    const answer = await this.#engine.ask('aim', { position: view.position, action }).catch(() => null);
    if (answer && 'illegal' in answer && answer.illegal !== 'unreadable' && this.#view === view) this.refused = answer;
  }

  get hasPicks(): boolean {
    return this.choice.picks.some((step) => kindOf(step) !== 'face') && this.choice.picks.length > this.#forced;
  }

  get #forced(): number {
    return this.choice.cleared().picks.length;
  }
}
