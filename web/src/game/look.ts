import type { Engine, Fault, PositionText, View } from '../engine/api';

// A game that could not be started, read or continued.
export class GameError extends Error {}

export function errorOf(faults: Fault[]): GameError {
  return new GameError(faults.map((fault) => fault.sentence).join(' '));
}

export async function lookAt(engine: Engine, position: PositionText): Promise<View> {
  const view = await engine.ask('look', { position });
  if ('faults' in view) throw errorOf(view.faults);
  return view;
}
