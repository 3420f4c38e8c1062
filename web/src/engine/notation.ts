import type { ActionText, Facing, GameEvent, HexName, Seat } from './api';

// All that the page knows of docs/notation.md: what the words of an action are, how events are written, and how a record grows.

export interface ActionWords {
  seat: Seat;
  word: string; // "place"; procedures with their own name: "run swap"
  rest: string[]; // what follows
}

// "1 place mutant c3 n"
export function wordsOf(action: ActionText): ActionWords {
  const [seat = '', word = '', ...rest] = action.split(' ');
  if (word === 'run') return { seat: Number(seat), word: `run ${rest[0] ?? ''}`, rest: rest.slice(1) };
  return { seat: Number(seat), word, rest };
}

export function actionOf({ seat, word, rest }: ActionWords): ActionText {
  return [seat, word, ...rest].join(' ');
}

export function isHex(word: string): word is HexName {
  return /^[a-g][1-7]$/.test(word);
}

// "mutant,move*2": every copy one word.
export function tilesOf(list = ''): string[] {
  if (list === '' || list === '-') return [];
  return list.split(',').flatMap((entry) => {
    const [word = '', copies = '1'] = entry.split('*');
    return Array<string>(Number(copies)).fill(word);
  });
}

// As in records, without the leading "> ".
export function eventText(event: GameEvent): string {
  return Object.values(event)
    .map((word: string | number | null) => word ?? '-')
    .join(' ');
}

// A hex and the facing of the tile on it: "c3 ne".
export function placeOf(words: string): { hex: HexName; facing: Facing } {
  const [hex = '', facing = 'n'] = words.split(' ');
  return { hex, facing: facing as Facing };
}

// The record that begins with `heading`, which ends where the moves begin.
export function recordText(heading: string, moves: ActionText[]): string {
  return heading + moves.map((action) => `${action}\n`).join('');
}
