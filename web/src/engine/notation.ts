import type { ActionText, Seat } from './api';

// All that the page knows of docs/notation.md: what the words of an action are.

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

// "mutant,move*2": every copy one word.
export function tilesOf(list = ''): string[] {
  if (list === '' || list === '-') return [];
  return list.split(',').flatMap((entry) => {
    const [word = '', copies = '1'] = entry.split('*');
    return Array<string>(Number(copies)).fill(word);
  });
}
