import { beforeAll, describe, expect, it } from 'vitest';
import type { ActionText, Engine, Thinking } from '../../src/engine/api';
import { engineAsDealer, type Dealer } from '../../src/game/dealer';
import { Game } from '../../src/game/game.svelte';
import { lookAt } from '../../src/game/look';
import { person } from '../../src/game/players/person';
import type { Asked, Player } from '../../src/game/players/player';
import { Script } from '../../src/game/players/script';
import { nodeEngine, setups } from './nodeEngine';

let engine: Engine;
beforeAll(async () => {
  engine = await nodeEngine();
});

// Somebody far away: what he answers comes whenever the test says so.
class FarAway implements Player {
  readonly kind = 'away';
  asked: { question: Asked; signal: AbortSignal; answer: (action: ActionText | null) => void; fail: () => void }[] = [];

  decide(question: Asked, { signal }: Required<Thinking>): Promise<ActionText | null> {
    return new Promise((answer, reject) => {
      this.asked.push({ question, signal, answer, fail: () => reject(new Error('the line is dead')) });
    });
  }
}

async function gameOf(players: Player[], dealer: Dealer = engineAsDealer(engine)): Promise<Game> {
  const started = await engine.ask('start', { setup: setups.two! });
  if ('faults' in started) throw new Error(started.faults[0]!.sentence);
  const view = await lookAt(engine, started.position);
  return new Game(view.position, [], view, { engine, players, dealer });
}

// A game in which the second seat is asked where its HQ goes.
async function withFarAway(): Promise<{ game: Game; far: FarAway; going: Promise<boolean>; before: string }> {
  const far = new FarAway();
  const game = await gameOf([person, far]);
  await game.goOn();
  const going = game.play('1 hq a1');
  await expect.poll(() => far.asked).toHaveLength(1);
  return { game, far, going, before: game.view.position };
}

// The first seat can push a unit of the second, who then says where it goes.
async function pushing(second: Player): Promise<Game> {
  const start = `nhx 1
player 1 moloch hand push-back
player 2 outpost hand move
to-act 1 play turn 9
a1 1 hq
c3 1 hybrid n
c4 2 runner n
e5 2 hq`;
  const parts = { engine, players: [person, second], dealer: engineAsDealer(engine) };
  return new Game(start, [], await lookAt(engine, start), parts);
}

describe('a script', () => {
  it('decides what is written down, then leaves the game at rest', async () => {
    const game = await gameOf([person, new Script(['2 hq e5', '2 discard battle'])]);
    await game.goOn();
    expect(await game.play('1 hq a1')).toBe(true);
    expect(game.view).toMatchObject({ phase: 'play', seat: 1 });
    expect(game.entries.map((entry) => entry.actions[0]).slice(0, 2)).toEqual(['1 hq a1', '2 hq e5']);
    expect(game).toMatchObject({ awaitsPerson: true, trouble: null });

    const silent = await gameOf([person, new Script([])]);
    await silent.goOn();
    await silent.play('1 hq a1');
    expect(silent).toMatchObject({ busy: false, trouble: null, awaitsPerson: false });
    expect(silent.view).toMatchObject({ phase: 'setup', seat: 2 });
  });

  it('answers again when what it answered was taken back', async () => {
    const game = await pushing(new Script(['2 retreat c4 c5']));
    for (let time = 0; time < 2; ++time) {
      await game.play('1 push c3 c4');
      expect(game.entries.map((entry) => entry.actions[0])).toEqual(['1 push c3 c4', '2 retreat c4 c5']);
      await game.undo();
      expect(game.entries).toEqual([]);
      expect(game.view.players[0]!.hand).toEqual(['push-back']);
    }
  });

  it('that has an illegal line stops the game, which stays as it was', async () => {
    const game = await gameOf([person, new Script(['2 hq a1'])]);
    await game.goOn();
    await game.play('1 hq a1');
    expect(game.trouble?.kind).toBe('refused');
    expect(game.view).toMatchObject({ phase: 'setup', seat: 2 });
    expect(game.entries).toHaveLength(1);
  });
});

describe('somebody far away', () => {
  it('may take his time', async () => {
    const { game, far, going } = await withFarAway();
    expect(game).toMatchObject({ busy: true, awaitsPerson: false, canUndo: false });
    expect(far.asked[0]!.question.view).toMatchObject({ seat: 2, phase: 'setup' });
    expect(far.asked[0]!.question.entries).toHaveLength(1);
    expect(await game.play('2 hq e5')).toBe(false); // nobody else decides for him
    far.asked[0]!.answer('2 hq e5');
    expect(await going).toBe(true);
    expect(game.view).toMatchObject({ phase: 'play', seat: 1 });
  });

  it('does not have his answers taken back', async () => {
    const far = new FarAway();
    const game = await pushing(far);
    const going = game.play('1 push c3 c4');
    await expect.poll(() => far.asked).toHaveLength(1);
    far.asked[0]!.answer('2 retreat c4 c5');
    await going;
    expect(game).toMatchObject({ awaitsPerson: true, canUndo: false });
  });

  it('who never answers holds nobody: the game can be left and taken up again', async () => {
    const { game, far, going, before } = await withFarAway();
    game.close();
    await going;
    expect(far.asked[0]!.signal.aborted).toBe(true);
    expect(game).toMatchObject({ busy: false, trouble: null });
    expect(game.view.position).toBe(before);

    const again = game.goOn();
    await expect.poll(() => far.asked).toHaveLength(2);
    far.asked[0]!.answer('2 hq e1'); // too late: that question has been given up
    far.asked[1]!.answer('2 hq e5');
    await again;
    expect(game.entries[1]!.actions).toEqual(['2 hq e5']);
  });

  it('is asked again by a game that was left and taken up at once', async () => {
    const { game, far, going } = await withFarAway();
    game.close();
    void game.goOn();
    await expect.poll(() => far.asked).toHaveLength(2);
    far.asked[1]!.answer('2 hq e5');
    await going;
    expect(game.view).toMatchObject({ phase: 'play', seat: 1 });
  });

  it.each(['2 hq a1', '1 hq b1', '2 place mutant c3 n', 'nonsense', ''])(
    'who answers "%s" changes nothing and is asked again',
    async (answer) => {
      const { game, far, going, before } = await withFarAway();
      far.asked[0]!.answer(answer);
      await going;
      expect(game.trouble?.kind).toBe('refused');
      expect(game.view.position).toBe(before);
      expect(game.entries).toHaveLength(1);
      const again = game.goOn();
      await expect.poll(() => far.asked).toHaveLength(2);
      far.asked[1]!.answer('2 hq e5');
      await again;
      expect(game).toMatchObject({ trouble: null, awaitsPerson: true });
    },
  );

  it('whose line breaks is asked again when the person wants it', async () => {
    const { game, far, going, before } = await withFarAway();
    far.asked[0]!.fail();
    await going;
    expect(game.trouble).toEqual({ kind: 'failed', sentence: 'the line is dead' });
    expect(game.view.position).toBe(before);
    const again = game.goOn();
    await expect.poll(() => far.asked).toHaveLength(2);
    far.asked[1]!.answer('2 hq e5');
    await again;
    expect(game.view.phase).toBe('play');
  });
});

describe('a dealer elsewhere', () => {
  it('who never deals can be left', async () => {
    const game = await gameOf([person, person], { deal: () => new Promise(() => {}) });
    await game.goOn();
    await game.play('1 hq a1');
    const going = game.play('2 hq e5');
    await expect.poll(() => game.view.phase).toBe('draw');
    game.close();
    await going;
    expect(game).toMatchObject({ busy: false, trouble: null });
    expect(game.entries).toHaveLength(2);
  });
});
