import { specOf } from '../../engine/actions';
import type { ActionText } from '../../engine/api';
import { wordsOf } from '../../engine/notation';
import { tileOf } from '../action';

// A person chooses an action step by step. Which steps lead to an action follows from its text alone.
//   tile mutant     a tile of the hand, or the HQ that is to be placed
//   hex c3          a hex of the board
//   face c3 ne      how the tile that will lie on c3 is turned
//   way walk        one of several things that can be done with what is chosen; a procedure
//   do end          a button that does it at once
export type Step = `${StepKind} ${string}`;
export type StepKind = 'tile' | 'hex' | 'face' | 'way' | 'do';

export function kindOf(step: Step): StepKind {
  return step.slice(0, step.indexOf(' ')) as StepKind;
}

export function wordOf(step: Step): string {
  return step.slice(step.indexOf(' ') + 1);
}

const hexStep = (name: string): Step => `hex ${name}`;

function orders<T>(things: T[]): T[][] {
  if (things.length < 2) return [things];
  return things.flatMap((first, index) => orders(things.toSpliced(index, 1)).map((rest) => [first, ...rest]));
}

// All sequences of steps that mean this action; several where the order of clicks does not matter.
export function sequencesOf(action: ActionText): Step[][] {
  const { word, rest } = wordsOf(action);
  const spec = specOf(word);
  const way: Step = `way ${word}`;
  const act: Step = `do ${[word, ...rest].join(' ')}`;
  if (!spec) return [[act]];
  const written = spec.operands.flatMap((operand, index) => (rest[index] ? [{ ...operand, text: rest[index] }] : []));
  if (written.some(({ type }) => type === 'points')) return []; // bought with a form of its own: energy.ts
  if (spec.about !== null) return [[act], [hexStep(rest[spec.about]!), act]];
  const hexes = written.filter(({ type }) => type === 'hex').map(({ text }) => hexStep(text));
  const turns = written.flatMap(({ on, text }): Step[] => (on === undefined ? [] : [`face ${rest[on]!} ${text}`]));
  return (spec.any_order ? orders(hexes) : [hexes]).map((order) =>
    begin(order.length > 0 ? [...order, ...turns] : [act]),
  );

  // What it is played with comes first; a unit before what it can do.
  function begin(steps: Step[]): Step[] {
    const tile = tileOf(action);
    if (tile || spec?.pays?.with === 'hq') return [`tile ${tile ?? 'hq'}`, ...steps];
    if (spec?.pays?.with === 'energy' || written.some(({ type }) => type === 'tiles')) return [way, ...steps];
    return spec?.pays ? steps.toSpliced(1, 0, way) : steps;
  }
}
