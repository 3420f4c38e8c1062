import type { ActionText, Engine, PlannedAction, Played, PositionText, Seat, View } from '../engine/api';
import type { Dealer } from './dealer';
import { momentOf, type Entry } from './entry';
import { lookAt } from './look';
import { person } from './players/person';
import type { Player } from './players/player';
import { isFreeToDecide, turnStartAt, type TurnStart } from './runningTurn';
import { entriesAfterUndo } from './undo';

export type Trouble =
  | { kind: 'refused'; illegal: string; sentence: string } // somebody tried what the rules forbid
  | { kind: 'failed'; sentence: string }; // somebody could not answer; `goOn` asks again

// Whoever follows a game, such as the one who saves it. The game goes on when all have done with what they were told.
export interface Listener {
  happened(entry: Entry, before: View, after: View): Promise<void>;
  takenBack?(): Promise<void>;
}

export interface Parts {
  engine: Engine;
  players: Player[]; // in the order of their seats
  dealer: Dealer;
}

// A running game: where it stands and how it came there. It asks whoever decides, carries out the answer and tells those who listen.
// Whatever fails, the game stays as it was.
export class Game {
  readonly start: PositionText;
  entries: readonly Entry[] = $state.raw([]);
  view: View = $state.raw() as View;
  busy = $state(false); // it goes on by itself
  trouble: Trouble | null = $state.raw(null);
  thought: { seat: Seat; percent: number } | null = $state.raw(null); // how far somebody is with his thinking
  #parts: Parts;
  #listeners: Listener[] = [];
  #isClosed = false;
  #asking: AbortController | null = null;
  #turn: TurnStart | null = null;

  constructor(start: PositionText, entries: readonly Entry[], view: View, parts: Parts) {
    this.start = start;
    this.#parts = parts;
    this.#standAt(entries, view);
  }

  listen(listener: Listener): void {
    this.#listeners.push(listener);
  }

  get over(): boolean {
    return this.view.phase === 'over';
  }

  // A person at this screen is asked, and nothing is in the way of an answer.
  get awaitsPerson(): boolean {
    const { phase, seat } = this.view;
    return !this.busy && phase !== 'over' && phase !== 'draw' && this.isHere(seat);
  }

  isHere(seat: Seat): boolean {
    return this.#playerAt(seat).kind === 'here';
  }

  // Asks one after the other until a person at this screen has to decide. Call it at the start, after `close` and after trouble.
  async goOn(): Promise<void> {
    this.#isClosed = false;
    await this.#run();
  }

  // The decision of the person who is asked. True when it was carried out.
  async play(action: ActionText): Promise<boolean> {
    if (!this.awaitsPerson) return false;
    const before = this.entries.length;
    await this.#run(() => this.#carryOut(action));
    return this.entries.length > before;
  }

  // Does what is planned, as long as the game goes as planned.
  async playAll(steps: PlannedAction[]): Promise<void> {
    for (const { position, action } of steps) {
      if (this.view.position !== position || !(await this.play(action))) return;
    }
  }

  async resign(): Promise<void> {
    await this.play(`${this.view.seat} resign`);
  }

  // Where the running turn began, and what was done since; null when nobody is free to decide.
  get turnSoFar(): { start: PositionText; actions: ActionText[] } | null {
    if (!isFreeToDecide(this.view) || !this.#turn) return null;
    const { position, entries } = this.#turn;
    return { start: position, actions: this.entries.slice(entries).flatMap((entry) => entry.actions) };
  }

  get #undoTo(): number | null {
    if (!this.awaitsPerson) return null;
    return entriesAfterUndo(this.entries, this.view.seat, (seat) => this.#playerAt(seat).kind);
  }

  get canUndo(): boolean {
    return this.#undoTo !== null;
  }

  async undo(): Promise<void> {
    const length = this.#undoTo;
    if (length === null) return;
    await this.#run(async () => {
      const entries = this.entries.slice(0, length);
      const view = await lookAt(this.#parts.engine, entries.at(-1)?.position ?? this.start);
      this.#standAt(entries, view);
      await this.#tell((listener) => listener.takenBack?.());
    });
  }

  // Nobody is asked any more, and what is still answered does not count.
  close(): void {
    this.#isClosed = true;
    this.#asking?.abort();
  }

  #playerAt(seat: Seat): Player {
    return this.#parts.players[seat - 1] ?? person;
  }

  #standAt(entries: readonly Entry[], view: View): void {
    this.entries = entries;
    this.view = view;
    this.#turn = turnStartAt(this.#turn, view, entries.length);
  }

  async #run(first = async () => {}): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.trouble = null;
    try {
      await first();
      let goesOn = true;
      while (goesOn && !this.#isClosed && !this.over && !this.trouble) goesOn = await this.#next();
    } catch (error) {
      this.trouble = { kind: 'failed', sentence: error instanceof Error ? error.message : String(error) };
    } finally {
      this.busy = false;
    }
  }

  // One deal or decision. False: whoever is asked decides nothing now.
  async #next(): Promise<boolean> {
    const { signal } = (this.#asking = new AbortController());
    if (this.view.phase === 'draw') await this.#deal(signal);
    else {
      const action = await this.#decision(signal);
      if (action === null) return signal.aborted;
      await this.#carryOut(action);
    }
    return true;
  }

  async #deal(signal: AbortSignal): Promise<void> {
    const { position, seat } = this.view;
    const dealt = await unlessAborted(this.#parts.dealer.deal(position, signal), signal);
    if (!dealt) return;
    await this.#append(seat, dealt.draws, dealt, true);
  }

  async #decision(signal: AbortSignal): Promise<ActionText | null> {
    const { view, entries } = this;
    const progress = (percent: number) => {
      if (!signal.aborted) this.thought = { seat: view.seat, percent };
    };
    try {
      const deciding = this.#playerAt(view.seat).decide({ view, entries }, { progress, signal });
      return await unlessAborted(deciding, signal);
    } finally {
      this.thought = null;
    }
  }

  async #carryOut(action: ActionText): Promise<void> {
    const { position, seat } = this.view;
    const played = await this.#parts.engine.ask('play', { position, action });
    if ('illegal' in played) this.trouble = { kind: 'refused', ...played };
    else await this.#append(seat, [action], played, false);
  }

  async #append(seat: Seat, actions: ActionText[], { events, view: after }: Played, chance: boolean): Promise<void> {
    if (this.#isClosed) return;
    const before = this.view;
    const entry = { seat, actions, events, before: momentOf(before), position: after.position, chance };
    this.#standAt([...this.entries, entry], after);
    await this.#tell((listener) => listener.happened(entry, before, after));
  }

  async #tell(what: (listener: Listener) => Promise<void> | undefined): Promise<void> {
    const told = await Promise.allSettled(this.#listeners.map(what));
    const failed = told.find((each) => each.status === 'rejected');
    if (failed) throw failed.reason;
  }
}

// null at once when nobody waits for it any more, however long it would still take.
function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T | null> {
  const aborted = new Promise<null>((resolve) => signal.addEventListener('abort', () => resolve(null)));
  return Promise.race([promise, aborted]);
}
