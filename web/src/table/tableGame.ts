import type { Engine, GameSetup, PositionText, RecordData, View } from '../engine/api';
import { engineAsDealer } from '../game/dealer';
import { entriesOf, type Entry } from '../game/entry';
import { Game } from '../game/game.svelte';
import { errorOf, GameError } from '../game/look';
import { Bot } from '../game/players/bot';
import { person } from '../game/players/person';
import type { Player } from '../game/players/player';
import { newId } from '../game/saves';
import { Saving } from '../game/saving.svelte';
import { seatsOfRecord, usualLevel, type SeatInfo } from '../game/seats';
import { Showing } from '../playback/showing.svelte';

export interface Pace {
  botPause: number; // milliseconds before a bot acts
  speed: number; // of animations; 0: results are shown at once
}

// A game at a table: people and bots who sit around this screen, what they are shown, and where the game is kept.
export class TableGame {
  readonly game: Game;
  readonly showing: Showing;
  readonly saving: Saving;
  readonly seats: SeatInfo[];
  readonly pace: Pace = { botPause: 500, speed: 1 };

  private constructor(at: Standing, seats: SeatInfo[], id: string, name: string, engine: Engine) {
    const players = seats.map((seat) => this.#playerOf(seat, engine));
    this.game = new Game(at.start, at.entries, at.view, { engine, players, dealer: engineAsDealer(engine) });
    this.showing = new Showing(this.game, this.pace);
    this.saving = new Saving(this.game, id, name, seats, engine);
    this.seats = seats;
  }

  static async start(setup: GameSetup, seats: SeatInfo[], name: string, engine: Engine): Promise<TableGame> {
    const started = await engine.ask('start', { setup });
    if ('faults' in started) throw errorOf(started.faults);
    const game = new TableGame({ start: started.position, entries: [], view: started }, seats, newId(), name, engine);
    await game.saving.save();
    return game;
  }

  // Goes on with a record. With its own id it continues a saved game, with a new one it becomes another.
  static async resume(record: RecordData, id: string, name: string, engine: Engine): Promise<TableGame> {
    const moves = record.moves.map((move) => move.action);
    const replayed = await engine.ask('replay', { start: record.start, moves });
    if ('illegal' in replayed) throw new GameError(replayed.sentence);
    const { steps, view } = replayed;
    const seats = seatsOfRecord(record, view.players.length);
    return new TableGame({ start: record.start, entries: entriesOf(moves, steps), view }, seats, id, name, engine);
  }

  // The table is left: bots stop, animations end.
  close(): void {
    this.game.close();
    this.showing.skip();
  }

  #playerOf({ kind, level = usualLevel }: SeatInfo, engine: Engine): Player {
    return kind === 'bot' ? new Bot(engine, level, this.pace) : person;
  }
}

interface Standing {
  start: PositionText;
  entries: Entry[];
  view: View;
}
