// @vitest-environment node
import { beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '../../src/engine/api';
import { Choice, waysOf } from '../../src/game/choosing/choice';
import { kindOf, type Step } from '../../src/game/choosing/steps';
import { dice, nodeEngine, playRandomly, setups } from './nodeEngine';

let engine: Engine;
beforeAll(async () => {
  engine = await nodeEngine();
});

// Clicks through the steps as a person would: facings are turned to, what was taken by itself is skipped.
function clickThrough(actions: string[], steps: Step[]): string | null {
  let choice = Choice.of(actions);
  for (const step of steps) {
    if (kindOf(step) === 'do') return choice.actionOf(step);
    if (kindOf(step) === 'face') {
      const [, hex, facing] = step.split(' ');
      for (let turns = 0; turns < 6; ++turns) {
        if (choice.turns.find((each) => each.hex === hex)?.facing === facing) break;
        choice = choice.turn(1, hex);
      }
    } else if (choice.next.includes(step) || !choice.picks.includes(step)) {
      const next = choice.pick(step);
      if (!next) throw new Error(`${step} after ${choice.picks.join(', ')}`);
      choice = next;
    }
  }
  return choice.action;
}

describe('every legal action can be clicked', () => {
  it.each(Object.keys(setups))('%s', { timeout: 120_000 }, async (name) => {
    const roll = dice(7);
    let clicked = 0;
    await playRandomly(engine, setups[name]!, 3, ({ before }) => {
      const ways = waysOf(before.actions);
      const unique = new Map(ways.map((way) => [way.steps.join('|'), way.action]));
      expect(unique.size).toBe(ways.length);
      for (let i = 0; i < 3 && ways.length > 0; ++i) {
        const way = ways[roll(ways.length)]!;
        expect(clickThrough(before.actions, way.steps)).toBe(way.action);
        ++clicked;
      }
    });
    expect(clicked).toBeGreaterThan(100);
  });
});

describe('step by step', () => {
  const actions = [
    '1 place mutant b2 n',
    '1 place mutant b2 ne',
    '1 place mutant c3 n',
    '1 place mutant c3 ne',
    '1 discard mutant',
    '1 battle',
    '1 move a1 a1 ne',
    '1 move a1 a2 n',
    '1 small-bomb c3 c4 d4',
    '1 small-bomb c3 d3 d4',
    '1 end',
  ];

  it('offers tiles, then hexes, then a facing that can be turned', () => {
    const start = Choice.of(actions);
    expect(start.tiles).toEqual(['mutant', 'battle', 'move', 'small-bomb']);
    const tile = start.pick('tile mutant')!;
    expect(tile.targets).toEqual(['b2', 'c3']);
    expect(tile.buttons).toEqual(['do discard mutant']);
    const placed = tile.pick('hex c3')!;
    expect(placed.action).toBe('1 place mutant c3 n');
    expect(placed.turn(1).action).toBe('1 place mutant c3 ne');
    expect(placed.turn(1).turn(1).action).toBe('1 place mutant c3 n'); // past facings that are not legal
  });

  it('lets another hex or tile be picked instead, and keeps the facing', () => {
    const placed = Choice.of(actions).pick('tile mutant')!.pick('hex c3')!.turn(1);
    expect(placed.targets).toEqual(['b2', 'c3']);
    expect(placed.pick('hex b2')!.action).toBe('1 place mutant b2 ne');
    expect(placed.pick('tile move')!.targets).toEqual(['a1']);
    expect(placed.pick('hex e5')).toBeNull();
  });

  it('takes hexes in any order', () => {
    const bomb = Choice.of(actions).pick('tile small-bomb')!.pick('hex d4')!;
    expect(bomb.targets.sort()).toEqual(['c3', 'c4', 'd3']);
    expect(bomb.pick('hex c4')!.pick('hex c3')!.action).toBe('1 small-bomb c3 c4 d4');
  });

  it('swaps two units, each with its own facing and turned by itself', () => {
    const facings = ['n', 'ne', 'se', 's', 'sw', 'nw'] as const;
    const swaps = facings.flatMap((one) => facings.map((other) => `1 run swap b1 ${one} e4 ${other}`));
    const units = new Map([
      ['b1', 'ne'],
      ['e4', 'sw'],
    ] as const);
    for (const [first, second] of [
      ['b1', 'e4'],
      ['e4', 'b1'],
    ]) {
      const swap = Choice.of([...swaps, '1 end'], 'n', units)
        .pick('way run swap')!
        .pick(`hex ${first}`)!;
      const both = swap.pick(`hex ${second}`)!;
      expect(both.action).toBe('1 run swap b1 ne e4 sw');
      expect(both.turnable).toEqual(['e4', 'b1']);
      // What stood on b1 lies on e4 then.
      expect(both.turn(1, 'e4').action).toBe('1 run swap b1 se e4 sw');
      expect(both.turn(1, 'e4').turn(-1, 'b1').action).toBe('1 run swap b1 se e4 s');
    }
  });

  it('moves a unit with its own facing until it is turned', () => {
    const moves = ['a2', 'b2'].flatMap((to) => ['n', 'ne', 's'].map((facing) => `1 move a1 ${to} ${facing}`));
    const moved = Choice.of([...moves, '1 end'], 'n', new Map([['a1', 's']]))
      .pick('tile move')!
      .pick('hex a1')!;
    expect(moved.pick('hex a2')!.action).toBe('1 move a1 a2 s');
    expect(moved.pick('hex a2')!.turn(1).pick('hex b2')!.action).toBe('1 move a1 b2 n');
  });

  it('goes back one step at a time', () => {
    const moved = Choice.of(actions).pick('tile move')!.pick('hex a1')!.pick('hex a2')!;
    expect(moved.back().picks).toEqual(['tile move', 'hex a1']);
    expect(moved.back().back().picks).toEqual(['tile move']);
    expect(moved.back().back().back().picks).toEqual([]);
  });

  it('does not ask what has one answer', () => {
    expect(Choice.of(['2 retreat c4 c5', '2 retreat c4 d5']).targets).toEqual(['c5', 'd5']);
    const captive = Choice.of(['1 turn c4 n', '1 turn c4 s'], 's');
    expect(captive.action).toBe('1 turn c4 s');
    expect(Choice.of(['1 end']).action).toBeNull();
  });

  it('gives the turnable HQ its northern facing back', () => {
    const hq = Choice.of(['1 hq a1', '1 hq a1 ne', '1 hq b2', '1 hq b2 ne']).pick('hex b2')!;
    expect(hq.action).toBe('1 hq b2');
    expect(hq.turn(1).action).toBe('1 hq b2 ne');
  });

  it('says which action a wrong hex would have meant', () => {
    expect(Choice.of(actions).pick('tile mutant')!.attempt('e5')).toBe('1 place mutant e5 n');
  });
});
