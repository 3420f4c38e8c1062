import { store, storedValue } from '../../browser/storage';
import {
  armies,
  boards,
  modes,
  type Army,
  type BoardKind,
  type GameSetup,
  type Level,
  type Mode,
} from '../../engine/api';
import { isLevel, usualLevel, type SeatInfo } from '../../game/seats';

// The form of the page "New game", and how it becomes a question to the engine.

export const presets = ['standard', 'rulebook-3.0', 'year-of-moloch', 'duel'];

export interface SeatForm {
  army: Army | 'random';
  kind: 'person' | 'bot';
  name: string; // empty: the usual one
  level: Level; // where a bot plays
}

export interface NewGameForm {
  mode: Mode;
  board: BoardKind;
  preset: string;
  options: string[];
  players: number; // where the mode leaves it open
  seats: SeatForm[]; // always six; those beyond the number of players wait
}

const mostSeats = 6;
const fixedPlayers: Partial<Record<Mode, number>> = { two: 2, loner: 3, team: 4 };
// Side of each seat, where there are sides.
const sides: Partial<Record<Mode, number[]>> = { loner: [1, 2, 2], team: [1, 2, 1, 2] };

export function isNumberOpen(mode: Mode): boolean {
  return fixedPlayers[mode] === undefined;
}

export function playersOf(form: NewGameForm): number {
  return fixedPlayers[form.mode] ?? form.players;
}

export function sideOf(mode: Mode, seat: number): number | null {
  return sides[mode]?.[seat - 1] ?? null;
}

export function usualForm(): NewGameForm {
  const seats = Array.from({ length: mostSeats }, (_, index): SeatForm => ({
    army: 'random',
    kind: index === 0 ? 'person' : 'bot',
    name: '',
    level: usualLevel,
  }));
  return { mode: 'two', board: '19', preset: 'standard', options: [], players: 3, seats };
}

// Random armies are drawn from those that nobody has chosen.
export function setupOf(form: NewGameForm, random: (below: number) => number = fairRandom): GameSetup {
  const seats = form.seats.slice(0, playersOf(form));
  const free = armies.filter((army) => !seats.some((seat) => seat.army === army));
  return {
    mode: form.mode,
    board: form.board,
    preset: form.preset,
    options: form.options,
    seats: seats.map(({ army }, index) => {
      const team = sideOf(form.mode, index + 1);
      const drawn = army === 'random' ? (free.splice(random(free.length), 1)[0] ?? 'outpost') : army;
      return team === null ? { army: drawn } : { army: drawn, team };
    }),
  };
}

export function seatsOf(form: NewGameForm): SeatInfo[] {
  const seats = form.seats.slice(0, playersOf(form));
  return seats.map(({ kind, name, level }) => (kind === 'bot' ? { kind, name, level } : { kind, name }));
}

function fairRandom(below: number): number {
  return Math.floor((crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32) * below);
}

const key = 'nhx.new-game';

export function lastForm(): NewGameForm {
  return wholeForm(storedValue(key));
}

export function rememberForm(form: NewGameForm): void {
  store(key, JSON.stringify(form));
}

// Whatever was stored, by this or an older version: what makes no sense gives way to the usual.
export function wholeForm(stored: unknown): NewGameForm {
  const whole = usualForm();
  if (typeof stored !== 'object' || stored === null) return whole;
  const given = stored as Partial<NewGameForm>;
  if (modes.includes(given.mode as Mode)) whole.mode = given.mode!;
  if (boards.includes(given.board as BoardKind)) whole.board = given.board!;
  if (presets.includes(given.preset as string)) whole.preset = given.preset!;
  if (Array.isArray(given.options)) whole.options = given.options.filter((option) => typeof option === 'string');
  const players = Number(given.players);
  if (Number.isInteger(players) && players >= 3 && players <= mostSeats) whole.players = players;
  whole.seats = whole.seats.map((usual, index) => wholeSeat(given.seats?.[index], usual));
  return whole;
}

function wholeSeat(given: Partial<SeatForm> | undefined, usual: SeatForm): SeatForm {
  const army = given?.army === 'random' || armies.includes(given?.army as Army) ? given!.army! : usual.army;
  const kind = given?.kind === 'person' || given?.kind === 'bot' ? given.kind : usual.kind;
  const level = isLevel(given?.level) ? given.level : usual.level;
  return { army, kind, name: typeof given?.name === 'string' ? given.name.slice(0, 40) : '', level };
}
