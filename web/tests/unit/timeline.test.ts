// @vitest-environment node
import { beforeAll, describe, expect, it } from 'vitest';
import type { Engine, GameEvent, UnitView } from '../../src/engine/api';
import { eventText } from '../../src/engine/notation';
import { Scene } from '../../src/playback/scene';
import { timelineOf } from '../../src/playback/timeline';
import { look, nodeEngine, playRandomly, setups } from './nodeEngine';

let engine: Engine;
beforeAll(async () => {
  engine = await nodeEngine();
});

const inWords = (units: UnitView[]): string[] =>
  units
    .map(({ hex, seat, tile, facing, wounds, controller }) => [hex, seat, tile, facing, wounds, controller].join(' '))
    .sort();

describe('replaying the events on the old board gives the new one', () => {
  const games = Object.keys(setups).flatMap((name) => [1, 2, 3].map((seed): [string, number] => [name, seed]));
  it.each(games)('%s, game %i', { timeout: 120_000 }, async (name, seed) => {
    let battles = 0;
    await playRandomly(engine, setups[name]!, seed, ({ before, events, after }) => {
      const scene = new Scene(before);
      scene.apply(events.filter((event) => event.kind === 'moved'));
      scene.apply(events.filter((event) => event.kind !== 'moved'));
      expect(inWords(scene.units), events.map(eventText).join('\n')).toEqual(inWords(after.units));
      expect(scene.hp).toEqual(Object.fromEntries(after.players.map((player) => [player.seat, player.hp])));
      expect(scene.score).toEqual(Object.fromEntries(after.players.map((player) => [player.seat, player.score])));

      const frames = timelineOf(before, events, { battle: false, quiet: false });
      const told = frames.flatMap((frame) => frame.events);
      const lost = events.filter(
        (event) => !told.includes(event) && !['segment', 'over', 'won', 'returned'].includes(event.kind),
      );
      expect(lost).toEqual([]);
      battles += frames.filter((frame) => frame.segment !== null).length;
    });
    expect(battles).toBeGreaterThan(0);
  });
});

describe('a Battle in frames', () => {
  const position = `nhx 1
player 1 borgo hand battle
player 2 moloch
to-act 1 play turn 9
a1 1 hq
c3 1 mutant n
c4 2 clown s
c5 2 hq`;

  it('shows what flies, then who falls', async () => {
    const before = await look(engine, position.replace('clown', 'hornet'));
    const played = await engine.ask('play', { position: before.position, action: '1 battle' });
    if ('illegal' in played) throw new Error(played.sentence);
    const frames = timelineOf(before, played.events, { battle: true, quiet: true });
    expect(frames[0]).toMatchObject({ banner: 'played', segment: null });
    const strike = frames.find((frame) => frame.marks.length > 0)!;
    expect(strike.lifted).toContain('c3');
    expect(strike.marks.map((mark) => mark.kind)).toContain('damage');
    const fall = frames.find((frame) => frame.fallen.length > 0)!;
    expect(fall.units.map((unit) => unit.hex)).toEqual(expect.arrayContaining(fall.fallen));
  });

  it('does not show a person his own quiet step again', async () => {
    const before = await look(engine, position);
    const options = { battle: false, quiet: true };
    const placed: GameEvent = { kind: 'placed', hex: 'b2', seat: 1, tile: 'mutant', facing: 'n' };
    expect(timelineOf(before, [placed], options)).toEqual([]);
    expect(timelineOf(before, [placed], { ...options, quiet: false })).toHaveLength(1);
  });

  it('lets units that change places pass each other', async () => {
    const scene = new Scene(await look(engine, position));
    scene.apply([
      { kind: 'moved', from: 'c3', to: 'c4', facing: 'n' },
      { kind: 'moved', from: 'c4', to: 'c3', facing: 's' },
    ]);
    expect(scene.at('c4')?.tile).toBe('mutant');
    expect(scene.at('c3')?.tile).toBe('clown');
  });
});
