import type { RecordData, Seat } from '../engine/api';

export type SeatKind = 'person' | 'bot';

export interface SeatInfo {
  kind: SeatKind;
  name: string; // empty: the army's name is used
}

// Notation ends a line at ";" and starts a comment at "#".
function inOneLine(name: string): string {
  return name
    .replace(/[;#\s]+/g, ' ')
    .trim()
    .slice(0, 40);
}

// Who sits where, as lines of a record: "about seat-1 person Ann".
export function aboutSeats(seats: SeatInfo[]): RecordData['about'] {
  return seats.map((seat, index) => ({
    word: `seat-${index + 1}`,
    text: `${seat.kind} ${inOneLine(seat.name)}`.trim(),
  }));
}

function seatOf(record: RecordData, seat: Seat): SeatInfo {
  const text = record.about.find((line) => line.word === `seat-${seat}`)?.text ?? '';
  const [kind, ...name] = text.split(' ');
  return { kind: kind === 'bot' ? 'bot' : 'person', name: name.join(' ') };
}

// Seats that a record does not mention are people's.
export function seatsOfRecord(record: RecordData, players: number): SeatInfo[] {
  return Array.from({ length: players }, (_, index) => seatOf(record, index + 1));
}

export function titleLine(title: string): RecordData['about'][number] {
  return { word: 'title', text: inOneLine(title) || '-' };
}
