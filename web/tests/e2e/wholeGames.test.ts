import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import type { GameSetup } from '../../src/engine/api';
import { address, byId, useBrowser, visit } from './site';
import { playToTheEnd, savedMoves, settled, startPosition } from './table';

useBrowser();

const two: GameSetup = {
  mode: 'two',
  board: '19',
  preset: 'standard',
  options: [],
  seats: [{ army: 'borgo' }, { army: 'moloch' }],
};

// Fills in the page "New game"; whoever is not a person is a bot.
async function begin(page: Page, setup: GameSetup, people: number[]): Promise<string> {
  await page.goto(address('new'));
  await byId(page, `mode-${setup.mode}`).check({ force: true });
  await byId(page, `board-${setup.board}`).check({ force: true });
  for (const [index, { army }] of setup.seats.entries()) {
    const seat = index + 1;
    await byId(page, `seat-${seat}-${army}`).check({ force: true });
    await byId(page, `who-${seat}-${people.includes(seat) ? 'person' : 'bot'}`).check({ force: true });
  }
  await byId(page, 'start-game').click();
  await byId(page, 'table').waitFor();
  return startPosition(setup);
}

it('one click on the first page leads to a game against the bot', () =>
  visit(async ({ page }) => {
    await page.goto(address());
    await byId(page, 'play-now').click();
    expect(await settled(page)).toBe('asked');
    await page.click('[data-hex="c3"]');
    await byId(page, 'confirm').click();
    await expect.poll(async () => (await savedMoves(page)).length).toBeGreaterThan(2);
    expect(await settled(page)).toBe('asked');
  }));

it('two people play a whole game by clicks', () =>
  visit(async ({ page }) => {
    const start = await begin(page, two, [1, 2]);
    expect(await playToTheEnd(page, start)).toBeGreaterThan(30);
    const shown = await byId(page, 'game-over').innerText();
    expect(shown).toMatch(/Borgo|Moloch/);
    await byId(page, 'replay').click();
    await byId(page, 'replay').waitFor();
  }));

it('a person plays a whole game against the bot', () =>
  visit(async ({ page }) => {
    const setup: GameSetup = { ...two, seats: [{ army: 'vegas' }, { army: 'smart' }] };
    await playToTheEnd(page, await begin(page, setup, [1]));
    const moves = await savedMoves(page);
    expect(moves.some((move) => move.startsWith('1 place'))).toBe(true);
    expect(moves.some((move) => move.startsWith('2 place'))).toBe(true);
    await byId(page, 'again').click();
    expect(await settled(page)).toBe('asked');
  }));

it('two teams play on the large board', () =>
  visit(async ({ page }) => {
    const setup: GameSetup = {
      mode: 'team',
      board: '37',
      preset: 'standard',
      options: [],
      seats: [
        { army: 'outpost', team: 1 },
        { army: 'moloch', team: 2 },
        { army: 'hegemony', team: 1 },
        { army: 'doomsday', team: 2 },
      ],
    };
    await playToTheEnd(page, await begin(page, setup, [1]));
    expect(new Set((await savedMoves(page)).map((move) => move[0]))).toEqual(new Set(['1', '2', '3', '4']));
  }));

it('a game on the Duel board', () =>
  visit(async ({ page }) => {
    const setup: GameSetup = { ...two, board: 'duel', seats: [{ army: 'hegemony' }, { army: 'borgo' }] };
    await playToTheEnd(page, await begin(page, setup, [2]));
  }));

it('a setup that cannot be played says why', () =>
  visit(async ({ page }) => {
    await page.goto(address('new'));
    await byId(page, 'seat-1-borgo').check({ force: true });
    await byId(page, 'seat-2-borgo').check({ force: true });
    await byId(page, 'setup-faults').waitFor();
    expect(await byId(page, 'start-game').isDisabled()).toBe(true);
    await byId(page, 'seat-2-vegas').check({ force: true });
    await byId(page, 'setup-faults').waitFor({ state: 'detached' });
    await byId(page, 'mode-score').check({ force: true });
    await byId(page, 'board-duel').check({ force: true });
    expect(await byId(page, 'setup-faults').innerText()).toContain('Duel');
    await byId(page, 'board-37').check({ force: true });
    await byId(page, 'players-6').check({ force: true });
    await byId(page, 'start-game').click();
    await byId(page, 'table').waitFor();
    await page.goto(address('new'));
    expect(await byId(page, 'mode-score').isChecked()).toBe(true);
  }));
