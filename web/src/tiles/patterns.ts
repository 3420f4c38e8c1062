import type { Army } from '../engine/api';
import { hexagon, hexCorner, polar, type Point } from './shapes';

// What lies behind the icons: lines, already cut to the hexagon, to be stroked faintly.

const apothem = Math.sqrt(3) / 2;

// The part of the line through `at` in the given direction that lies within a hexagon.
function cut(at: Point, angle: number, radius: number): Point[] | null {
  const [dx, dy] = polar(angle, 1000).map((value) => value / 1000) as Point;
  let [from, to] = [-300, 300];
  for (let edge = 0; edge < 6; edge++) {
    const [nx, ny] = polar(edge * 60, 1000).map((value) => value / 1000) as Point;
    const speed = dx * nx + dy * ny;
    const room = radius * apothem - (at[0] * nx + at[1] * ny);
    if (Math.abs(speed) < 1e-6) {
      if (room < 0) return null;
    } else if (speed > 0) to = Math.min(to, room / speed);
    else from = Math.max(from, room / speed);
  }
  const along = (t: number): Point => [Math.round(at[0] + t * dx), Math.round(at[1] + t * dy)];
  return from < to ? [along(from), along(to)] : null;
}

export function hatch(angle: number, gap: number, radius = 86): string {
  const lines: string[] = [];
  for (let step = -100; step <= 100; step += gap) {
    const line = cut(polar(angle + 90, step), angle, radius);
    if (line) lines.push(`M${line.map((point) => point.join(' ')).join('L')}`);
  }
  return lines.join('');
}

function bricks(): string {
  let joints = '';
  for (let row = 0; row < 6; row++) {
    for (let x = -72 + (row % 2) * 24; x <= 72; x += 48) {
      const [top, bottom] = [row * 24 - 72, row * 24 - 48];
      if (Math.abs(x) + Math.max(Math.abs(top), Math.abs(bottom)) / Math.sqrt(3) < 86)
        joints += `M${x} ${top}V${bottom}`;
    }
  }
  return hatch(90, 24, 86).concat(joints);
}

const rays = () =>
  Array.from({ length: 24 }, (_, ray) => polar(ray * 15 + 7.5, 1))
    .map(([x, y]) => {
      const angle = (Math.atan2(x, -y) * 180) / Math.PI;
      const far = (86 * apothem) / Math.cos(((((angle + 390) % 60) - 30) * Math.PI) / 180);
      return `M${polar(angle, 30).join(' ')}L${polar(angle, far).join(' ')}`;
    })
    .join('');

const spokes = [0, 1, 2, 3, 4, 5]
  .map((corner) => `M${hexCorner(corner, 34).join(' ')}L${hexCorner(corner, 86).join(' ')}`)
  .join('');

export interface Pattern {
  d: string;
  width: number;
  rim: string; // stroke-dasharray of the ornament on the rim
}

export const patterns: Record<Army, Pattern> = {
  outpost: { d: bricks(), width: 2.5, rim: '28 5' }, // sandbags
  moloch: { d: hatch(0, 25) + hatch(90, 25), width: 2, rim: '3 12.5' }, // riveted plates
  borgo: { d: hatch(24, 13), width: 3, rim: '10 21' }, // scratches
  hegemony: { d: hatch(45, 22) + hatch(-45, 22), width: 2.5, rim: '15.5 15.5' }, // a cage
  smart: { d: [34, 52, 70].map(hexagon).join('') + spokes, width: 2, rim: '90 3' }, // a clean machine
  vegas: { d: rays(), width: 2.5, rim: '0.1 9.3' }, // a sign at night, bulbs around it
  doomsday: { d: hatch(45, 30), width: 13, rim: '46.5 46.5' }, // warning stripes
};
