import type { ActionText, EventText, Played, PositionText, Seat } from '../engine/api';
import { wordsOf } from '../engine/notation';
import { isDraw } from './action';

// One thing that has happened: a decision of somebody, or the tiles that were dealt together.
export interface Entry {
  seat: Seat;
  actions: ActionText[]; // several: draws
  events: EventText[];
  position: PositionText; // afterwards
  chance: boolean;
}

// Of a record: what each of its moves did.
export function entryOf(action: ActionText, { position, events }: Played): Entry {
  return { seat: wordsOf(action).seat, actions: [action], events, position, chance: isDraw(action) };
}
