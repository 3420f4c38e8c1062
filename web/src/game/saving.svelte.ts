import type { Engine, RecordData } from '../engine/api';
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

  // The game as notation.
  async text(): Promise<string> {
    const written = await this.#engine.ask('write', { record: this.#record });
    if ('faults' in written) throw errorOf(written.faults);
    return written.text;
  }

  get #record(): RecordData {
    return {
      name: this.id,
      about: [titleLine(this.name), ...aboutSeats(this.#seats)],
      start: this.#game.start,
      moves: this.#game.entries.flatMap((entry) => entry.actions.map((action) => ({ action }))),
    };
  }
}
