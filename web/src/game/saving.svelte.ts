import type { Engine } from '../engine/api';
import { recordText } from '../engine/notation';
import type { Game, Listener } from './game.svelte';
import { errorOf } from './look';
import { keepGame } from './saves';
import { aboutSeats, titleLine, type SeatInfo } from './seats';

// Keeps a game in this browser, as a record, with every step that it takes.
export class Saving implements Listener {
  readonly id: string;
  name = $state('');
  unsaved = $state(false); // the browser does not store it
  #game: Game;
  #seats: SeatInfo[];
  #engine: Engine;
  #heading: { name: string; text: string } | null = null;

  constructor(game: Game, id: string, name: string, seats: SeatInfo[], engine: Engine) {
    this.id = id;
    this.name = name;
    this.#seats = seats;
    this.#game = game;
    this.#engine = engine;
    game.listen(this);
  }

  happened(): Promise<void> {
    return this.save();
  }

  takenBack(): Promise<void> {
    return this.save();
  }

  async rename(name: string): Promise<void> {
    this.name = name;
    await this.save();
  }

  async save(): Promise<void> {
    const { view, over } = this.#game;
    const text = await this.text();
    const armies = view.players.map((player) => player.army);
    const { id, name } = this;
    this.unsaved = !keepGame({ id, name, savedAt: Date.now(), armies, turn: view.turn, over, text });
  }

  // The game as notation: its heading, which only a new name changes, and a line for each decision.
  async text(): Promise<string> {
    if (this.#heading?.name !== this.name) this.#heading = { name: this.name, text: await this.#writtenHeading() };
    const moves = this.#game.entries.flatMap((entry) => entry.actions);
    return recordText(this.#heading.text, moves);
  }

  async #writtenHeading(): Promise<string> {
    const about = [titleLine(this.name), ...aboutSeats(this.#seats)];
    const record = { name: this.id, about, start: this.#game.start, moves: [] };
    const written = await this.#engine.ask('write', { record });
    if ('faults' in written) throw errorOf(written.faults);
    return written.text;
  }
}
