/// <reference types="node" />
import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { levels } from '../../src/engine/api';
import { violations } from './axe';
import { address, byId, laptop, phone, useBrowser, visit } from './site';
import { openRecord, savedMoves, savedRecord, settled } from './table';

useBrowser();

const folder = resolve(process.env.SHOTS ?? resolve(import.meta.dirname, 'shots'));

// In the middle of a game: several tiles in hand, something to hit and something to fear.
const middle = `nhx 1
game middle
about seat-1 person
about seat-2 bot
about level-2 strongest
player 1 borgo hand mutant,claws,net-fighter
player 2 moloch hand hunter-killer,battle
to-act 1 play turn 9
a1 1 hq
b2 1 mutant n
b3 1 super-mutant ne
c3 2 hybrid s
c4 2 hunter-killer s
d4 2 blocker sw
e5 2 hq
moves
`;

// The enemy HQ falls by a Battle that is in hand.
const won = `nhx 1
game won
about seat-1 person
about seat-2 person
player 1 borgo hp 2 hand battle,mutant
player 2 moloch hp 1
to-act 1 play turn 9
a1 1 hq
c3 1 mutant n
c4 2 hq
moves
`;

const shoot = (page: Page, name: string) => page.screenshot({ path: resolve(folder, `${name}.png`) });

describe.each(Object.entries({ laptop, phone }))('on a %s', (device, options) => {
  it('every bot has a level, which is kept with the game', () =>
    visit(async ({ page }) => {
      await page.goto(address('new'));
      const level = byId(page, 'level-2');
      expect(await level.inputValue()).toBe('regular');
      expect(await level.locator('option').evaluateAll((all) => all.map((one) => one.getAttribute('value')))).toEqual([
        ...levels,
      ]);
      expect(await byId(page, 'level-1').count()).toBe(0); // a person has none
      await level.selectOption('beginner');
      await level.scrollIntoViewIfNeeded();
      await shoot(page, `new-game-levels-${device}`);
      expect(await violations(page)).toEqual([]);
      await byId(page, 'start-game').click();
      await settled(page);
      expect(await byId(page, 'level-of-2').innerText()).toMatch(/beginner/i);
      expect(await savedRecord(page)).toContain('about level-2 beginner');
      await page.goto(address('new'));
      expect(await byId(page, 'level-2').inputValue()).toBe('beginner'); // as in the last game
    }, options));

  it('the chances are shown above the board, and can be hidden', () =>
    visit(async ({ page }) => {
      await openRecord(page, middle);
      const chances = byId(page, 'chances');
      await chances.waitFor();
      const label = (await chances.getAttribute('aria-label'))!;
      const parts = [...label.matchAll(/(\d+) %/g)].map((match) => Number(match[1]));
      expect(parts).toHaveLength(2);
      expect(parts[0]! + parts[1]!).toBe(100);
      await shoot(page, `table-chances-${device}`);
      expect(await violations(page)).toEqual([]);
      await byId(page, 'table-menu').click();
      await byId(page, 'menu-chances').uncheck();
      await byId(page, 'close-dialog').click();
      await expect.poll(() => chances.count()).toBe(0);
      await page.goto(address('settings'));
      expect(await byId(page, 'setting-chances').isChecked()).toBe(false);
      await byId(page, 'setting-chances').check();
      await page.goto(address('play'));
      await chances.waitFor();
    }, options));

  it('a hint tells three turns, shows one on the board and plays it', () =>
    visit(async ({ page }) => {
      await openRecord(page, middle);
      await byId(page, 'ask-hint').click();
      const turns = byId(page, 'hint-turn');
      await expect.poll(() => turns.count()).toBe(3);
      const [best] = await turns.allInnerTexts();
      expect(best).toMatch(/\d+ % to win/);
      expect(best).toMatch(/Battle it|stands ready|no Battle|nothing in a Battle/);
      const ghosts = page.locator('[data-hex].ghost');
      await expect.poll(() => ghosts.count()).toBeGreaterThan(0); // the best one is on the board
      await shoot(page, `hint-${device}`);
      expect(await violations(page)).toEqual([]);
      await byId(page, 'show-turn').first().click();
      await expect.poll(() => ghosts.count()).toBe(0);
      await byId(page, 'show-turn').nth(1).click();
      await expect.poll(() => ghosts.count()).toBeGreaterThan(0);
      expect(await savedMoves(page)).toEqual([]);
      await byId(page, 'play-turn').first().click();
      await expect.poll(() => savedMoves(page).then((moves) => moves.length)).toBeGreaterThan(1);
      await expect.poll(() => byId(page, 'hint').count()).toBe(0);
    }, options));

  it('whoever wants it is warned before a blunder, and takes it back or not', () =>
    visit(
      async ({ page }) => {
        await openRecord(page, won);
        await byId(page, 'end-turn').click();
        await byId(page, 'blunder').waitFor();
        await shoot(page, `blunder-${device}`);
        expect(await violations(page)).toEqual([]);
        await byId(page, 'take-back').click();
        await expect.poll(() => byId(page, 'blunder').count()).toBe(0);
        expect(await savedMoves(page)).toEqual([]);
        await byId(page, 'end-turn').click();
        await byId(page, 'play-anyway').click();
        await expect.poll(() => savedMoves(page)).toContain('1 end');
      },
      options,
      { settings: { blunderWarnings: true } },
    ));
});

// Fills the worker that thinks with seconds of work before the first question to a bot; at 40 % there is time to look.
function slowBot(): void {
  const post = Worker.prototype.postMessage;
  let isSlow = true;
  Worker.prototype.postMessage = function (this: Worker, message: { id: number; question: string }) {
    if (message.question === 'bot' && isSlow) {
      isSlow = false;
      for (let id = -1; id >= -8; --id) post.call(this, { id, question: 'bench', parameters: { quick: false } });
      this.dispatchEvent(new MessageEvent('message', { data: { id: message.id, progress: 40 } }));
    }
    post.call(this, message);
  };
}

it.each(Object.entries({ laptop, phone }))('nothing waits while a bot thinks, on a %s', (device, options) =>
  visit(async ({ page, context }) => {
    await context.addInitScript(slowBot);
    await openRecord(page, middle);
    await byId(page, 'end-turn').click();
    const thinking = byId(page, 'thinking');
    await thinking.first().waitFor();
    expect(await thinking.first().getAttribute('aria-valuenow')).toBe('40');
    expect(await byId(page, 'ask-hint').isDisabled()).toBe(true); // never about an opponent's turn
    await shoot(page, `thinking-${device}`);
    // The engine writes the game down while the bot thinks.
    await byId(page, 'table-menu').click();
    const saved = page.waitForEvent('download', { timeout: 2_000 });
    await byId(page, 'export-game').click();
    expect((await saved).suggestedFilename()).toMatch(/\.nhx$/);
    expect(await thinking.count()).toBeGreaterThan(0);
    // Whoever leaves the table is not kept waiting either.
    await page.goto(address('new'));
    await byId(page, 'start-game').click();
    await page.waitForSelector('[data-testid="table"][data-phase="setup"][data-asked="true"]', { timeout: 2_000 });
  }, options),
);

it('nobody is warned who has not asked for it, nor of a good turn', async () => {
  await visit(async ({ page }) => {
    await openRecord(page, won);
    await byId(page, 'end-turn').click();
    await expect.poll(() => savedMoves(page)).toContain('1 end');
  });
  await visit(
    async ({ page }) => {
      await openRecord(page, won);
      await page.click('[data-testid="hand-tile"][data-tile="battle"]');
      await byId(page, 'start-battle').click();
      await byId(page, 'game-over').waitFor();
    },
    laptop,
    { settings: { blunderWarnings: true } },
  );
});

it('a hint comes and goes by key', () =>
  visit(async ({ page }) => {
    await openRecord(page, middle);
    await byId(page, 'ask-hint').waitFor();
    await page.keyboard.press('i');
    await byId(page, 'hint').waitFor();
    await page.keyboard.press('i');
    await expect.poll(() => byId(page, 'hint').count()).toBe(0);
    await page.keyboard.press('i');
    await byId(page, 'hint-turn').first().waitFor(); // the first question was given up, the second is answered
    await page.keyboard.press('Escape');
    await expect.poll(() => byId(page, 'hint').count()).toBe(0);
  }));
