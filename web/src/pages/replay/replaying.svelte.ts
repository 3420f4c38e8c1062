import type { Catalogue, Fault, RecordData, ReplayedStep, View } from '../../engine/api';
import { engine } from '../../engine/client';
import { wordsOf } from '../../engine/notation';
import { catalogue } from '../../game/catalogue';
import { Playback } from '../../playback/playback.svelte';
import { seatsOfRecord, type SeatInfo } from '../../game/seats';
import { entriesOf, type Entry } from '../../game/entry';
import { timelineOf } from '../../playback/timeline';
import { wantsMotion } from '../../browser/settings.svelte';

export type ReplaySpeed = 'slow' | 'normal' | 'fast';

// A place to stop at: one decision, or the tiles that were drawn together.
export interface Stop {
  entry: Entry;
  lastMove: number; // counted from 1 in the record
  mark: string;
  comment: string;
}

export type Opened = { replay: Replaying } | { faults: Fault[] } | { move: number; illegal: string; sentence: string };

const pauses: Record<ReplaySpeed, number> = { slow: 1600, normal: 800, fast: 250 }; // milliseconds between moves
const paces: Record<ReplaySpeed, number> = { slow: 0.6, normal: 1, fast: 2.5 }; // of what is shown within a move

function stopsOf({ moves }: RecordData, steps: ReplayedStep[]): Stop[] {
  const stops: Stop[] = [];
  const actions = moves.map((move) => move.action);
  entriesOf(actions, steps).forEach((entry, index) => {
    const { mark = '', comment = '' } = moves[index]!;
    const last = stops.at(-1);
    if (entry.chance && last?.entry.chance && last.entry.seat === entry.seat) {
      last.entry = joined(last.entry, entry);
      last.lastMove = index + 1;
      last.comment = [last.comment, comment].filter(Boolean).join('\n');
      last.mark ||= mark;
      return;
    }
    stops.push({ entry, lastMove: index + 1, mark, comment });
  });
  return stops;
}

function joined(one: Entry, next: Entry): Entry {
  const { before } = one;
  return { ...next, before, actions: [...one.actions, ...next.actions], events: [...one.events, ...next.events] };
}

// A record that is watched. Position 0 is the start, position n what stop n-1 leaves.
export class Replaying {
  readonly record: RecordData;
  readonly tiles: Catalogue;
  readonly stops: Stop[];
  readonly seats: SeatInfo[];
  at = $state(0);
  view: View = $state.raw() as View;
  playback: Playback | null = $state.raw(null);
  isPlaying = $state(false);
  speed: ReplaySpeed = $state('normal');
  #views = new Map<number, View>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #latest = 0; // a newer wish makes older ones void

  private constructor(record: RecordData, stops: Stop[], tiles: Catalogue, first: View) {
    this.record = record;
    this.stops = stops;
    this.tiles = tiles;
    this.seats = seatsOfRecord(record, first.players.length);
    this.view = first;
    this.#views.set(0, first);
  }

  static async open(text: string): Promise<Opened> {
    const read = await engine.ask('read', { text });
    if ('faults' in read) return read;
    const { record } = read;
    const moves = record.moves.map((move) => move.action);
    const replayed = await engine.ask('replay', { start: record.start, moves });
    if ('illegal' in replayed) return { move: 0, ...replayed };
    const first = await engine.ask('look', { position: record.start });
    if ('faults' in first) return first;
    return { replay: new Replaying(record, stopsOf(record, replayed.steps), await catalogue(), first) };
  }

  positionAt(at: number): string {
    return at === 0 ? this.record.start : this.stops[at - 1]!.entry.position;
  }

  // The record up to the place that is shown.
  get recordUpToHere(): RecordData {
    const moves = this.at === 0 ? 0 : this.stops[this.at - 1]!.lastMove;
    return { ...this.record, moves: this.record.moves.slice(0, moves) };
  }

  // At once, without showing what lies between.
  async jumpTo(at: number): Promise<void> {
    this.pause();
    await this.#settle(Math.max(0, Math.min(at, this.stops.length)));
  }

  async back(): Promise<void> {
    await this.jumpTo(this.playback ? this.at : this.at - 1);
  }

  // Shows the next move; a move that is being shown is cut short.
  async forward(): Promise<void> {
    const wasShowing = this.playback !== null;
    this.pause();
    if (!wasShowing) await this.#showNext();
  }

  async play(): Promise<void> {
    if (this.at === this.stops.length) await this.jumpTo(0);
    this.isPlaying = true;
    while (this.isPlaying && this.at < this.stops.length) {
      await this.#showNext();
      if (this.isPlaying) await new Promise((resolve) => (this.#timer = setTimeout(resolve, pauses[this.speed])));
    }
    this.isPlaying = false;
  }

  pause(): void {
    this.isPlaying = false;
    this.playback?.skip();
  }

  setSpeed(speed: ReplaySpeed): void {
    this.speed = speed;
    this.playback?.setSpeed(paces[speed]);
  }

  close(): void {
    ++this.#latest;
    this.pause();
    clearTimeout(this.#timer);
  }

  async #showNext(): Promise<void> {
    const stop = this.stops[this.at];
    if (!stop) return;
    const wish = ++this.#latest;
    const isBattle = wordsOf(stop.entry.actions[0]!).word === 'battle';
    const frames = wantsMotion() ? timelineOf(this.view, stop.entry.events, { battle: isBattle, quiet: false }) : [];
    const next = this.at + 1;
    const seen = this.#viewAt(next); // is looked up while the frames run
    if (frames.length > 0) {
      this.playback = new Playback(frames, paces[this.speed]);
      await this.playback.run();
      this.playback = null;
    }
    const view = await seen;
    if (wish !== this.#latest) return;
    this.at = next;
    this.view = view;
  }

  async #settle(at: number): Promise<void> {
    const wish = ++this.#latest;
    const view = await this.#viewAt(at);
    if (wish !== this.#latest) return;
    this.at = at;
    this.view = view;
  }

  async #viewAt(at: number): Promise<View> {
    const known = this.#views.get(at);
    if (known) return known;
    const view = await engine.ask('look', { position: this.positionAt(at) });
    if ('faults' in view) throw new Error(view.faults[0]?.sentence);
    this.#views.set(at, view);
    return view;
  }
}
