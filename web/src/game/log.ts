import type { ActionText, GameEvent, HexName, Places, Seat } from '../engine/api';
import { isHex, wordsOf } from '../engine/notation';
import type { Entry } from './entry';

// A line of the log. It is told with the board as it was at that moment.
export type LogLine = { places: Places; hexes: HexName[] /* that it speaks of */ } & (
  { kind: 'action'; action: ActionText } | { kind: 'event'; event: GameEvent }
);

export interface LogEntry {
  seat: Seat;
  turn: number;
  lines: LogLine[];
}

function hexesOf(event: GameEvent): HexName[] {
  return Object.values(event).filter((word: unknown): word is HexName => typeof word === 'string' && isHex(word));
}

function after(places: Places, event: GameEvent): Places {
  if (event.kind === 'placed') return { ...places, [event.hex]: { seat: event.seat, tile: event.tile } };
  const mover = event.kind === 'moved' && places[event.from];
  return mover ? { ...places, [event.to]: mover } : places;
}

export function logEntry(entry: Entry): LogEntry {
  let { places } = entry.before;
  const lines = entry.actions.map((action): LogLine => {
    return { kind: 'action', action, places, hexes: wordsOf(action).rest.filter(isHex) };
  });
  for (const event of entry.events) {
    if (isTold(entry, event)) lines.push({ kind: 'event', event, places, hexes: hexesOf(event) });
    places = after(places, event);
  }
  return { seat: entry.seat, turn: entry.before.turn, lines };
}

// An action that says the same as its only event needs no second line. A push does not say where the pushed unit goes.
function isTold(entry: Entry, event: GameEvent): boolean {
  if (event.kind === 'placed') return false;
  if (event.kind !== 'moved') return true;
  return entry.actions.every((action) => {
    const { word, rest } = wordsOf(action);
    return ['push', 'run push-back'].includes(word) || !(rest.includes(event.from) && rest.includes(event.to));
  });
}
