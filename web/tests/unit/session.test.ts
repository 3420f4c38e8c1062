import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Answer, Ask, Engine, Question, Thinking } from '../../src/engine/api';
import { logEntry } from '../../src/game/log';
import { deleteGame, keepGame, renameGame, savedGame, savedGames } from '../../src/game/saves';
import type { SeatInfo } from '../../src/game/seats';
import { GameSession } from '../../src/game/session.svelte';
import { nodeEngine, setups } from './nodeEngine';

let real: Engine;
let breaks: Question | null = null; // the question that fails
let asked: Question[] = [];
let levels: unknown[] = []; // that bots were asked with
let watched: GameSession | null = null; // whose thoughts are kept
let thoughts: GameSession['thought'][] = [];
let silent: Question | null = null; // the question that is answered only when it is given up
const engine: Engine = {
  ask: <Q extends Question>(question: Q, parameters: Ask<Q>, thinking?: Thinking): Promise<Answer<Q>> => {
    asked.push(question);
    if (question === 'bot') levels.push((parameters as Ask<'bot'>).level);
    if (question === silent)
      return new Promise((_, reject) =>
        thinking?.signal?.addEventListener('abort', () => reject(thinking.signal!.reason as Error)),
      );
    const progress = (percent: number) => {
      thinking?.progress?.(percent);
      if (watched) thoughts.push(watched.thought);
    };
    return question === breaks
      ? Promise.reject(new Error('broken'))
      : real.ask(question, parameters, { ...thinking, progress });
  },
};

beforeAll(async () => {
  real = await nodeEngine();
});

beforeEach(() => {
  breaks = null;
  silent = null;
  asked = [];
  levels = [];
  watched = null;
  thoughts = [];
  localStorage.clear();
});

const people: SeatInfo[] = [
  { kind: 'person', name: 'Ann' },
  { kind: 'person', name: 'Bob; the #1' },
];

async function started(seats = people): Promise<GameSession> {
  const session = await GameSession.start(setups.two!, seats, engine);
  session.pace = { botPause: 0, speed: 0 };
  await session.goOn();
  return session;
}

async function afterHqs(): Promise<GameSession> {
  const session = await started();
  await session.play('1 hq a1');
  await session.play('2 hq e5');
  return session;
}

describe('a running game', () => {
  it('deals by itself and asks the next person', async () => {
    const session = await afterHqs();
    expect(session.view).toMatchObject({ phase: 'play', seat: 1 });
    expect(session.view.players[0]!.hand).toHaveLength(1);
    expect(session.awaitsPerson).toBe(true);
  });

  it('takes back what the person has decided himself, not a draw', async () => {
    const session = await afterHqs();
    expect(session.canUndo).toBe(false);
    const { position } = session.view;
    await session.play(session.view.actions.find((action) => action.includes(' discard '))!);
    expect(session.canUndo).toBe(true);
    await session.undo();
    expect(session.view.position).toBe(position);
    expect(session.canUndo).toBe(false);
  });

  it('does not let one person take back what another has decided', async () => {
    const session = await started();
    await session.play('1 hq a1');
    expect(session.view.seat).toBe(2);
    expect(session.canUndo).toBe(false);
  });

  it('refuses what is illegal and says why', async () => {
    const session = await afterHqs();
    expect(await session.play('1 place mutant a1 n')).toBe(false);
    expect(session.trouble?.kind).toBe('refused');
  });

  it('survives an engine that fails, and goes on afterwards', async () => {
    const session = await afterHqs();
    const { position } = session.view;
    const length = session.entries.length;
    breaks = 'look';
    expect(await session.play('1 end')).toBe(false);
    expect(session.trouble).toMatchObject({ kind: 'engine' });
    expect(session.view.position).toBe(position);
    expect(session.entries).toHaveLength(length);
    breaks = null;
    expect(await session.play('1 end')).toBe(true);
    expect(session.trouble).toBeNull();
  });

  it('goes on dealing after a failed deal', async () => {
    const session = await afterHqs();
    breaks = 'deal';
    await session.play('1 end');
    expect(session.view.phase).toBe('draw');
    breaks = null;
    await session.goOn();
    expect(session.view).toMatchObject({ phase: 'play', seat: 2 });
  });

  it('stays with whoever fights while a Battle is shown', async () => {
    const start = `nhx 1
player 1 borgo hand battle,mutant
player 2 moloch hand hybrid
to-act 1 play turn 9
a1 1 hq
c3 1 mutant n
c4 2 hornet s
c5 2 hq`;
    const session = await GameSession.resume({ name: 'battle', about: [], start, moves: [] }, 'battle', engine);
    const done = session.play('1 battle');
    await expect.poll(() => session.playback).not.toBeNull();
    expect(session.view.seat).toBe(2);
    expect(session.shown).toMatchObject({ seat: 1, phase: 'play' });
    expect(session.shown!.players[0]).toMatchObject({ hand: ['mutant'], hp: 20 });
    session.playback!.skip();
    await done;
    expect(session).toMatchObject({ shown: null, playback: null });
  });

  it('ends when somebody resigns', async () => {
    const session = await afterHqs();
    await session.resign();
    expect(session.over).toBe(true);
    expect(session.view.players.map((player) => player.won)).toEqual([false, true]);
    expect(session.canUndo).toBe(false);
  });

  it('lets bots play a whole game', { timeout: 120_000 }, async () => {
    const session = await started([
      { kind: 'bot', name: '', level: 'regular' },
      { kind: 'bot', name: '', level: 'beginner' },
    ]);
    expect(session.trouble).toBeNull();
    expect(session.over).toBe(true);
    expect(new Set(levels)).toEqual(new Set(['regular', 'beginner']));
    const lines = session.entries.flatMap(
      (entry, index) => logEntry(entry, session.entries[index - 1]?.position ?? session.start).lines,
    );
    expect(lines.length).toBeGreaterThan(50);
  });
});

describe('a bot', () => {
  const start = `nhx 1
player 1 borgo hand mutant,mutant
player 2 moloch hand hybrid
to-act 1 play turn 9
a1 1 hq
c4 2 hornet s
e5 2 hq`;
  const about = [{ word: 'seat-1', text: 'bot' }];

  it('is asked once for a turn that goes as planned', async () => {
    const skilled = [...about, { word: 'level-1', text: 'skilled' }];
    const session = await GameSession.resume({ name: 'plan', about: skilled, start, moves: [] }, 'plan', engine);
    session.pace = { botPause: 0, speed: 0 };
    await session.goOn();
    expect(session.entries.filter((entry) => entry.seat === 1 && !entry.chance).length).toBeGreaterThan(1);
    expect(levels).toEqual(['skilled']);
    expect(session.awaitsPerson).toBe(true);
  });

  it('plays at the usual level when nothing is said of it', async () => {
    const session = await GameSession.resume({ name: 'usual', about, start, moves: [] }, 'usual', engine);
    session.pace = { botPause: 0, speed: 0 };
    await session.goOn();
    expect(new Set(levels)).toEqual(new Set(['regular']));
  });

  it('tells how far it is with its thinking', async () => {
    const strong = [...about, { word: 'level-1', text: 'expert' }];
    const session = await GameSession.resume({ name: 'progress', about: strong, start, moves: [] }, 'progress', engine);
    watched = session;
    session.pace = { botPause: 0, speed: 0 };
    await session.goOn();
    expect(levels[0]).toBe('expert');
    expect(thoughts[0]).toMatchObject({ seat: 1 });
    expect(thoughts.at(-1)).toEqual({ seat: 1, percent: 100 });
    expect(session.thought).toBeNull();
  });

  it('stops thinking when the game is left, and thinks again when it goes on', async () => {
    silent = 'bot';
    const session = await GameSession.resume({ name: 'left', about, start, moves: [] }, 'left', engine);
    session.pace = { botPause: 0, speed: 0 };
    const going = session.goOn();
    await expect.poll(() => asked).toContain('bot');
    session.close();
    await going;
    expect(session).toMatchObject({ trouble: null, busy: false, entries: [] });
    silent = null;
    await session.goOn();
    expect(session.entries.length).toBeGreaterThan(0);
  });
});

describe('saved games', () => {
  it('are kept after each step and go on where they were', async () => {
    const session = await afterHqs();
    await session.play(session.view.actions.find((action) => action.includes(' discard '))!);
    const saved = savedGame(session.id)!;
    expect(saved).toMatchObject({ armies: ['borgo', 'moloch'], over: false });
    const read = await engine.ask('read', { text: saved.text });
    if ('faults' in read) throw new Error(JSON.stringify(read.faults));
    const resumed = await GameSession.resume(read.record, session.id, engine);
    expect(resumed.view.position).toBe(session.view.position);
    expect(resumed.seats).toEqual([
      { kind: 'person', name: 'Ann' },
      { kind: 'person', name: 'Bob the 1' },
    ]);
    expect(resumed.canUndo).toBe(true);
  });

  it('remember the levels of bots; a bot without one is regular', async () => {
    const seats: SeatInfo[] = [
      { kind: 'person', name: '' },
      { kind: 'bot', name: 'Max', level: 'strongest' },
    ];
    const session = await started(seats);
    const read = await engine.ask('read', { text: savedGame(session.id)!.text });
    if ('faults' in read) throw new Error(JSON.stringify(read.faults));
    expect((await GameSession.resume(read.record, 'again', engine)).seats).toEqual(seats);
    const old = { ...read.record, about: read.record.about.filter((line) => line.word !== 'level-2') };
    expect((await GameSession.resume(old, 'old', engine)).levelOf(2)).toBe('regular');
    expect((await GameSession.resume(old, 'old', engine)).levelOf(1)).toBeNull();
  });

  it('can be renamed and deleted; a damaged one is reported', async () => {
    const { id } = await afterHqs();
    renameGame(id, 'Sunday');
    expect(savedGame(id)?.name).toBe('Sunday');
    localStorage.setItem('nhx.game.game-broken', '{"name": 3');
    const list = savedGames();
    expect(list.games.map((game) => game.id)).toEqual([id]);
    expect(list.damaged).toEqual(['game-broken']);
    deleteGame(id);
    deleteGame('game-broken');
    expect(savedGames()).toEqual({ games: [], damaged: [] });
  });

  it('are listed with the latest first', () => {
    const game = { name: '', armies: [], turn: 1, over: false, text: '' };
    keepGame({ ...game, id: 'old', savedAt: 1 });
    keepGame({ ...game, id: 'new', savedAt: 2 });
    expect(savedGames().games.map((each) => each.id)).toEqual(['new', 'old']);
  });
});
