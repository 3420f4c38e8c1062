import type { ActionSpec } from './api';
import { actionTable } from './actionTable';

// The kinds of actions by their words. What a text needs for each follows from the table, so the compiler names what is missing.

type Kind = (typeof actionTable)[number];
type WordOf<K> = K extends Kind ? K['word'] : never;
type KindWithHex<K> = K extends Kind
  ? [Extract<K['operands'][number], { type: 'hex' }>] extends [never]
    ? never
    : K
  : never;

export type ActionWord = Kind['word'];
// Played with a tile, a mark of the turn or energy.
export type PaidWord = WordOf<Exclude<Kind, { pays: null }>>;
// Chosen on the board and then confirmed.
export type BoardWord = WordOf<Extract<KindWithHex<Kind>, { about: null }>>;
// Done by a button of its own; nobody chooses what is drawn.
export type ButtonWord = Exclude<ActionWord, BoardWord | 'draw'>;
// Done by a unit in one of several ways.
export type UnitWord = WordOf<Extract<Kind, { pays: { with: 'unit' | 'turn' } }>>;
export type Procedure = ActionWord extends infer W ? (W extends `run ${infer P}` ? P : never) : never;

// All that the words demand, and a way to ask for any word.
export type ByWord<W extends string, T> = Record<W, T> & { [word: string]: T | undefined };

const byWord = new Map<string, ActionSpec>(actionTable.map((spec) => [spec.word, spec]));

export function specOf(word: string): ActionSpec | null {
  return byWord.get(word) ?? null;
}

export function hexCount(spec: ActionSpec): number {
  return spec.operands.filter((operand) => operand.type === 'hex').length;
}

// The kind of action that plays an Instant.
export function specOfInstant(tile: string): ActionSpec | null {
  return actionTable.find((spec) => spec.pays?.with === 'instant' && spec.pays.tile === tile) ?? null;
}
