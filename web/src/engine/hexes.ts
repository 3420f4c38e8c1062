import type { Facing, HexName } from './api';

// How hexes lie to each other, by their names. The letter is the column from the west, the digit the line from the south; a straight
// line keeps the letter (n-s), keeps the digit (nw-se) or changes both together (sw-ne).

export const facings: Facing[] = ['n', 'ne', 'se', 's', 'sw', 'nw'];
const steps: Record<Facing, [columns: number, lines: number]> = {
  n: [0, 1],
  ne: [1, 1],
  se: [1, 0],
  s: [0, -1],
  sw: [-1, -1],
  nw: [-1, 0],
};

export const columnOf = (hex: HexName) => hex.charCodeAt(0) - 96;
export const lineOf = (hex: HexName) => Number(hex.slice(1));

// May lie outside the board.
export function neighbour(hex: HexName, facing: Facing): HexName {
  const [columns, lines] = steps[facing];
  return String.fromCharCode(96 + columnOf(hex) + columns) + (lineOf(hex) + lines);
}

export function areNeighbours(a: HexName, b: HexName): boolean {
  return facings.some((facing) => neighbour(a, facing) === b);
}

const longestLine = 6; // steps, from rim to rim of the largest board

// The hexes of the straight line to another hex, without the first; null when the two are on no common line.
function straight(from: HexName, to: HexName, facing: Facing): HexName[] | null {
  const line: HexName[] = [];
  for (let here = from; here !== to; line.push(here)) {
    if (line.length === longestLine) return null;
    here = neighbour(here, facing);
  }
  return line.length > 0 ? line : null;
}

export function directionTo(from: HexName, to: HexName): Facing | null {
  return facings.find((facing) => straight(from, to, facing)) ?? null;
}

// Only the hex itself where no straight line leads to it.
export function lineTo(from: HexName, to: HexName): HexName[] {
  const facing = directionTo(from, to);
  return (facing && straight(from, to, facing)) ?? [to];
}

// Clockwise by so many sixths of a full turn.
export function turned(facing: Facing, sixths: number): Facing {
  return facings[(((facings.indexOf(facing) + sixths) % 6) + 6) % 6]!;
}
