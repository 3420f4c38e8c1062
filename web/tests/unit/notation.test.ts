// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ActionText, Engine, RecordData } from '../../src/engine/api';
import { actionOf, recordText, wordsOf } from '../../src/engine/notation';
import { dice, nodeEngine, setups } from './nodeEngine';

let engine: Engine;
beforeAll(async () => {
  engine = await nodeEngine();
});

async function written(record: RecordData): Promise<string> {
  const answer = await engine.ask('write', { record });
  if ('faults' in answer) throw new Error(JSON.stringify(answer.faults));
  return answer.text;
}

// All decisions and draws of a game of random decisions, and where it began.
async function randomMoves(name: string): Promise<{ start: string; moves: ActionText[] }> {
  const started = await engine.ask('start', { setup: setups[name]! });
  if ('faults' in started) throw new Error(JSON.stringify(started.faults));
  const roll = dice(7);
  const moves: ActionText[] = [];
  for (let view = started; view.phase !== 'over';) {
    const { position } = view;
    if (view.phase === 'draw') {
      const dealt = await engine.ask('deal', { position, seed: String(roll(1e9)) });
      moves.push(...dealt.draws);
      view = dealt.view;
      continue;
    }
    const action = view.actions[roll(view.actions.length)]!;
    const played = await engine.ask('play', { position, action });
    if ('illegal' in played) throw new Error(played.sentence);
    moves.push(action);
    view = played.view;
  }
  return { start: started.position, moves };
}

describe('a record that has grown move by move is the one that the engine writes, and reads back', () => {
  it.each(Object.keys(setups))('%s', { timeout: 60_000 }, async (name) => {
    const { start, moves } = await randomMoves(name);
    const about = [{ word: 'title', text: 'A game' }];
    const heading = await written({ name: 'a-game', about, start, moves: [] });
    const record = { name: 'a-game', about, start, moves: moves.map((action) => ({ action })) };
    const text = recordText(heading, moves);
    expect(text).toBe(await written(record));
    expect(await engine.ask('read', { text })).toEqual({ record });
    for (const action of moves) expect(actionOf(wordsOf(action))).toBe(action);
  });
});

// Positions are passed on unread, and what the words of an action are is known in one place.
it('no other file takes notation apart', () => {
  const folder = resolve(import.meta.dirname, '../../src');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(ts|svelte)$/.test(name),
  );
  const splitting = files.filter((name) => /split\(' '/.test(readFileSync(join(folder, name), 'utf8')));
  expect(splitting).toEqual(['engine/notation.ts']);
});
