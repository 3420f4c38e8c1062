import type { ActionText, Seat } from '../engine/api';

// An action's text in its words: "1 place mutant c3 n".
export interface ActionWords {
  seat: Seat;
  word: string; // "place"; procedures with their own name: "run swap"
  rest: string[]; // what follows
}

export function wordsOf(action: ActionText): ActionWords {
  const [seat = '', word = '', ...rest] = action.split(' ');
  if (word === 'run') return { seat: Number(seat), word: `run ${rest[0] ?? ''}`, rest: rest.slice(1) };
  return { seat: Number(seat), word, rest };
}

// The tile that an action plays from the hand, where the two have different words.
const tileOfAction: Record<string, string> = { push: 'push-back', castle: 'castling', rotate: 'rotation' };
const instants = new Set([
  'battle',
  'move',
  'push',
  'sniper',
  'grenade',
  'air-strike',
  'small-bomb',
  'castle',
  'rotate',
  'terror',
]);

// The tile of the hand that leaves it by this action, if there is one.
export function tileOf(action: ActionText): string | null {
  const { word, rest } = wordsOf(action);
  if (word === 'place' || word === 'discard') return rest[0] ?? null;
  return instants.has(word) ? (tileOfAction[word] ?? word) : null;
}

// The word of the action that plays an Instant.
export function actionOfInstant(tile: string): string {
  const found = Object.entries(tileOfAction).find(([, instant]) => instant === tile);
  return found ? found[0] : tile;
}

export function isDraw(action: ActionText): boolean {
  return wordsOf(action).word === 'draw';
}
