import { describe, expect, it } from 'vitest';
import { centreOf, stepBy, viewBoxOf } from '../../src/board/geometry';
import { areNeighbours, facings, neighbour } from '../../src/engine/hexes';

function board(size: number, reach: number): string[] {
  const hexes: string[] = [];
  for (let column = 1; column <= size; column++) {
    for (let line = 1; line <= size; line++) {
      if (Math.abs(column - line) <= reach) hexes.push(String.fromCharCode(96 + column) + line);
    }
  }
  return hexes;
}
const small = board(5, 2);
const large = board(7, 3);

describe('the geometry of the board', () => {
  it('knows the neighbours of c3, clockwise from north', () => {
    expect(facings.map((facing) => neighbour('c3', facing))).toEqual(['c4', 'd4', 'd3', 'c2', 'b2', 'b3']);
  });

  it('puts every neighbour one height away, in the direction of its name', () => {
    const [x, y] = centreOf('c3');
    facings.forEach((facing, index) => {
      const [toX, toY] = centreOf(neighbour('c3', facing));
      expect(Math.hypot(toX - x, toY - y)).toBeCloseTo(173.2, 0);
      expect((Math.atan2(toX - x, y - toY) * 180) / Math.PI).toBeCloseTo(index > 3 ? index * 60 - 360 : index * 60, 0);
    });
  });

  it.each([
    ['19', small, 'c3'],
    ['37', large, 'd4'],
  ])('has the middle of board %s in the middle of the drawing', (name, hexes, middle) => {
    expect(hexes).toHaveLength(Number(name));
    const [left, top, width, height] = viewBoxOf(hexes, 20).split(' ').map(Number) as [number, number, number, number];
    const [x, y] = centreOf(middle);
    expect(Math.abs(left + width / 2 - x)).toBeLessThan(1);
    expect(Math.abs(top + height / 2 - y)).toBeLessThan(1);
  });

  it('tells neighbours from others', () => {
    expect(areNeighbours('c3', 'd4')).toBe(true);
    expect(areNeighbours('c3', 'd2')).toBe(false);
    expect(areNeighbours('c3', 'c3')).toBe(false);
  });

  it('walks by arrow keys and stays on the board', () => {
    expect(stepBy('ArrowUp', 'c3', small, 0)).toBe('c4');
    expect(stepBy('ArrowDown', 'c1', small, 0)).toBeNull();
    expect(stepBy('ArrowLeft', 'a1', small, 0)).toBeNull();
  });

  it('keeps to a row when walking sideways', () => {
    const aim = centreOf('a2')[1];
    let hex: string | null = 'a2';
    const way: string[] = [];
    while (hex) {
      way.push(hex);
      hex = stepBy('ArrowRight', hex, small, aim);
    }
    expect(way).toHaveLength(5);
    for (const step of way) expect(Math.abs(centreOf(step)[1] - aim)).toBeLessThan(90);
  });
});
