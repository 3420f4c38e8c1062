// @vitest-environment node
import { expect, it } from 'vitest';
import { areaOf } from '../../src/game/area';
import { ghostsOf } from '../../src/table/ghosts';
import { look, nodeEngine } from './nodeEngine';

it('tells which hexes an action covers', () => {
  expect(areaOf('1 air-strike c3')).toEqual(['c3', 'c4', 'd4', 'd3', 'c2', 'b2', 'b3']);
  expect(areaOf('1 small-bomb c3 c4 d4')).toEqual(['c3', 'c4', 'd4']);
  expect(areaOf('1 sniper c3')).toEqual(['c3']);
  expect(areaOf('1 run laser b1 b4')).toEqual(['b2', 'b3']);
  expect(areaOf('1 place mutant c3 n')).toEqual([]);
  expect(areaOf('')).toEqual([]);
});

it('whoever is hit stands in the area, with his wounds', async () => {
  const engine = await nodeEngine();
  const position = `nhx 1
player 1 moloch hand air-strike
player 2 borgo
b2 1 hq
b3 1 hybrid n
c2 2 super-mutant n
c3 2 mutant n
c5 2 mutant n
d3 2 hq`;
  const action = '1 air-strike c3';
  const tried = await engine.ask('try', { position, actions: [action] });
  if ('illegal' in tried) throw new Error(tried.sentence);
  const { gone, hurt } = ghostsOf((await look(engine, position)).units, tried.units);
  expect(gone.map((unit) => unit.hex)).toEqual(['b3', 'c3']);
  expect(hurt).toEqual([{ hex: 'c2', wounds: 1 }]);
  for (const hex of ['b3', 'c3', 'c2']) expect(areaOf(action)).toContain(hex);
});
