// @vitest-environment node
import { beforeAll, describe, expect, it } from 'vitest';
import type { Catalogue, Engine, View } from '../../src/engine/api';
import { wordsOf } from '../../src/engine/notation';
import { Choice, waysOf } from '../../src/game/choosing/choice';
import { kindOf } from '../../src/game/choosing/steps';
import { ghostsOf } from '../../src/table/board/ghosts';
import { namesOf } from '../../src/table/names';
import { questionOf } from '../../src/table/panels/question';
import { en } from '../../src/texts/en';
import { pl } from '../../src/texts/pl';
import type { Texts } from '../../src/texts/types';
import { dice, look, nodeEngine, playRandomly, setups } from './nodeEngine';

let engine: Engine;
let tiles: Catalogue;
beforeAll(async () => {
  engine = await nodeEngine();
  tiles = (await engine.ask('tiles', {})).armies;
});

function namesIn(texts: Texts, view: View) {
  return namesOf(texts, tiles, view.players, Object.fromEntries(view.units.map((unit) => [unit.hex, unit])));
}

function asked(texts: Texts, view: View, choice: Choice): string {
  return questionOf(texts, view, choice, namesIn(texts, view));
}

describe('every step of every choice has a question, every end a button with words', () => {
  it.each(Object.keys(setups))('%s', { timeout: 120_000 }, async (name) => {
    const roll = dice(11);
    await playRandomly(engine, setups[name]!, 5, ({ before }) => {
      const ways = waysOf(before.actions);
      const way = ways[roll(ways.length)];
      if (!way) return;
      for (const texts of [en, pl]) {
        let choice = Choice.of(before.actions);
        expect(asked(texts, before, choice)).toMatch(/\S/);
        for (const step of way.steps.filter((each) => kindOf(each) !== 'face' && kindOf(each) !== 'do')) {
          choice = choice.pick(step) ?? choice;
          const question = asked(texts, before, choice);
          expect(question).toMatch(/\S/);
          expect(question).not.toContain('undefined');
        }
        const last = way.steps.at(-1)!;
        if (kindOf(last) === 'do') expect(texts.events.label(way.action, namesIn(texts, before))).toMatch(/\S/);
        else expect(texts.game.confirm[wordsOf(way.action).word], way.action).toBeTypeOf('function');
      }
    });
  });
});

describe('what an action in the making changes', () => {
  const position = `nhx 1
player 1 borgo hand mutant,move,grenade
player 2 moloch
to-act 1 play turn 9
a1 1 hq
b2 1 mutant n
a2 2 hornet s
e5 2 hq`;

  async function ghosts(action: string) {
    const aimed = await engine.ask('aim', { position, action });
    if ('illegal' in aimed) throw new Error(aimed.sentence);
    const { fresh, gone, hurt } = ghostsOf((await look(engine, position)).units, aimed.units);
    return { fresh, gone: gone.map((unit) => unit.hex), hurt };
  }

  it('a tile that is placed', async () => {
    expect(await ghosts('1 place mutant c3 n')).toEqual({ fresh: ['c3'], gone: [], hurt: [] });
  });

  it('a unit that moves is not gone', async () => {
    expect(await ghosts('1 move b2 c3 s')).toEqual({ fresh: ['c3'], gone: [], hurt: [] });
    expect(await ghosts('1 move b2 b2 s')).toEqual({ fresh: ['b2'], gone: [], hurt: [] });
  });

  it('a unit that is destroyed', async () => {
    expect(await ghosts('1 grenade a2')).toEqual({ fresh: [], gone: ['a2'], hurt: [] });
  });
});
