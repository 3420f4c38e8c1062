import type { Dealt, Engine, PositionText } from '../engine/api';
import { freshSeed } from './seed';

// Whoever draws the tiles that are due. Nobody else knows an order of the piles.
export interface Dealer {
  deal(position: PositionText, signal: AbortSignal): Promise<Dealt>;
}

export function engineAsDealer(engine: Engine): Dealer {
  return { deal: (position) => engine.ask('deal', { position, seed: freshSeed() }) };
}
