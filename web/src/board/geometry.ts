import type { Facing, HexName } from '../engine/api';
import { columnOf, lineOf, neighbour } from '../engine/hexes';
import type { Point } from '../tiles/shapes';

// Hexes are flat-topped with corners 100 from the centre.

const height = 100 * Math.sqrt(3);

export function centreOf(hex: HexName): Point {
  return [columnOf(hex) * 150, Math.round((columnOf(hex) / 2 - lineOf(hex)) * height * 10) / 10];
}

export function towards([x, y]: Point, [toX, toY]: Point, part: number): Point {
  return [x + (toX - x) * part, y + (toY - y) * part];
}

// Of an SVG that holds all these hexes, with some margin.
export function viewBoxOf(hexes: HexName[], margin: number): string {
  const centres = hexes.map(centreOf);
  const [xs, ys] = [centres.map(([x]) => x), centres.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - 100 - margin, Math.min(...ys) - height / 2 - margin];
  return [left, top, Math.max(...xs) + 100 + margin - left, Math.max(...ys) + height / 2 + margin - top]
    .map(Math.round)
    .join(' ');
}

export type ArrowKey = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

// Where an arrow key leads. Sideways there are two neighbours: the one nearer to the height `aim`, at which the walk began, so that
// going on sideways keeps to a row.
export function stepBy(key: ArrowKey, from: HexName, hexes: HexName[], aim: number): HexName | null {
  const ways: Record<ArrowKey, Facing[]> = {
    ArrowUp: ['n'],
    ArrowDown: ['s'],
    ArrowLeft: ['nw', 'sw'],
    ArrowRight: ['ne', 'se'],
  };
  const reachable = ways[key].map((facing) => neighbour(from, facing)).filter((hex) => hexes.includes(hex));
  const off = (hex: HexName) => Math.abs(centreOf(hex)[1] - aim);
  return reachable.sort((a, b) => off(a) - off(b))[0] ?? null;
}

// The hex of a board's SVG under a point of the window, for tiles that are dragged there.
export function hexAt(svg: SVGSVGElement, clientX: number, clientY: number): HexName | null {
  for (const element of document.elementsFromPoint(clientX, clientY)) {
    const hex = element.closest('[data-hex]');
    if (hex && svg.contains(hex)) return hex.getAttribute('data-hex');
  }
  return null;
}
