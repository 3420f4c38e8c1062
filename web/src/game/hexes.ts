import { facings, neighbour } from '../board/geometry';
import type { Facing, HexName } from '../engine/api';

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
