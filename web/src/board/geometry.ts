import type { Facing, HexName } from '../engine/api';
import type { Point } from '../tiles/shapes';

// Hexes are flat-topped with corners 100 from the centre. The letter is the column from the west, the digit the line from the south;
// a straight line keeps the letter (n-s), keeps the digit (nw-se) or changes both together (sw-ne).

const height = 100 * Math.sqrt(3);
export const facings: Facing[] = ['n', 'ne', 'se', 's', 'sw', 'nw'];
const steps: Record<Facing, Point> = { n: [0, 1], ne: [1, 1], se: [1, 0], s: [0, -1], sw: [-1, -1], nw: [-1, 0] };

const column = (hex: HexName) => hex.charCodeAt(0) - 96;
const line = (hex: HexName) => Number(hex.slice(1));

export function centreOf(hex: HexName): Point {
  return [column(hex) * 150, Math.round((column(hex) / 2 - line(hex)) * height * 10) / 10];
}

export function towards([x, y]: Point, [toX, toY]: Point, part: number): Point {
  return [x + (toX - x) * part, y + (toY - y) * part];
}

// May lie outside the board.
export function neighbour(hex: HexName, facing: Facing): HexName {
  const [columns, lines] = steps[facing];
  return String.fromCharCode(96 + column(hex) + columns) + (line(hex) + lines);
}

export function areNeighbours(a: HexName, b: HexName): boolean {
  return facings.some((facing) => neighbour(a, facing) === b);
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
