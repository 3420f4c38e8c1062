/// <reference types="node" />
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { pages } from './pages';
import { scenario } from './scenarios';
import { address, byId, complete, laptop, phone, useBrowser, visit } from './site';
import { openRecord, perform } from './table';

useBrowser();

// Pictures to look at, of every page and the main states of the table.
const folder = resolve(process.env.SHOTS ?? resolve(import.meta.dirname, 'shots'));
mkdirSync(folder, { recursive: true });

const devices = { laptop, phone };
const six = `nhx 1
game six
mode deathmatch
board 37
player 1 outpost hand runner,battle,hmg
player 2 moloch hand hybrid,move
player 3 borgo hand mutant,claws,medic
player 4 hegemony hand runner
player 5 smart hand terror,move,battle
player 6 vegas hand mine,agitator
to-act 1 play turn 9
a1 1 hq
g7 2 hq
d1 3 hq
a4 4 hq
g4 5 hq
d7 6 hq
moves
`;
const moving = { settings: { battleSpeed: 'slow', reducedMotion: false } };

describe.each(Object.entries(devices))('pictures on a %s', (device, options) => {
  const shoot = async (page: Page, name: string, theme = 'dark') => {
    await page.evaluate(async () => {
      const ends = document.getAnimations().filter((each) => each.effect?.getComputedTiming().endTime !== Infinity);
      await Promise.all(ends.map((movement) => movement.finished));
    });
    await page.screenshot({ path: resolve(folder, `${name}-${device}-${theme}.png`) });
  };

  it.each(['dark', 'light'] as const)('of every page in %s colours', (theme) =>
    visit(
      async ({ page }) => {
        for (const [name, path] of Object.entries(pages)) {
          await page.goto(address(path));
          await complete(page);
          await shoot(page, name, theme);
        }
      },
      { ...options, colorScheme: theme },
    ),
  );

  it('of the table', () =>
    visit(
      async ({ page }) => {
        const { record } = scenario('battles/rulebook-3-0-battle');
        await openRecord(page, record);
        await shoot(page, 'table');
        await page.locator('[data-hex="c4"]').hover();
        await shoot(page, 'table-unit-explained');
        await page.click('[data-testid="hand-tile"][data-tile="battle"]');
        await shoot(page, 'table-battle-chosen');
        await byId(page, 'start-battle').click();
        await byId(page, 'segment').waitFor();
        await page.waitForTimeout(500);
        await page.screenshot({ path: resolve(folder, `battle-${device}-dark.png`) });
      },
      options,
      moving,
    ));

  it('of a tile being placed, of questions, of other boards, of the end and of a replay', () =>
    visit(async ({ page }) => {
      await openRecord(page, scenario('turn/a-unit-that-fills-the-board-walks-no-more').record);
      await page.locator('[data-testid="hand-tile"]').first().click();
      await page.click('[data-hex="c3"]');
      await byId(page, 'turn-right').click();
      await shoot(page, 'table-placing');

      const clown = scenario('hegemony/an-unused-quartermaster-is-offered-in-the-next-segment');
      await openRecord(page, clown.record);
      await perform(page, clown.actions[0]!);
      await shoot(page, 'table-question');

      await openRecord(page, scenario('duel-board/swap-may-leave-the-facings').record);
      await shoot(page, 'table-duel');

      await page.locator('[data-testid="procedure"]', { hasText: 'Swap' }).click();
      for (const hex of ['b1', 'e4']) await page.click(`[data-hex="${hex}"]`);
      await shoot(page, 'table-swap');

      await openRecord(page, scenario('instants/an-air-strike-hits-friend-and-foe-but-no-hq').record);
      await page.click('[data-testid="hand-tile"][data-tile="air-strike"]');
      await page.click('[data-hex="c3"]');
      await shoot(page, 'table-air-strike');

      await openRecord(page, six);
      await shoot(page, 'table-six');
      const column = await page.locator('.others').evaluate((each) => [each.scrollHeight, each.clientHeight]);
      expect(column[0]).toBe(column[1]); // nobody is out of sight

      const end = scenario('overtime/by-option-a-tie-is-a-draw-at-once');
      await openRecord(page, end.record);
      await perform(page, end.actions[0]!);
      await byId(page, 'game-over').waitFor();
      await shoot(page, 'table-over');

      await page.goto(address('replay'));
      await byId(page, 'example').click();
      await page.locator('[data-stop="20"]').click();
      await shoot(page, 'replay-running');
      await page.goto(address('saved'));
      await shoot(page, 'saved-games');
    }, options));
});
