import { beforeAll, describe, expect, it } from 'vitest';
import type { Answer, Ask, Engine, Purpose, Question, Thinking } from '../../src/engine/api';
import { Adviser } from '../../src/game/advice/adviser.svelte';
import { percents } from '../../src/game/advice/chances.svelte';
import type { Game } from '../../src/game/game.svelte';
import { Warner } from '../../src/game/advice/warner.svelte';
import { seatsOf, usualForm, wholeForm } from '../../src/pages/new/form';
import { TableGame } from '../../src/table/tableGame';
import { en } from '../../src/texts/en';
import { pl } from '../../src/texts/pl';
import { nodeEngine } from './nodeEngine';

let engine: Engine;
beforeAll(async () => {
  engine = await nodeEngine();
});

// A Battle in hand brings the enemy HQ down.
const won = `nhx 1
player 1 borgo hp 2 hand battle,mutant
player 2 moloch hp 1
to-act 1 play turn 9
a1 1 hq
c3 1 mutant n
c4 2 hq`;

async function begun(start = won): Promise<Game> {
  const record = { name: 'advice', about: [], start, moves: [] };
  const { game, pace } = await TableGame.resume(record, 'advice', '', engine);
  Object.assign(pace, { botPause: 0, speed: 0 });
  await game.goOn();
  return game;
}

// Whatever takes thinking fails, or waits until it is given up.
function without(thinking: 'fails' | 'waits'): Engine {
  return {
    ask: <Q extends Question>(question: Q, parameters: Ask<Q>, options?: Thinking): Promise<Answer<Q>> => {
      if (question !== 'hint' && question !== 'judge') return engine.ask(question, parameters, options);
      if (thinking === 'fails') return Promise.reject(new Error('broken'));
      return new Promise((_, reject) => {
        options?.signal?.addEventListener('abort', () => reject(new Error('given up')));
      });
    },
  };
}

it('percents add up to what the chances add up to', () => {
  expect(percents([6151, 3849])).toEqual([62, 38]);
  expect(percents([5050, 4950])).toEqual([51, 49]);
  expect(percents([3333, 3333, 3333])).toEqual([34, 33, 33]);
  expect(percents([10_000, 0])).toEqual([100, 0]);
  expect(percents([9_999, 0])).toEqual([100, 0]);
});

it('a bot of a new game is regular, and whatever else was chosen', () => {
  const form = usualForm();
  expect(seatsOf(form)).toEqual([
    { kind: 'person', name: '' },
    { kind: 'bot', name: '', level: 'regular' },
  ]);
  form.seats[1]!.level = 'expert';
  expect(wholeForm(JSON.parse(JSON.stringify(form))).seats[1]!.level).toBe('expert');
  expect(wholeForm({ seats: [{}, { kind: 'bot', level: 'godlike' }] }).seats[1]!.level).toBe('regular');
});

describe('hints', () => {
  it('come with thinking, the best turn on the board', async () => {
    const adviser = new Adviser(engine);
    await adviser.open(won);
    expect(adviser.turns!.length).toBeGreaterThan(0);
    expect(adviser.shown).toBe(0);
    expect(adviser.layout!.position).toBe(adviser.turns![0]!.steps.at(-1)!.position);
    await adviser.show(0);
    expect(adviser).toMatchObject({ shown: null, layout: null });
    adviser.close();
    expect(adviser).toMatchObject({ isOpen: false, turns: null });
  });

  it('that fail say why; those given up say nothing', async () => {
    const failing = new Adviser(without('fails'));
    await failing.open(won);
    expect(failing.trouble).toBe('broken');
    const slow = new Adviser(without('waits'));
    const opening = slow.open(won);
    slow.close();
    await opening;
    expect(slow).toMatchObject({ isOpen: false, trouble: null, turns: null });
  });

  it('can be played to the end of the turn', async () => {
    const game = await begun();
    const adviser = new Adviser(engine);
    await adviser.open(game.view.position);
    await game.playAll(adviser.turns![0]!.steps);
    expect(game.over).toBe(true);
    await game.playAll(adviser.turns![0]!.steps); // nothing is as planned any more
    expect(game.trouble).toBeNull();
  });
});

describe('a warning', () => {
  it('comes before a turn that gives much away, and not before a good one', async () => {
    const game = await begun();
    const warner = new Warner(engine);
    expect(await warner.allows(game, '1 end')).toBe(false);
    expect(warner.warning).toMatchObject({ action: '1 end', judgement: { best: { chance: 10_000 } } });
    expect(await warner.allows(game, '1 battle')).toBe(true);
    expect(warner).toMatchObject({ warning: null, checking: null });
  });

  it('looks at the whole turn, and not at what does not end it', async () => {
    const game = await begun();
    expect(game.turnSoFar).toEqual({ start: game.view.position, actions: [] });
    const { position } = game.view;
    await game.play('1 place mutant a2 n');
    expect(game.turnSoFar).toEqual({ start: position, actions: ['1 place mutant a2 n'] });
    await game.undo();
    expect(game.turnSoFar).toEqual({ start: position, actions: [] });
    const warner = new Warner(without('waits'));
    expect(await warner.allows(game, '1 discard mutant')).toBe(true);
  });

  it('is given up when the question changes, and stops nobody when thinking fails', async () => {
    const game = await begun();
    expect(await new Warner(without('fails')).allows(game, '1 end')).toBe(true);
    const warner = new Warner(without('waits'));
    const asking = warner.allows(game, '1 end');
    expect(warner.checking).toBe(0);
    warner.clear();
    expect(await asking).toBe(false); // nobody wants the answer any more
    expect(warner).toMatchObject({ warning: null, checking: null });
  });
});

describe.each(Object.entries({ en, pl }))('what a tile is for, in %s', (_, { game }) => {
  const nothing: Purpose = { step: 0, own_points: 0, enemy_points: 0, own_units: 0, enemy_units: 0, falls: false };
  const told = (purpose: Partial<Purpose>, byScore = false) =>
    game.hint.purpose({ ...nothing, ...purpose }, true, byScore);

  it('is a sentence of its own for everything that can be', () => {
    const keys = ['own_points', 'enemy_points', 'own_units', 'enemy_units'] as const;
    const sentences = [
      ...keys.flatMap((key) => [-2, 1, 5].map((value) => told({ [key]: value }))),
      ...keys.slice(0, 2).flatMap((key) => [-2, 1, 5].map((value) => told({ [key]: value }, true))),
      told({ falls: true }),
      told({}),
      game.hint.purpose(nothing, false, false),
    ];
    expect(new Set(sentences).size).toBe(sentences.length);
    for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}[^-]*\.$/u); // no minus sign, no loose end
  });
});
