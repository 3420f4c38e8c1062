// @vitest-environment node
import { expect, it } from 'vitest';
import type { Aimed, Engine } from '../../src/engine/api';
import { ghostsOf } from '../../src/table/board/ghosts';
import { look, nodeEngine } from './nodeEngine';

async function aim(engine: Engine, position: string, action: string): Promise<Aimed> {
  const aimed = await engine.ask('aim', { position, action });
  if ('illegal' in aimed) throw new Error(aimed.sentence);
  return aimed;
}

const position = `nhx 1
player 1 moloch hand air-strike
player 2 borgo
b2 1 hq
b3 1 hybrid n
c2 2 super-mutant n
c3 2 mutant n
c5 2 mutant n
d3 2 hq`;

it('an Air Strike covers seven hexes, and whoever is hit stands there, with his wounds', async () => {
  const engine = await nodeEngine();
  const { covers, units } = await aim(engine, position, '1 air-strike c3');
  expect(covers).toEqual(['b2', 'b3', 'c2', 'c3', 'c4', 'd3', 'd4']);
  const { gone, hurt } = ghostsOf((await look(engine, position)).units, units);
  expect(gone.map((unit) => unit.hex)).toEqual(['b3', 'c3']);
  expect(hurt).toEqual([{ hex: 'c2', wounds: 1 }]);
});

it('what harms nobody covers nothing', async () => {
  expect((await aim(await nodeEngine(), position, '1 discard air-strike')).covers).toEqual([]);
});
