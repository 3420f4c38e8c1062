import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Answer, Ask, Engine, Question, RecordData, Thinking } from '../../src/engine/api';
import type { Game } from '../../src/game/game.svelte';
import { logEntry } from '../../src/game/log';
import { deleteGame, keepGame, renameSaved, savedGame, savedGames } from '../../src/game/saves';
import type { SeatInfo } from '../../src/game/seats';
import { TableGame } from '../../src/table/tableGame';
import { nodeEngine, setups } from './nodeEngine';

let real: Engine;
let breaks: Question | null = null; // the question that fails
let asked: Question[] = [];
let levels: unknown[] = []; // that bots were asked with
let watched: Game | null = null; // whose thoughts are kept
let thoughts: Game['thought'][] = [];
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

async function started(seats = people): Promise<TableGame> {
  const table = await TableGame.start(setups.two!, seats, 'Borgo – Moloch', engine);
  Object.assign(table.pace, { botPause: 0, speed: 0 });
  await table.game.goOn();
  return table;
}

async function afterHqs(): Promise<TableGame> {
  const table = await started();
  await table.game.play('1 hq a1');
  await table.game.play('2 hq e5');
  return table;
}

async function resumed(start: string, about: RecordData['about'] = []): Promise<TableGame> {
  const table = await TableGame.resume({ name: 'resumed', about, start, moves: [] }, 'resumed', 'Resumed', engine);
  Object.assign(table.pace, { botPause: 0, speed: 0 });
  return table;
}

describe('a running game', () => {
  it('deals by itself and asks the next person', async () => {
    const { game } = await afterHqs();
    expect(game.view).toMatchObject({ phase: 'play', seat: 1 });
    expect(game.view.players[0]!.hand).toHaveLength(1);
    expect(game.awaitsPerson).toBe(true);
  });

  it('takes back what the person has decided himself, not a draw', async () => {
    const { game } = await afterHqs();
    expect(game.canUndo).toBe(false);
    const { position } = game.view;
    await game.play(game.view.actions.find((action) => action.includes(' discard '))!);
    expect(game.canUndo).toBe(true);
    await game.undo();
    expect(game.view.position).toBe(position);
    expect(game.canUndo).toBe(false);
  });

  it('does not let one person take back what another has decided', async () => {
    const { game } = await started();
    await game.play('1 hq a1');
    expect(game.view.seat).toBe(2);
    expect(game.canUndo).toBe(false);
  });

  it('refuses what is illegal and says why', async () => {
    const { game } = await afterHqs();
    expect(await game.play('1 place mutant a1 n')).toBe(false);
    expect(game.trouble?.kind).toBe('refused');
  });

  it('survives an engine that fails, and goes on afterwards', async () => {
    const { game } = await afterHqs();
    const { position } = game.view;
    const length = game.entries.length;
    breaks = 'play';
    expect(await game.play('1 end')).toBe(false);
    expect(game.trouble).toMatchObject({ kind: 'failed' });
    expect(game.view.position).toBe(position);
    expect(game.entries).toHaveLength(length);
    breaks = null;
    expect(await game.play('1 end')).toBe(true);
    expect(game.trouble).toBeNull();
  });

  it('goes on dealing after a failed deal', async () => {
    const { game } = await afterHqs();
    breaks = 'deal';
    await game.play('1 end');
    expect(game.view.phase).toBe('draw');
    breaks = null;
    await game.goOn();
    expect(game.view).toMatchObject({ phase: 'play', seat: 2 });
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
    const { game, showing, pace } = await resumed(start);
    pace.speed = 1;
    const done = game.play('1 battle');
    await expect.poll(() => showing.playback).not.toBeNull();
    expect(game.view.seat).toBe(2);
    expect(showing.view).toMatchObject({ seat: 1, phase: 'play' });
    expect(showing.view!.players[0]).toMatchObject({ hand: ['mutant'], hp: 20 });
    showing.skip();
    await done;
    expect(showing).toMatchObject({ view: null, playback: null });
  });

  it('ends when somebody resigns', async () => {
    const { game } = await afterHqs();
    await game.resign();
    expect(game.over).toBe(true);
    expect(game.view.players.map((player) => player.won)).toEqual([false, true]);
    expect(game.canUndo).toBe(false);
  });

  it('lets bots play a whole game', { timeout: 120_000 }, async () => {
    const { game } = await started([
      { kind: 'bot', name: '', level: 'regular' },
      { kind: 'bot', name: '', level: 'beginner' },
    ]);
    expect(game.trouble).toBeNull();
    expect(game.over).toBe(true);
    expect(new Set(levels)).toEqual(new Set(['regular', 'beginner']));
    const lines = game.entries.flatMap((entry) => logEntry(entry).lines);
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
    const { game } = await resumed(start, skilled);
    await game.goOn();
    expect(game.entries.filter((entry) => entry.seat === 1 && !entry.chance).length).toBeGreaterThan(1);
    expect(levels).toEqual(['skilled']);
    expect(game.awaitsPerson).toBe(true);
  });

  it('plays at the usual level when nothing is said of it', async () => {
    const { game } = await resumed(start, about);
    await game.goOn();
    expect(new Set(levels)).toEqual(new Set(['regular']));
  });

  it('tells how far it is with its thinking', async () => {
    const strong = [...about, { word: 'level-1', text: 'expert' }];
    const { game } = await resumed(start, strong);
    watched = game;
    await game.goOn();
    expect(levels[0]).toBe('expert');
    expect(thoughts[0]).toMatchObject({ seat: 1 });
    expect(thoughts.at(-1)).toEqual({ seat: 1, percent: 100 });
    expect(game.thought).toBeNull();
  });

  it('stops thinking when the game is left, and thinks again when it goes on', async () => {
    silent = 'bot';
    const table = await resumed(start, about);
    const { game } = table;
    const going = game.goOn();
    await expect.poll(() => asked).toContain('bot');
    table.close();
    await going;
    expect(game).toMatchObject({ trouble: null, busy: false, entries: [] });
    silent = null;
    await game.goOn();
    expect(game.entries.length).toBeGreaterThan(0);
  });
});

describe('saved games', () => {
  it('are kept after each step and go on where they were', async () => {
    const { game, saving } = await afterHqs();
    await game.play(game.view.actions.find((action) => action.includes(' discard '))!);
    const saved = savedGame(saving.id)!;
    expect(saved).toMatchObject({ armies: ['borgo', 'moloch'], over: false });
    const read = await engine.ask('read', { text: saved.text });
    if ('faults' in read) throw new Error(JSON.stringify(read.faults));
    const again = await TableGame.resume(read.record, saving.id, saved.name, engine);
    expect(again.game.view.position).toBe(game.view.position);
    expect(again.seats).toEqual([
      { kind: 'person', name: 'Ann' },
      { kind: 'person', name: 'Bob the 1' },
    ]);
    expect(again.game.canUndo).toBe(true);
  });

  it('remember the levels of bots; a bot without one is regular', async () => {
    const seats: SeatInfo[] = [
      { kind: 'person', name: '' },
      { kind: 'bot', name: 'Max', level: 'strongest' },
    ];
    const { saving } = await started(seats);
    const read = await engine.ask('read', { text: savedGame(saving.id)!.text });
    if ('faults' in read) throw new Error(JSON.stringify(read.faults));
    expect((await TableGame.resume(read.record, 'again', '', engine)).seats).toEqual(seats);
    const old = { ...read.record, about: read.record.about.filter((line) => line.word !== 'level-2') };
    const resumedOld = await TableGame.resume(old, 'old', '', engine);
    expect(resumedOld.seats).toEqual([
      { kind: 'person', name: '' },
      { kind: 'bot', name: 'Max', level: 'regular' },
    ]);
  });

  it('can be renamed and deleted; a damaged one is reported', async () => {
    const { id } = (await afterHqs()).saving;
    renameSaved(id, 'Sunday');
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
