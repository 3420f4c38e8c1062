import { specOf, specOfInstant } from '../engine/actions';
import type { ActionText } from '../engine/api';
import { wordsOf } from '../engine/notation';

// The tile of the hand that leaves it by this action, if there is one.
export function tileOf(action: ActionText): string | null {
  const { word, rest } = wordsOf(action);
  const spec = isDraw(action) ? null : specOf(word);
  if (spec?.pays?.with === 'instant') return spec.pays.tile;
  return rest[spec?.operands.findIndex((operand) => operand.type === 'tile') ?? -1] ?? null;
}

// The word of the action that plays an Instant.
export function actionOfInstant(tile: string): string {
  return specOfInstant(tile)?.word ?? tile;
}

export function isDraw(action: ActionText): boolean {
  return wordsOf(action).word === 'draw';
}
