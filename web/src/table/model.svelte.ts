import type { BoardState, BoardTile, Mark } from '../board/types';
import type {
  ActionText,
  Aimed,
  Army,
  Catalogue,
  HexName,
  Level,
  Places,
  PlayerView,
  PointsForecast,
  Preview,
  Seat,
  Tile,
  UnitView,
  View,
} from '../engine/api';
import { engine } from '../engine/client';
import { wordsOf } from '../engine/notation';
import { Adviser } from '../game/advice/adviser.svelte';
import { tileOf } from '../game/catalogue';
import { Chances } from '../game/advice/chances.svelte';
import { Choosing } from '../game/choosing/choosing.svelte';
import { damageText } from '../playback/eventMarks';
import type { LogEntry } from '../game/log';
import type { Game } from '../game/game.svelte';
import type { Saving } from '../game/saving.svelte';
import type { Showing } from '../playback/showing.svelte';
import type { Frame } from '../playback/timeline';
import { usualLevel } from '../game/seats';
import { Warner } from '../game/advice/warner.svelte';
import { settings, wantsMotion } from '../browser/settings.svelte';
import type { Names } from '../texts/events';
import { t } from '../texts/index.svelte';
import { boardTile, keepSame } from './board/boardTile';
import { ghostsOf, type Ghosts } from './board/ghosts';
import { namesOf } from './names';
import type { TableGame } from './tableGame';
import { logOf } from './telling';
import { marksOfUnit } from './board/unitMarks';

// What help explains: a tile on the board, or one by itself.
export type Looked = { hex: HexName } | { army: Army; tile: string };

export type SheetTab = 'help' | 'preview' | 'log' | 'hint';

const noGhosts: Ghosts = { fresh: [], gone: [], hurt: [] };

// Everything the parts of the table show and do, for one game.
export class TableModel {
  readonly played: TableGame;
  readonly game: Game;
  readonly showing: Showing;
  readonly saving: Saving;
  readonly tiles: Catalogue;
  readonly choosing = new Choosing(engine);
  readonly chances = new Chances(engine);
  readonly adviser = new Adviser(engine);
  readonly warner = new Warner(engine);
  looked: Looked | null = $state.raw(null);
  pointsAt: HexName | null = $state(null); // the hex under the pointer or focus
  showsDoomed = $state(false); // the forecast also on the board
  pointedAnswer: ActionText | null = $state(null); // an answer whose button is pointed at
  pointedArea: HexName[] = $state.raw([]); // what that answer covers
  pointedHexes: HexName[] = $state.raw([]); // of a line of the log
  isLoose = $state(false); // the ghost follows the pointer until it is put down
  sheetOf: Seat | null = $state(null); // whose army sheet is open
  sheetTab: SheetTab | null = $state(null); // of the sheet from the bottom, on narrow screens
  usesKeys = false; // the last input came from the keyboard
  touchedAt: number | null = null; // when the finger came down that is the last input

  constructor(played: TableGame, tiles: Catalogue) {
    this.played = played;
    this.game = played.game;
    this.showing = played.showing;
    this.saving = played.saving;
    this.tiles = tiles;
  }

  view: View = $derived.by(() => this.showing.view ?? this.game.view);
  frame: Frame | null = $derived.by(() => this.showing.playback?.frame ?? null);
  // A person at this screen can answer.
  isAsked: boolean = $derived.by(() => this.game.awaitsPerson && !this.showing.playback);
  canUndo: boolean = $derived.by(() => this.isAsked && this.game.canUndo);
  aimed: Aimed | null = $derived.by(() => (this.isAsked ? this.choosing.aimed : null));
  // The board as it would be after an action in the making, or after a turn that was suggested.
  foreseen: View | null = $derived.by(() => this.aimed ?? (this.isAsked ? this.adviser.layout : null));
  // What a Battle would do there; null while something is shown.
  preview: Preview | null = $derived.by(() => {
    const isWanted = settings.previewHints && !this.showing.playback;
    return isWanted && this.game.view.preview ? (this.foreseen ?? this.game.view).preview : null;
  });
  ghosts: Ghosts = $derived.by(() => (this.foreseen ? ghostsOf(this.view.units, this.foreseen.units) : noGhosts));
  units: UnitView[] = $derived.by(() => {
    if (this.frame) return this.frame.units;
    return this.foreseen ? [...this.foreseen.units, ...this.ghosts.gone] : this.view.units;
  });
  names: Names = $derived.by(() => namesOf(t(), this.tiles, this.view.players, this.#placesNow));

  log: LogEntry[] = $derived.by(() => logOf(this.game));

  // The seat whose hand lies at the bottom: the person who is asked, else the person who was asked last.
  ownSeat: Seat = $derived.by(() => {
    const { seat } = this.view;
    if (this.game.isHere(seat)) return seat;
    const decided = this.game.entries.findLast((entry) => this.game.isHere(entry.seat));
    const first = this.view.players.find((player) => this.game.isHere(player.seat));
    return decided?.seat ?? first?.seat ?? 1;
  });

  // In the order in which they play after the one at the bottom.
  others: PlayerView[] = $derived.by(() => {
    const { players } = this.view;
    return [...players.slice(this.ownSeat), ...players.slice(0, this.ownSeat - 1)];
  });

  get #placesNow(): Places {
    return Object.fromEntries(this.units.map((unit) => [unit.hex, unit]));
  }

  // Hints are for the person who is free to decide, never about an opponent's turn.
  get canAskForHint(): boolean {
    return this.isAsked && (this.view.phase === 'discard' || this.view.phase === 'play');
  }

  player(seat: Seat): PlayerView {
    return this.view.players[seat - 1]!;
  }

  isTurnOf(seat: Seat): boolean {
    return this.view.seat === seat && this.view.phase !== 'over';
  }

  hpOf(seat: Seat): number {
    return this.frame?.hp[seat] ?? this.player(seat).hp;
  }

  scoreOf(seat: Seat): number {
    return this.frame?.score[seat] ?? this.player(seat).score;
  }

  // What a Battle would do to the points that count: scores where there are any, else those of the HQs.
  get foreseenPoints(): PointsForecast[] {
    return (this.view.mode === 'score' ? this.preview?.score : this.preview?.hp) ?? [];
  }

  // The HQ points a player would have after a Battle; null when nothing is foreseen or nothing changes.
  forecastOf(seat: Seat): number | null {
    const foreseen = this.preview?.hp.find((each) => each.seat === seat);
    return foreseen && foreseen.first !== foreseen.now ? foreseen.first : null;
  }

  playerName(seat: Seat): string {
    return this.played.seats[seat - 1]?.name || t().tiles.armies[this.player(seat).army].name;
  }

  // Of a bot; null for anybody else.
  levelOf(seat: Seat): Level | null {
    const info = this.played.seats[seat - 1];
    return info?.kind === 'bot' ? (info.level ?? usualLevel) : null;
  }

  tile(army: Army, word: string): Tile {
    return tileOf(this.tiles, army, word);
  }

  unitAt(hex: HexName): UnitView | undefined {
    return this.units.find((unit) => unit.hex === hex);
  }

  board: BoardState = $derived.by(() => ({
    hexes: this.view.hexes,
    terminals: this.view.terminals,
    tiles: this.#boardTiles,
    targets: this.isAsked ? this.choosing.choice.targets : [],
    chosen: this.isAsked && !this.isLoose ? this.choosing.choice.chosenHexes : [],
    marks: this.#marks,
    label: (hex: HexName) => this.#label(hex),
    animate: wantsMotion(),
    lively: this.frame !== null,
  }));

  #drawn: BoardTile[] = [];

  get #boardTiles(): BoardTile[] {
    const tiles = this.units.map((unit) => ({
      ...boardTile(unit, this.view.players, this.frame),
      ghost: this.ghosts.fresh.includes(unit.hex),
    }));
    return (this.#drawn = keepSame(this.#drawn, tiles));
  }

  get #marks(): Mark[] {
    if (this.frame) return this.frame.marks;
    const area = this.aimed?.covers ?? [];
    const marks: Mark[] = [
      ...this.#areaMarks(area),
      ...this.ghosts.fresh.flatMap((hex) => marksOfUnit(hex, this.units)),
      ...this.ghosts.gone.map(({ hex }): Mark => ({ kind: 'doomed', hex, certain: true })),
      ...this.ghosts.hurt.map(({ hex, wounds }): Mark => ({ kind: 'damage', hex, text: damageText(wounds) })),
    ];
    const { pointsAt } = this;
    if (pointsAt && area.length === 0 && !this.ghosts.fresh.includes(pointsAt))
      marks.push(...marksOfUnit(pointsAt, this.units));
    return [...marks, ...this.#areaMarks(this.pointedHexes), ...this.#doomed, ...this.#answerMarks];
  }

  #areaMarks(hexes: HexName[]): Mark[] {
    const onBoard = hexes.filter((hex) => this.view.hexes.includes(hex));
    return onBoard.length > 0 ? [{ kind: 'area', hexes: onBoard }] : [];
  }

  get #doomed(): Mark[] {
    const isWanted = this.showsDoomed || (this.isAsked && this.choosing.choice.tile === 'battle');
    if (!isWanted || !settings.previewHints) return [];
    const losses = this.preview?.losses ?? [];
    return losses.map(({ hex, certain }) => ({ kind: 'doomed', hex, certain }));
  }

  // "1 medic b2 c2 d4 3": b2 is lost, c2 is spared what d4 does.
  get #answerMarks(): Mark[] {
    const { word, rest } = wordsOf(this.pointedAnswer ?? '');
    const [a = '', b = '', c] = rest;
    if (word === 'medic') {
      const saved: Mark = { kind: 'saved', hex: b, by: a };
      const attacks = c ? marksOfUnit(c, this.units).filter((mark) => mark.kind === 'fire') : [];
      return [saved, ...attacks.filter((mark) => mark.kind === 'fire' && mark.path.includes(b))];
    }
    return this.#areaMarks(this.pointedArea.length > 0 ? this.pointedArea : rest);
  }

  #label(hex: HexName): string {
    const unit = this.unitAt(hex);
    const words = t().game.board;
    const parts = [unit ? this.names.unit(hex) : words.emptyHex(hex)];
    if (unit && !this.names.isRound(hex)) parts.push(words.facing(unit.facing));
    if (unit && unit.wounds > 0) parts.push(words.wounds(unit.wounds));
    if (unit?.netted) parts.push(words.netted);
    if (unit && unit.controller !== unit.seat) parts.push(words.controlledBy(this.playerName(unit.controller)));
    if (this.isAsked && this.choosing.choice.targets.includes(hex)) parts.push(words.mayBeChosen);
    return parts.join(', ');
  }
}
