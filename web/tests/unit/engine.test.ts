// @vitest-environment node
// The real module, as the worker runs it: every question, broken requests, and the native program as witness.

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { levels } from '../../src/engine/api';
import type { Answer, Ask, GameSetup, Question, RecordData, View } from '../../src/engine/api';
import { eventText } from '../../src/engine/notation';
import { startEngine } from '../../src/engine/wasm';
import type { AnswerText } from '../../src/engine/wasm';
import * as native from './native';

let answer: AnswerText;
let heard: number[] = []; // of progress

beforeAll(async () => {
  const bytes = readFileSync(resolve(import.meta.dirname, '../../src/engine/nhx.wasm'));
  answer = await startEngine(await WebAssembly.compile(bytes), (percent) => heard.push(percent));
});

function ask<Q extends Question>(question: Q, parameters: Ask<Q>): Answer<Q> {
  return JSON.parse(answer(JSON.stringify({ ...parameters, ask: question }))) as Answer<Q>;
}

function sure<T extends object, K extends string>(told: T, key: K): Extract<T, Record<K, unknown>> {
  expect(told).toHaveProperty([key]);
  return told as Extract<T, Record<K, unknown>>;
}

const setup: GameSetup = {
  mode: 'two',
  board: '19',
  preset: 'standard',
  options: [],
  seats: [{ army: 'borgo' }, { army: 'moloch' }],
};

const battlefield = `nhx 1
player 1 borgo hand mutant,battle
player 2 moloch
to-act 1 play
a1 1 hq
c3 1 mutant n
c4 2 clown n
e5 2 hq`;

describe('every question', () => {
  it('tiles: seven armies of 35 tiles', () => {
    const { armies } = ask('tiles', {});
    expect(Object.keys(armies)).toHaveLength(7);
    for (const tiles of Object.values(armies)) expect(tiles.reduce((sum, tile) => sum + tile.count, 0)).toBe(35);
  });

  it('start: the first position, or everything that is wrong', () => {
    const started = sure(ask('start', { setup }), 'position');
    expect(started).toEqual(ask('look', { position: started.position }));
    expect(started).toMatchObject({ phase: 'setup', preview: null });
    const { faults } = sure(
      ask('start', { setup: { ...setup, mode: 'team', board: '37', options: ['no-such'] } }),
      'faults',
    );
    expect(faults.map((fault) => fault.code)).toEqual(['unknown-option', 'number-of-players']);
  });

  it('look: all that a board needs to show', () => {
    const view = sure(ask('look', { position: battlefield }), 'units');
    expect(view.hexes).toHaveLength(19);
    expect(view.players.map((player) => [player.army, player.hp, player.full_hp, player.pile_size])).toEqual([
      ['borgo', 20, 20, 31],
      ['moloch', 20, 20, 33],
    ]);
    expect(view.actions).toContain('1 place mutant b2 ne');
    expect(view.can_resign).toBe(true);
    const mutant = view.units.find((unit) => unit.hex === 'c3');
    expect(mutant?.attacks[0]).toEqual({ side: 'n', kind: 'melee', strength: 1, path: ['c4'], hits: ['c4'] });
    const fault = sure(ask('look', { position: 'nhx 1\nplayer 1 brogo' }), 'faults').faults[0];
    expect(fault).toMatchObject({ line: 2, column: 10, code: 'unknown-army' });
  });

  it('play: done, or refused with a reason', () => {
    expect(sure(ask('play', { position: battlefield, action: '1 place mutant b2 n' }), 'events').events).toEqual([
      { kind: 'placed', hex: 'b2', seat: 1, tile: 'mutant', facing: 'n' },
    ]);
    expect(ask('play', { position: battlefield, action: '1 place mutant c3 n' })).toMatchObject({ illegal: 'taken' });
    expect(ask('play', { position: battlefield, action: 'fly' })).toMatchObject({ illegal: 'unreadable' });
    expect(ask('play', { position: battlefield, action: '2 end' })).toMatchObject({ illegal: 'not-your-turn' });
  });

  it('deal: every draw that is due, the same for a seed', () => {
    const ended = sure(ask('play', { position: battlefield, action: '1 end' }), 'view').view.position;
    const dealt = ask('deal', { position: ended, seed: '0xfedcba9876543210' });
    expect(dealt.draws.length).toBeGreaterThan(0);
    expect(ask('deal', { position: ended, seed: '18364758544493064720' })).toEqual(dealt);
    expect(ask('deal', { position: ended, seed: 'luck' })).toHaveProperty('error');
    expect(dealt.view).toEqual(ask('look', { position: dealt.view.position }));
    expect(dealt.view.phase).not.toBe('draw');
  });

  it('look and aim: what a Battle would do, with all its outcomes', () => {
    const { preview } = sure(ask('look', { position: battlefield }), 'preview');
    expect(preview).toMatchObject({ outcomes: 2, complete: true });
    expect(preview!.losses).toEqual([
      { hex: 'c3', seat: 1, tile: 'mutant', segment: -1, certain: false },
      { hex: 'c4', seat: 2, tile: 'clown', segment: -1, certain: false },
    ]);
    const more = sure(ask('aim', { position: battlefield, action: '1 place mutant d4 nw' }), 'preview').preview!;
    expect(more.losses).toContainEqual({ hex: 'c4', seat: 2, tile: 'clown', segment: 2, certain: true });
    expect(sure(ask('aim', { position: battlefield, action: '1 battle' }), 'preview').preview).toEqual(preview);
  });

  it('aim: the board after an action, or the reason why it is not possible', () => {
    const view = sure(ask('aim', { position: battlefield, action: '1 place mutant b2 n' }), 'units');
    expect(view.units.map((unit) => unit.hex)).toContain('b2');
    expect(ask('aim', { position: battlefield, action: '1 place mutant c3 n' })).toMatchObject({ illegal: 'taken' });
  });

  it.each(levels)('bot: a legal action of a %s one, and a plan that can be followed', (level) => {
    const { action, plan } = ask('bot', { position: battlefield, seed: '5', level });
    let { position } = sure(ask('play', { position: battlefield, action }), 'view').view;
    for (const step of plan) {
      expect(step.position).toBe(position);
      position = sure(ask('play', step), 'view').view.position;
    }
  });

  it('bot: regular unless something else is said, and never of an unknown level', () => {
    const asked = { position: battlefield, seed: '5' };
    expect(ask('bot', asked)).toEqual(ask('bot', { ...asked, level: 'regular' }));
    expect(JSON.parse(answer(JSON.stringify({ ask: 'bot', ...asked, level: 'godlike' })))).toEqual({
      error: expect.stringContaining('beginner, novice, regular, skilled, expert and strongest') as string,
    });
  });

  it('thinking tells how far it is', () => {
    heard = [];
    ask('bot', { position: battlefield, seed: '5', level: 'expert' });
    expect(heard.at(-1)).toBe(100);
    expect(heard).toEqual(heard.toSorted((one, other) => one - other));
  });

  it('chances: those of two sides add up', () => {
    const { chances } = ask('chances', { position: battlefield });
    expect(chances.map(({ seat }) => seat)).toEqual([1, 2]);
    const sum = chances[0]!.chance + chances[1]!.chance;
    expect(sum).toBeGreaterThanOrEqual(9_998); // rounded
    expect(sum).toBeLessThanOrEqual(10_000);
  });

  it('hint: turns that can be played step by step, with what each step is for', () => {
    const { turns } = ask('hint', { position: battlefield, seed: '5' });
    expect(turns.length).toBeGreaterThan(1);
    for (const turn of turns) {
      expect(turn.steps[0]!.position).toContain('c3 1 mutant n');
      for (const step of turn.steps) expect(ask('play', step)).toHaveProperty('view');
      expect(turn.steps[0]!.places).toMatchObject({ c3: { seat: 1, tile: 'mutant' } });
      for (const { step } of turn.purposes) expect(turn.steps[step]!.action).not.toMatch(/ (end|battle|discard)/);
      for (const step of turn.danger?.steps ?? []) expect(ask('play', step)).toHaveProperty('view');
    }
    const { position } = sure(ask('start', { setup }), 'position');
    expect(ask('hint', { position, seed: '5' })).toHaveProperty('error');
  });

  it('judge: nothing is lost by the best turn, something by giving the Battle away', () => {
    const [best] = ask('hint', { position: battlefield, seed: '5' }).turns;
    const asked = { start: battlefield, seed: '5' };
    const actions = best!.steps.map((step) => step.action);
    expect(sure(ask('judge', { ...asked, actions }), 'loss')).toMatchObject({ loss: 0, chance: best!.chance });
    const poor = sure(ask('judge', { ...asked, actions: ['1 end'] }), 'loss');
    expect(poor.loss).toBe(Math.max(0, poor.best.chance - poor.chance));
    expect(ask('judge', { ...asked, actions: ['1 place mutant c3 n'] })).toMatchObject({ illegal: 'taken' });
  });

  it('write, read and replay: a game as text', () => {
    const record: RecordData = {
      name: 'a-short-one',
      about: [{ word: 'event', text: 'club; evening # 1' }],
      start: sure(ask('start', { setup }), 'position').position,
      moves: [
        { action: '1 hq a1', comment: 'in the corner' },
        { action: '2 hq e5', mark: '!', comment: 'one\ntwo' },
        { action: '1 draw mutant' },
      ],
    };
    const { text } = sure(ask('write', { record }), 'text');
    const again = sure(ask('read', { text }), 'record').record;
    expect(again).toEqual({ ...record, about: [{ word: 'event', text: 'club evening 1' }] });
    expect(sure(ask('write', { record: again }), 'text').text).toBe(text);
    const moves = record.moves.map((move) => move.action);
    expect(sure(ask('replay', { start: record.start, moves }), 'steps').steps).toHaveLength(4);
    expect(ask('replay', { start: record.start, moves: ['1 hq a1', '1 hq a2'] })).toMatchObject({ move: 2 });
    expect(ask('write', { record: { ...record, name: 'Not a name' } })).toHaveProperty('faults');
    expect(ask('read', { text: 'nhx 1\nmoves' })).toHaveProperty('faults');
  });
});

describe('broken requests', () => {
  // A small generator of our own, so that a failure can be repeated.
  function dice(seed: number): (below: number) => number {
    let state = seed;
    return (below) => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return Math.floor((state / 2 ** 32) * below);
    };
  }

  it('an answer to whatever comes', () => {
    const asks = [
      { ask: 'look', position: battlefield },
      { ask: 'play', position: battlefield, action: '1 place mutant b2 n' },
      { ask: 'aim', position: battlefield, action: '1 battle' },
      { ask: 'aim', position: battlefield, action: '1 place mutant b2 n' },
      { ask: 'deal', position: battlefield.replace('1 play', '2 draw of 2'), seed: '77' },
      { ask: 'bot', position: battlefield, seed: '77' },
      { ask: 'start', setup },
      { ask: 'read', text: `nhx 1\ngame one\n${battlefield.slice(6)}\nmoves\n1 end` },
      { ask: 'write', record: { name: 'one', about: [], start: battlefield, moves: [{ action: '1 end' }] } },
      { ask: 'replay', start: battlefield, moves: ['1 end', '2 draw clown'] },
    ].map((request) => JSON.stringify(request));
    const roll = dice(4);
    const letters = '"{}[]:,;\\n 0123456789-abcdehmnopqrstwy\u00e9\u{1f600}';
    for (let i = 0; i < 2000; ++i) {
      let request = asks[i % asks.length]!;
      for (let changes = roll(4); changes >= 0; --changes) {
        const at = roll(request.length);
        const length = roll(3) === 0 ? roll(40) : roll(2);
        const inserted = Array.from({ length: roll(4) }, () => letters[roll(letters.length)]).join('');
        request = request.slice(0, at) + inserted + request.slice(at + length);
      }
      const told: unknown = JSON.parse(answer(request));
      expect(told, request).toBeTypeOf('object');
    }
  });

  it('depth and size do no harm', () => {
    expect(JSON.parse(answer('['.repeat(1 << 20)))).toHaveProperty('error');
    expect(
      JSON.parse(answer(`{"ask":"start","setup":{"seats":${'['.repeat(100000)}${']'.repeat(100000)}}}`)),
    ).toHaveProperty('faults');
    expect(JSON.parse(answer('x'.repeat(6 << 20)))).toHaveProperty('error');
    expect(
      JSON.parse(answer(JSON.stringify({ ask: 'look', position: '{"nhx":1,"units":' + '['.repeat(50000) }))),
    ).toHaveProperty('faults');
  });
});

describe('beside the native program', () => {
  it('the same signatures', { timeout: 120_000 }, () => {
    const signatures = native.bench();
    expect(ask('bench', { quick: true }).signature).toBe(signatures.quick_signature);
    expect(ask('bench', { quick: false }).signature).toBe(signatures.signature);
  });

  it('random games go the same way, step by step', { timeout: 120_000 }, () => {
    for (const text of native.randomGames(16, 11)) {
      const { record } = sure(ask('read', { text }), 'record');
      const moves = record.moves.map((move) => move.action);
      const witness = native.replay(record.start, moves);
      let position = record.start;
      let end: View | null = null;
      moves.forEach((action, i) => {
        const { events, view } = sure(ask('play', { position, action }), 'view');
        const told = { position: view.position, events: events.map(eventText) };
        expect(told, `${record.name}, move ${i + 1}`).toEqual(witness[i + 1]);
        position = view.position;
        end = view;
      });
      expect(end).toMatchObject({ phase: 'over' });
      const replayed = sure(ask('replay', { start: record.start, moves }), 'steps');
      const told = replayed.steps.map((step) => ({ position: step.position, events: step.events.map(eventText) }));
      expect(told).toEqual(witness);
      expect(replayed.view).toEqual(end);
    }
  });
});
