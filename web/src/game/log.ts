import type { ActionText, EventText, HexName, PositionText, Seat } from '../engine/api';
import { wordsOf } from '../engine/notation';
import type { Entry } from './entry';

// What lies where, for naming; a position's text says it line by line: "c3 1 mutant n".
export type Places = Map<HexName, { seat: Seat; tile: string }>;

export function placesOf(position: PositionText): Places {
  const places: Places = new Map();
  for (const line of position.split('\n')) {
    const [hex = '', seat, tile = ''] = line.split(' ');
    if (/^[a-g][1-7]$/.test(hex)) places.set(hex, { seat: Number(seat), tile });
  }
  return places;
}

// A line of the log. It is told with the board as it was at that moment.
export interface LogLine {
  kind: 'action' | 'event' | 'segment';
  text: ActionText | EventText; // notation
  places: Places;
  hexes: HexName[]; // that it speaks of
}

export interface LogEntry {
  seat: Seat;
  turn: number;
  lines: LogLine[];
}

// An action that says the same as its only event needs no second line.
const silent = new Set(['moved', 'placed']);

function hexesIn(text: string): HexName[] {
  return text.split(' ').filter((word) => /^[a-g][1-7]$/.test(word));
}

function after(places: Places, event: EventText): Places {
  const [word, first = '', second = '', third = ''] = event.split(' ');
  if (word !== 'placed' && word !== 'moved') return places;
  const next = new Map(places);
  if (word === 'placed') return next.set(first, { seat: Number(second), tile: third });
  const mover = places.get(first);
  if (mover && first !== second) next.set(second, mover);
  return next;
}

export function logEntry(entry: Entry, before: PositionText): LogEntry {
  let places = placesOf(before);
  const lines: LogLine[] = entry.actions.map((text) => ({ kind: 'action', text, places, hexes: hexesIn(text) }));
  for (const text of entry.events) {
    const word = text.split(' ', 1)[0]!;
    if (!silent.has(word))
      lines.push({ kind: word === 'segment' ? 'segment' : 'event', text, places, hexes: hexesIn(text) });
    else if (word === 'moved' && tellsMore(entry, text))
      lines.push({ kind: 'event', text, places, hexes: hexesIn(text) });
    places = after(places, text);
  }
  return { seat: entry.seat, turn: turnOf(before), lines };
}

// A push does not say where the pushed unit goes.
function tellsMore(entry: Entry, event: EventText): boolean {
  const [, from, to] = event.split(' ');
  return entry.actions.every((action) => {
    const { word, rest } = wordsOf(action);
    return ['push', 'run push-back'].includes(word) || !(rest.includes(from!) && rest.includes(to!));
  });
}

function turnOf(position: PositionText): number {
  return Number(/^to-act .*\bturn (\d+)/m.exec(position)?.[1] ?? 1);
}
