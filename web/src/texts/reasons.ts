import type { Fault, Reason, Refused } from '../engine/api';
import type { Names } from './events';

export type ReasonNames = Pick<Names, 'unit' | 'army'>;

// What a reason speaks of, in names.
export interface ReasonParts {
  units: string; // "Scout (c3) and Officer (c4)"
  several: boolean; // units
  army: string; // '' when the reason names no seat
  values: number[];
}

export interface ReasonTexts {
  reasons: Record<string, (parts: ReasonParts) => string>; // by the words of src/notation/reason_text.cpp
  // Why a unit is as it is. null for a kind that has no sentence here: show nothing rather than something wrong.
  reason: (reason: Reason, names: ReasonNames) => string | null;
  illegalWords: Record<string, string>; // by the words of src/notation/illegal_text.cpp
  // Why something may not be done, and what to do instead.
  illegal: (refused: Refused) => string;
  setupFaults: Record<string, string>; // by the code of a fault
  // What is wrong with a setup or a file. Where it is technical, the engine's own English sentence is shown.
  // Line and column are left to the page.
  fault: (fault: Fault) => string;
  unreadableFile: string; // stands above the list of faults
}

export function tellReason(
  reason: Reason,
  names: ReasonNames,
  sentences: ReasonTexts['reasons'],
  list: (parts: string[]) => string,
): string | null {
  const sentence = sentences[reason.kind];
  if (!sentence) return null;
  return sentence({
    units: list(reason.hexes.map(names.unit)),
    several: reason.hexes.length > 1,
    army: reason.seat ? names.army(reason.seat) : '',
    values: reason.values ?? [],
  });
}
