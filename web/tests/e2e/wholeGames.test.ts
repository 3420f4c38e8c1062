import { expect, it } from 'vitest';
import { address, byId, small, useBrowser, visit } from './site';
import { begin, playToTheEnd, savedMoves, settled, two } from './table';

useBrowser();

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
  }, small));

it('a person plays a whole game against the bot', () =>
  visit(async ({ page }) => {
    const setup = { ...two, seats: [{ army: 'vegas' as const }, { army: 'smart' as const }] };
    await playToTheEnd(page, await begin(page, setup, [1]));
    const moves = await savedMoves(page);
    expect(moves.some((move) => move.startsWith('1 place'))).toBe(true);
    expect(moves.some((move) => move.startsWith('2 place'))).toBe(true);
    await byId(page, 'again').click();
    await byId(page, 'game-over').waitFor({ state: 'detached' });
    expect(await settled(page)).toBe('asked');
  }, small));

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
