import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Answer, Ask, Engine, GameEvent, GameSetup, Question, Thinking, View } from '../../src/engine/api';
import { startEngine } from '../../src/engine/wasm';

// The real engine, without a worker.
export async function nodeEngine(): Promise<Engine> {
  const bytes = readFileSync(resolve(import.meta.dirname, '../../src/engine/nhx.wasm'));
  let progress: Thinking['progress'];
  const answer = await startEngine(await WebAssembly.compile(bytes), (percent) => progress?.(percent));
  return {
    ask: <Q extends Question>(question: Q, parameters: Ask<Q>, thinking?: Thinking) => {
      progress = thinking?.progress;
      return Promise.resolve(JSON.parse(answer(JSON.stringify({ ...parameters, ask: question }))) as Answer<Q>);
    },
  };
}

export async function look(engine: Engine, position: string): Promise<View> {
  const view = await engine.ask('look', { position });
  if ('faults' in view) throw new Error(JSON.stringify(view.faults));
  return view;
}

// Numbers that are the same in every run.
export function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * below);
  };
}

export const setups: Record<string, GameSetup> = {
  two: {
    mode: 'two',
    board: '19',
    preset: 'standard',
    options: [],
    seats: [{ army: 'borgo' }, { army: 'moloch' }],
  },
  captures: {
    mode: 'two',
    board: '19',
    preset: 'standard',
    options: [],
    seats: [{ army: 'vegas' }, { army: 'smart' }],
  },
  duel: {
    mode: 'two',
    board: 'duel',
    preset: 'duel',
    options: [],
    seats: [{ army: 'hegemony' }, { army: 'doomsday' }],
  },
  reinforcements: {
    mode: 'two',
    board: '19',
    preset: 'standard',
    options: ['reinforcements'],
    seats: [{ army: 'outpost' }, { army: 'vegas' }],
  },
  team: {
    mode: 'team',
    board: '37',
    preset: 'standard',
    options: [],
    seats: [
      { army: 'outpost', team: 1 },
      { army: 'moloch', team: 2 },
      { army: 'hegemony', team: 1 },
      { army: 'vegas', team: 2 },
    ],
  },
  deathmatch: {
    mode: 'deathmatch',
    board: '19',
    preset: 'standard',
    options: [],
    seats: [{ army: 'borgo' }, { army: 'smart' }, { army: 'vegas' }],
  },
  score: {
    mode: 'score',
    board: '19',
    preset: 'standard',
    options: [],
    seats: [{ army: 'outpost' }, { army: 'hegemony' }, { army: 'doomsday' }],
  },
};

export interface Step {
  before: View;
  action: string;
  events: GameEvent[];
  after: View;
}

// A game of random decisions, fond of Battles; every step is reported.
export async function playRandomly(
  engine: Engine,
  setup: GameSetup,
  seed: number,
  report: (step: Step) => void | Promise<void>,
): Promise<View> {
  const roll = dice(seed);
  const started = await engine.ask('start', { setup });
  if ('faults' in started) throw new Error(JSON.stringify(started.faults));
  let view: View = started;
  while (view.phase !== 'over') {
    if (view.phase === 'draw') {
      const dealt = await engine.ask('deal', { position: view.position, seed: String(roll(1e9)) });
      view = dealt.view;
      continue;
    }
    const placing = view.actions.filter((action) => / (place|battle)\b/.test(action));
    const pool = placing.length > 0 && roll(4) > 0 ? placing : view.actions;
    const action = pool[roll(pool.length)]!;
    const played = await engine.ask('play', { position: view.position, action });
    if ('illegal' in played) throw new Error(`${action}: ${played.sentence}`);
    const { events, view: after } = played;
    await report({ before: view, action, events, after });
    view = after;
  }
  return view;
}
