import { levels, type Level, type RecordData, type Seat } from '../engine/api';

export type SeatKind = 'person' | 'bot';

export interface SeatInfo {
  kind: SeatKind;
  name: string; // empty: the army's name is used
  level?: Level; // of a bot
}

export const usualLevel: Level = 'regular';

export function isLevel(word: unknown): word is Level {
  return levels.includes(word as Level);
}

// Notation ends a line at ";" and starts a comment at "#".
function inOneLine(name: string): string {
  return name
    .replace(/[;#\s]+/g, ' ')
    .trim()
    .slice(0, 40);
}

// Who sits where, as lines of a record: "about seat-1 person Ann", "about seat-2 bot", "about level-2 expert".
export function aboutSeats(seats: SeatInfo[]): RecordData['about'] {
  return seats.flatMap(({ kind, name, level }, index) => [
    { word: `seat-${index + 1}`, text: `${kind} ${inOneLine(name)}`.trim() },
    ...(kind === 'bot' ? [{ word: `level-${index + 1}`, text: level ?? usualLevel }] : []),
  ]);
}

function seatOf(record: RecordData, seat: Seat): SeatInfo {
  const about = (word: string) => record.about.find((line) => line.word === `${word}-${seat}`)?.text ?? '';
  const [, kind, name = ''] = /^(\S*) ?(.*)$/.exec(about('seat'))!;
  if (kind !== 'bot') return { kind: 'person', name };
  const level = about('level');
  return { kind, name, level: isLevel(level) ? level : usualLevel };
}

// Seats that a record does not mention are people's.
export function seatsOfRecord(record: RecordData, players: number): SeatInfo[] {
  return Array.from({ length: players }, (_, index) => seatOf(record, index + 1));
}

export function titleLine(title: string): RecordData['about'][number] {
  return { word: 'title', text: inOneLine(title) || '-' };
}
