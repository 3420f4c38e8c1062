import type {
  ActionText,
  Engine,
  EventText,
  GameSetup,
  Level,
  PlannedAction,
  PositionText,
  RecordData,
  Seat,
  View,
} from '../engine/api';
import { engine as theEngine } from '../engine/client';
import { isDraw, wordsOf } from './action';
import { Playback } from '../playback/playback.svelte';
import { aboutSeats, seatsOfRecord, titleLine, usualLevel, type SeatInfo, type SeatKind } from './seats';
import { keepGame, newId } from './saves';
import { freshSeed } from './seed';
import { timelineOf, type Frame } from '../playback/timeline';

// One thing that has happened: a decision of somebody, or the tiles that were dealt together.
export interface Entry {
  seat: Seat;
  actions: ActionText[]; // several: draws
  events: EventText[];
  position: PositionText; // afterwards
  chance: boolean;
}

export type Trouble =
  | { kind: 'refused'; illegal: string; sentence: string } // somebody tried what the rules forbid
  | { kind: 'engine'; sentence: string }; // a question to the engine failed; `goOn` asks again

// A game that could not be started, read or continued.
export class GameError extends Error {}

export interface Pace {
  botPause: number; // milliseconds before a bot acts
  speed: number; // of animations; 0: results are shown at once
}

// A running game: where it stands, how it came there, who decides. Whatever fails, the game stays as it was.
export class GameSession {
  readonly id: string;
  name: string = $state('');
  readonly start: PositionText;
  readonly seats: SeatInfo[];
  entries: Entry[] = $state.raw([]);
  view: View = $state.raw() as View;
  busy = $state(false);
  trouble: Trouble | null = $state.raw(null);
  playback: Playback | null = $state.raw(null); // what is being shown before the game goes on
  shown: View | null = $state.raw(null); // what the players are told until that is over, instead of `view`
  battleFrames: Frame[] = $state.raw([]); // of the last Battle, also of one that is still fought
  isReplaying = $state(false); // the last Battle is shown once more
  unsaved = $state(false); // the browser does not store the game
  thought: { seat: Seat; percent: number } | null = $state.raw(null); // how far a bot is with its thinking
  pace: Pace = { botPause: 500, speed: 1 };
  #engine: Engine;
  #closed = false;
  #thinking: AbortController | null = null;
  #turn: { turn: number; active: Seat; start: PositionText; entries: number } | null = null; // where the running turn began
  #plan = new Map<PositionText, ActionText>(); // what a bot means to do when the game stands there

  private constructor(id: string, name: string, start: PositionText, seats: SeatInfo[], view: View, engine: Engine) {
    this.id = id;
    this.name = name;
    this.start = start;
    this.seats = seats;
    this.view = view;
    this.#engine = engine;
  }

  static async start(setup: GameSetup, seats: SeatInfo[], engine: Engine = theEngine): Promise<GameSession> {
    const started = await engine.ask('start', { setup });
    if ('faults' in started) throw new GameError(started.faults.map((fault) => fault.sentence).join(' '));
    const view = await lookAt(engine, started.position);
    const name = setup.seats.map(({ army }, index) => seats[index]?.name || capitalised(army)).join(' – ');
    const session = new GameSession(newId(), name, view.position, seats, view, engine);
    await session.#save();
    return session;
  }

  // Goes on with a record. With its own id it continues a saved game, with a new one it becomes another.
  static async resume(record: RecordData, id: string, engine: Engine = theEngine): Promise<GameSession> {
    const moves = record.moves.map((move) => move.action);
    const replayed = await engine.ask('replay', { start: record.start, moves });
    if ('illegal' in replayed) throw new GameError(replayed.sentence);
    const entries = moves.map((action, index): Entry => {
      const step = replayed.steps[index + 1]!;
      return { ...step, seat: wordsOf(action).seat, actions: [action], chance: isDraw(action) };
    });
    const last = replayed.steps[moves.length]!.position;
    const view = await lookAt(engine, last);
    const seats = seatsOfRecord(record, view.players.length);
    const title = record.about.find((line) => line.word === 'title')?.text ?? record.name;
    const session = new GameSession(id, title, record.start, seats, view, engine);
    session.entries = entries;
    session.#noteTurn();
    return session;
  }

  get over(): boolean {
    return this.view.phase === 'over';
  }

  // A person is asked, and nothing is in the way of an answer.
  get awaitsPerson(): boolean {
    const { phase, seat } = this.view;
    return !this.busy && !this.playback && phase !== 'over' && phase !== 'draw' && this.kindOf(seat) === 'person';
  }

  kindOf(seat: Seat): SeatKind {
    return this.seats[seat - 1]?.kind ?? 'person';
  }

  // Of a bot; null for a person.
  levelOf(seat: Seat): Level | null {
    const info = this.seats[seat - 1];
    return info?.kind === 'bot' ? (info.level ?? usualLevel) : null;
  }

  // Deals and lets bots decide until a person is asked. Call it after start or resume, after `close` and after an error.
  async goOn(): Promise<void> {
    this.#closed = false;
    await this.#guarded(async () => {});
  }

  // True when the action was carried out.
  async play(action: ActionText): Promise<boolean> {
    if (!this.awaitsPerson) return false;
    const before = this.entries.length;
    await this.#guarded(() => this.#carryOut(action));
    return this.entries.length > before;
  }

  // Does what is planned, as long as the game goes as planned.
  async playAll(steps: PlannedAction[]): Promise<void> {
    for (const { position, action } of steps) {
      if (this.view.position !== position || !(await this.play(action))) return;
    }
  }

  // Where the running turn began, as far as it was played here, and what was done since; null when nobody is free to decide.
  get turnSoFar(): { start: PositionText; actions: ActionText[] } | null {
    if (!isFree(this.view) || !this.#turn) return null;
    const { start, entries } = this.#turn;
    return { start, actions: this.entries.slice(entries).flatMap((entry) => entry.actions) };
  }

  #noteTurn(): void {
    const { turn, active, position } = this.view;
    const isKnown = this.#turn?.turn === turn && this.#turn.active === active;
    if (!isFree(this.view) || (isKnown && this.#turn!.entries <= this.entries.length)) return;
    this.#turn = { turn, active, start: position, entries: this.entries.length };
  }

  async resign(): Promise<void> {
    await this.play(`${this.view.seat} resign`);
  }

  // The number of entries that taking back would leave, or null: only what the person asked now has decided
  // himself, bots' answers to it included, and never a draw.
  get #undoTo(): number | null {
    if (!this.awaitsPerson) return null;
    for (let index = this.entries.length - 1; index >= 0; --index) {
      const entry = this.entries[index]!;
      if (entry.chance) return null;
      if (this.kindOf(entry.seat) === 'bot') continue;
      return entry.seat === this.view.seat ? index : null;
    }
    return null;
  }

  get canUndo(): boolean {
    return this.#undoTo !== null;
  }

  async undo(): Promise<void> {
    const length = this.#undoTo;
    if (length === null) return;
    await this.#guarded(async () => {
      const entries = this.entries.slice(0, length);
      const view = await lookAt(this.#engine, entries.at(-1)?.position ?? this.start);
      this.entries = entries;
      this.view = view;
      this.#noteTurn();
      await this.#save();
    });
  }

  // The game as notation.
  get record(): RecordData {
    return {
      name: this.id,
      about: [titleLine(this.name), ...aboutSeats(this.seats)],
      start: this.start,
      moves: this.entries.flatMap((entry) => entry.actions.map((action) => ({ action }))),
    };
  }

  async text(): Promise<string> {
    const written = await this.#engine.ask('write', { record: this.record });
    if ('faults' in written) throw new GameError(written.faults.map((fault) => fault.sentence).join(' '));
    return written.text;
  }

  async rename(name: string): Promise<void> {
    this.name = name;
    await this.#save();
  }

  // The table is left: bots stop, animations end.
  close(): void {
    this.#closed = true;
    this.#thinking?.abort();
    this.playback?.skip();
  }

  async #guarded(what: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.trouble = null;
    try {
      await what();
      await this.#drive();
    } catch (error) {
      this.trouble = { kind: 'engine', sentence: error instanceof Error ? error.message : String(error) };
    } finally {
      this.busy = false;
    }
  }

  async #drive(): Promise<void> {
    while (!this.#closed && !this.over && !this.trouble) {
      if (this.view.phase === 'draw') await this.#deal();
      else if (this.kindOf(this.view.seat) === 'bot') await this.#letBotDecide();
      else break;
    }
  }

  async #deal(): Promise<void> {
    const seat = this.view.seat;
    const dealt = await this.#engine.ask('deal', { position: this.view.position, seed: freshSeed() });
    await this.#append({ seat, actions: dealt.draws, events: dealt.events, position: dealt.position, chance: true });
  }

  async #letBotDecide(): Promise<void> {
    const { position, seat } = this.view;
    const pause = new Promise((resolve) => setTimeout(resolve, this.pace.botPause));
    const action = this.#plan.get(position) ?? (await this.#botsChoice(position, seat));
    await pause;
    if (action && !this.#closed) await this.#carryOut(action, seat);
  }

  // null: the game was left meanwhile.
  async #botsChoice(position: PositionText, seat: Seat): Promise<ActionText | null> {
    const { signal } = (this.#thinking = new AbortController());
    const progress = (percent: number) => (this.thought = { seat, percent });
    const level = this.levelOf(seat) ?? usualLevel;
    try {
      const asked = { position, seed: freshSeed(), level };
      const { action, plan } = await this.#engine.ask('bot', asked, { progress, signal });
      if (plan.length > 0) this.#plan = new Map(plan.map((step) => [step.position, step.action]));
      return action;
    } catch (error) {
      if (signal.aborted) return null;
      throw error;
    } finally {
      this.thought = null;
    }
  }

  async #carryOut(action: ActionText, seat = this.view.seat): Promise<void> {
    const played = await this.#engine.ask('play', { position: this.view.position, action });
    if ('illegal' in played) {
      this.trouble = { kind: 'refused', ...played };
      return;
    }
    await this.#append({ seat, actions: [action], ...played, chance: false });
  }

  async #append(entry: Entry): Promise<void> {
    const before = this.view;
    const after = await lookAt(this.#engine, entry.position);
    if (this.#closed) return;
    const frames = this.#framesOf(before, entry);
    const isShown = this.pace.speed > 0 && frames.length > 0;
    this.entries = [...this.entries, entry];
    this.view = after;
    this.#noteTurn();
    this.shown = isShown ? duringWhat(before, after) : null;
    this.playback = isShown ? new Playback(frames, this.pace.speed) : null;
    try {
      await this.#save();
    } finally {
      await this.#playBack();
    }
  }

  #framesOf(before: View, entry: Entry): Frame[] {
    const beginsBattle = entry.actions.some((action) => wordsOf(action).word === 'battle');
    const quiet = this.kindOf(entry.seat) === 'person';
    const frames = timelineOf(before, entry.events, { battle: beginsBattle, quiet });
    const isBattle = frames.some((frame) => frame.segment !== null || frame.banner !== null);
    if (isBattle) this.battleFrames = before.battle ? [...this.battleFrames, ...frames] : frames;
    return frames;
  }

  async #playBack(): Promise<void> {
    await this.playback?.run();
    this.playback = null;
    this.shown = null;
  }

  // Shows the last Battle again; the game waits.
  async showBattleAgain(): Promise<void> {
    if (this.playback || this.busy) return;
    this.isReplaying = true;
    this.playback = new Playback(this.battleFrames, this.pace.speed || 1);
    await this.#playBack();
    this.isReplaying = false;
  }

  async #save(): Promise<void> {
    const { players, turn } = this.view;
    this.unsaved = !keepGame({
      id: this.id,
      name: this.name,
      savedAt: Date.now(),
      armies: players.map((player) => player.army),
      turn,
      over: this.over,
      text: await this.text(),
    });
  }
}

function isFree({ phase }: View): boolean {
  return phase === 'discard' || phase === 'play';
}

// While something is shown it is still the turn of whoever has caused it. What is paid for it has left the hands already.
function duringWhat(before: View, after: View): View {
  const players = before.players.map((player, index) => {
    const { hand, energy } = after.players[index]!;
    return { ...player, hand, energy };
  });
  return { ...before, players, seat: before.battle?.causer ?? before.seat };
}

async function lookAt(engine: Engine, position: PositionText): Promise<View> {
  const view = await engine.ask('look', { position });
  if ('faults' in view) throw new GameError(view.faults.map((fault) => fault.sentence).join(' '));
  return view;
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
