import type { ActionText } from '../../engine/api';
import { tileOf, wordsOf } from '../action';

// A person chooses an action step by step. Which steps lead to an action follows from its text alone.
//   tile mutant     a tile of the hand, or the HQ that is to be placed
//   hex c3          a hex of the board
//   face c3 ne      how the tile that will lie on c3 is turned
//   way walk        one of several things that can be done with what is chosen; a procedure
//   do end          a button that does it at once
export type Step = `${StepKind} ${string}`;
export type StepKind = 'tile' | 'hex' | 'face' | 'way' | 'do';

export function kindOf(step: Step): StepKind {
  return step.split(' ', 1)[0] as StepKind;
}

export function wordOf(step: Step): string {
  return step.slice(step.indexOf(' ') + 1);
}

const hex = (name: string | undefined): Step => `hex ${name ?? ''}`;
const face = (name: string | undefined, facing: string | undefined): Step[] =>
  facing ? [`face ${name ?? ''} ${facing}`] : [];

function orders<T>(things: T[]): T[][] {
  if (things.length < 2) return [things];
  return things.flatMap((first, index) => orders(things.toSpliced(index, 1)).map((rest) => [first, ...rest]));
}

// All sequences of steps that mean this action; several where the order of clicks does not matter.
export function sequencesOf(action: ActionText): Step[][] {
  const { word, rest } = wordsOf(action);
  const [a, b, c] = rest;
  const tile: Step = `tile ${tileOf(action) ?? 'hq'}`;
  const way: Step = `way ${word}`;
  const act: Step = `do ${[word, ...rest].join(' ')}`;
  switch (word) {
    case 'hq':
      return [[tile, hex(a), ...face(a, b)]];
    case 'place':
      return [[tile, hex(b), ...face(b, c)]];
    case 'discard':
    case 'battle':
    case 'terror':
      return [[tile, act]];
    case 'move':
      return [[tile, hex(a), hex(b), ...face(b, c)]];
    case 'push':
      return [[tile, hex(a), hex(b)]];
    case 'sniper':
    case 'grenade':
    case 'air-strike':
      return [[tile, hex(a)]];
    case 'small-bomb':
    case 'castle':
      return orders(rest).map((order) => [tile, ...order.map(hex)]);
    case 'rotate':
      return [[tile, hex(a), ...face(a, b)]];
    case 'walk':
    case 'transport':
    case 'hq-move':
      return [[hex(a), way, hex(b), ...face(b, c)]];
    case 'hq-turn':
      return [[hex(a), way, ...face(a, b)]];
    case 'run rotation':
      return [[way, hex(a), ...face(a, b)]];
    case 'run swap': {
      const [one, oneFacing, other, otherFacing] = rest;
      const turns = [...face(other, oneFacing), ...face(one, otherFacing)];
      return orders([hex(one), hex(other)]).map((order) => [way, ...order, ...turns]);
    }
    case 'run push-back':
      return [[way, hex(a), hex(b)]];
    case 'run laser':
      return orders(rest).map((order) => [way, ...order.map(hex)]);
    case 'run elimination':
      return [[way, hex(a)]];
    case 'run detonation':
      return [[way, act]];
    case 'redraw':
      return rest.length > 0 ? [[way, act]] : [[act]];
    case 'retreat':
      return [[hex(a), hex(b)]];
    case 'turn':
      return [[hex(a), ...face(a, b)]];
    case 'explode':
    case 'hold':
    case 'convert':
    case 'keep':
      return [[act], [hex(a), act]];
    case 'medic':
      return [[act], [hex(b), act]];
    case 'energy':
      return []; // bought with a form of its own: energy.ts
    default:
      return [[act]];
  }
}
