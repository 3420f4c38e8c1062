import type { ActionText, GameEvent, Places, PositionText, ReplayedStep, Seat, View } from '../engine/api';
import { wordsOf } from '../engine/notation';
import { isDraw } from './action';

// What is told of a moment of the game later on.
export interface Moment {
  turn: number;
  places: Places;
}

export function momentOf({ turn, units }: View): Moment {
  return { turn, places: Object.fromEntries(units.map(({ hex, seat, tile }) => [hex, { seat, tile }])) };
}

// One thing that has happened: a decision of somebody, or the tiles that were dealt together.
export interface Entry {
  seat: Seat;
  actions: ActionText[]; // several: draws
  events: GameEvent[];
  before: Moment;
  position: PositionText; // afterwards
  chance: boolean;
}

// Of a record, step by step: what each of its moves did.
export function entriesOf(actions: ActionText[], steps: ReplayedStep[]): Entry[] {
  return actions.map((action, index) => {
    const { turn, places } = steps[index]!;
    const { position, events } = steps[index + 1]!;
    const { seat } = wordsOf(action);
    return { seat, actions: [action], events, before: { turn, places }, position, chance: isDraw(action) };
  });
}
