// @vitest-environment node
import { expect, it } from 'vitest';
import type { LogLine } from '../../src/game/log';
import { tell } from '../../src/table/telling';
import { en } from '../../src/texts/en';
import { nodeEngine, setups } from './nodeEngine';

it('whoever wins alone wins, whoever does not shares the win', async () => {
  const engine = await nodeEngine();
  const tiles = (await engine.ask('tiles', {})).armies;
  const started = await engine.ask('start', { setup: setups.two! });
  if ('faults' in started) throw new Error(JSON.stringify(started.faults));
  const { players } = started;
  const line: LogLine = { kind: 'event', event: { kind: 'won', seat: 1 }, places: {}, hexes: [] };
  const won = (winners: boolean[]) => players.map((player, i) => ({ ...player, won: winners[i]! }));
  expect(tell(line, en, tiles, won([true, false]))).toBe('Borgo wins the game');
  expect(tell(line, en, tiles, won([true, true]))).toBe('Borgo shares the win: a draw');
});
