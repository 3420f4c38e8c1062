import type { PositionText, Seat, View } from '../engine/api';

// Where the running turn began, as far as it was played here.
export interface TurnStart {
  turn: number;
  active: Seat;
  position: PositionText;
  entries: number; // that lie before it
}

export function isFreeToDecide({ phase }: View): boolean {
  return phase === 'discard' || phase === 'play';
}

// When the game stands at `view` after so many entries.
export function turnStartAt(known: TurnStart | null, view: View, entries: number): TurnStart | null {
  const { turn, active, position } = view;
  const isRunning = known?.turn === turn && known.active === active && known.entries <= entries;
  return isRunning || !isFreeToDecide(view) ? known : { turn, active, position, entries };
}
