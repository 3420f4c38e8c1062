import type { Army, BoardKind, GameSetup, Level, Mode } from '../engine/api';
import { isLevel, usualLevel, type SeatInfo } from '../game/seats';

// What is chosen on the page "New game", and how it becomes a question to the engine.

export const armies: Army[] = ['outpost', 'moloch', 'borgo', 'hegemony', 'smart', 'vegas', 'doomsday'];
export const modes: Mode[] = ['two', 'deathmatch', 'score', 'loner', 'team'];
export const boards: BoardKind[] = ['19', '37', 'duel'];
export const presets = ['standard', 'rulebook-3.0', 'year-of-moloch', 'duel'];

export interface SeatChoice {
  army: Army | 'random';
  kind: 'person' | 'bot';
  name: string; // empty: the usual one
  level: Level; // where a bot plays
}

export interface GameChoice {
  mode: Mode;
  board: BoardKind;
  preset: string;
  options: string[];
  players: number; // where the mode leaves it open
  seats: SeatChoice[]; // always six; those beyond the number of players wait
}

const mostSeats = 6;
const fixedPlayers: Partial<Record<Mode, number>> = { two: 2, loner: 3, team: 4 };
// Side of each seat, where there are sides.
const sides: Partial<Record<Mode, number[]>> = { loner: [1, 2, 2], team: [1, 2, 1, 2] };

export function isNumberOpen(mode: Mode): boolean {
  return fixedPlayers[mode] === undefined;
}

export function playersOf(choice: GameChoice): number {
  return fixedPlayers[choice.mode] ?? choice.players;
}

export function sideOf(mode: Mode, seat: number): number | null {
  return sides[mode]?.[seat - 1] ?? null;
}

export function usualChoice(): GameChoice {
  const seats = Array.from({ length: mostSeats }, (_, index): SeatChoice => ({
    army: 'random',
    kind: index === 0 ? 'person' : 'bot',
    name: '',
    level: usualLevel,
  }));
  return { mode: 'two', board: '19', preset: 'standard', options: [], players: 3, seats };
}

// Random armies are drawn from those that nobody has chosen.
export function setupOf(choice: GameChoice, random: (below: number) => number = fairRandom): GameSetup {
  const seats = choice.seats.slice(0, playersOf(choice));
  const free = armies.filter((army) => !seats.some((seat) => seat.army === army));
  return {
    mode: choice.mode,
    board: choice.board,
    preset: choice.preset,
    options: choice.options,
    seats: seats.map(({ army }, index) => {
      const team = sideOf(choice.mode, index + 1);
      const drawn = army === 'random' ? (free.splice(random(free.length), 1)[0] ?? 'outpost') : army;
      return team === null ? { army: drawn } : { army: drawn, team };
    }),
  };
}

export function seatsOf(choice: GameChoice): SeatInfo[] {
  const seats = choice.seats.slice(0, playersOf(choice));
  return seats.map(({ kind, name, level }) => (kind === 'bot' ? { kind, name, level } : { kind, name }));
}

function fairRandom(below: number): number {
  return Math.floor((crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32) * below);
}

const key = 'nhx.new-game';

export function lastChoice(): GameChoice {
  try {
    return wholeChoice(JSON.parse(localStorage.getItem(key) ?? 'null'));
  } catch {
    return usualChoice();
  }
}

export function rememberChoice(choice: GameChoice): void {
  try {
    localStorage.setItem(key, JSON.stringify(choice));
  } catch {
    // Storage is forbidden: the next game starts from the usual choice.
  }
}

// Whatever was stored, by this or an older version: what makes no sense gives way to the usual.
export function wholeChoice(stored: unknown): GameChoice {
  const whole = usualChoice();
  if (typeof stored !== 'object' || stored === null) return whole;
  const given = stored as Partial<GameChoice>;
  if (modes.includes(given.mode as Mode)) whole.mode = given.mode!;
  if (boards.includes(given.board as BoardKind)) whole.board = given.board!;
  if (presets.includes(given.preset as string)) whole.preset = given.preset!;
  if (Array.isArray(given.options)) whole.options = given.options.filter((option) => typeof option === 'string');
  const players = Number(given.players);
  if (Number.isInteger(players) && players >= 3 && players <= mostSeats) whole.players = players;
  whole.seats = whole.seats.map((usual, index) => wholeSeat(given.seats?.[index], usual));
  return whole;
}

function wholeSeat(given: Partial<SeatChoice> | undefined, usual: SeatChoice): SeatChoice {
  const army = given?.army === 'random' || armies.includes(given?.army as Army) ? given!.army! : usual.army;
  const kind = given?.kind === 'person' || given?.kind === 'bot' ? given.kind : usual.kind;
  const level = isLevel(given?.level) ? given.level : usual.level;
  return { army, kind, name: typeof given?.name === 'string' ? given.name.slice(0, 40) : '', level };
}
