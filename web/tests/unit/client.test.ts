import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Engine } from '../../src/engine/api';
import type { Asked, Told } from '../../src/engine/worker';

// A worker that answers when it is told to.
class Worker {
  static all: Worker[] = [];
  onmessage: ((event: { data: Told }) => void) | null = null;
  onerror: ((event: { message: string }) => void) | null = null;
  asked: Asked[] = [];
  isOver = false;

  constructor() {
    Worker.all.push(this);
  }

  postMessage(asked: Asked): void {
    this.asked.push(asked);
  }

  terminate(): void {
    this.isOver = true;
  }

  tell(told: Told): void {
    this.onmessage?.({ data: told });
  }
}

let engine: Engine;

beforeEach(async () => {
  Worker.all = [];
  vi.stubGlobal('Worker', Worker);
  vi.resetModules();
  ({ engine } = await import('../../src/engine/client'));
});

afterEach(() => vi.unstubAllGlobals());

const bot = { position: 'here', seed: '1' };

it('thinking has a worker of its own, and tells how far it is', async () => {
  const heard: number[] = [];
  const chosen = engine.ask('bot', bot, { progress: (percent) => heard.push(percent) });
  const looked = engine.ask('look', { position: 'here' });
  const [thinker, rules] = Worker.all as [Worker, Worker];
  expect(thinker.asked.map(({ question }) => question)).toEqual(['bot']);
  expect(rules.asked.map(({ question }) => question)).toEqual(['look']);
  thinker.tell({ id: thinker.asked[0]!.id, progress: 30 });
  rules.tell({ id: rules.asked[0]!.id, answer: { faults: [] } });
  expect(await looked).toEqual({ faults: [] });
  thinker.tell({ id: thinker.asked[0]!.id, answer: { action: '1 end', plan: [] } });
  expect(await chosen).toEqual({ action: '1 end', plan: [] });
  expect(heard).toEqual([30]);
});

it('chances are thought about apart from quick questions, and only where the game stands last', async () => {
  const { Chances } = await import('../../src/game/advice/chances.svelte');
  const chances = new Chances(engine);
  const asking = chances.ask('first');
  void chances.ask('second');
  void chances.ask('third');
  void engine.ask('look', { position: 'here' });
  const [thinker, rules] = Worker.all as [Worker, Worker];
  expect(rules.asked.map(({ question }) => question)).toEqual(['look']);
  const told = [{ seat: 1, chance: 7000 }];
  for (const answer of [{ chances: [] }, { chances: told }]) {
    thinker.tell({ id: thinker.asked.at(-1)!.id, answer });
    await new Promise((wait) => setTimeout(wait));
  }
  await asking;
  expect(thinker.asked.map(({ parameters }) => parameters)).toEqual([{ position: 'first' }, { position: 'third' }]);
  expect(chances.result).toEqual(told);
});

it('a thought that nobody wants any more ends its worker and nothing else', async () => {
  const leaving = new AbortController();
  const looked = engine.ask('look', { position: 'here' });
  const given = engine.ask('hint', bot, { signal: leaving.signal });
  const other = engine.ask('judge', { start: 'here', actions: [], seed: '1' });
  const [rules, thinker] = Worker.all as [Worker, Worker];
  leaving.abort();
  await expect(given).rejects.toBe(leaving.signal.reason);
  expect(thinker.isOver).toBe(true);
  expect(rules.isOver).toBe(false);
  const next = Worker.all[2]!;
  expect(next.asked.map(({ question }) => question)).toEqual(['judge']); // asked anew
  thinker.tell({ id: next.asked[0]!.id, answer: { loss: 1 } }); // too late
  next.tell({ id: next.asked[0]!.id, answer: { loss: 0 } });
  expect(await other).toEqual({ loss: 0 });
  rules.tell({ id: rules.asked[0]!.id, answer: { faults: [] } });
  await looked;
  await expect(engine.ask('hint', bot, { signal: leaving.signal })).rejects.toBe(leaving.signal.reason);
  expect(next.asked).toHaveLength(1);
});

it('an answer that came in time is not taken back', async () => {
  const leaving = new AbortController();
  const chosen = engine.ask('bot', bot, { signal: leaving.signal });
  const [thinker] = Worker.all as [Worker];
  thinker.tell({ id: thinker.asked[0]!.id, answer: { action: '1 end', plan: [] } });
  leaving.abort();
  expect(await chosen).toEqual({ action: '1 end', plan: [] });
  expect(thinker.isOver).toBe(false);
});

it('a worker that fails is replaced', async () => {
  const looked = engine.ask('look', { position: 'here' });
  Worker.all[0]!.tell({ id: 1, failure: 'no memory' });
  await expect(looked).rejects.toThrow('no memory');
  const again = engine.ask('look', { position: 'here' });
  Worker.all[1]!.onerror!({ message: 'gone' });
  await expect(again).rejects.toThrow('gone');
  const wrong = engine.ask('look', { position: 'here' });
  Worker.all[2]!.tell({ id: Worker.all[2]!.asked[0]!.id, answer: { error: 'A request is broken.' } });
  await expect(wrong).rejects.toThrow('A request is broken.');
});
