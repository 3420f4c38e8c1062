/// <reference types="node" />
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { scenario } from './scenarios';
import { address, byId, useBrowser, visit } from './site';
import { openRecord, perform, savedMoves, savedRecord, settled } from './table';

useBrowser();

const example = readFileSync(resolve(import.meta.dirname, '../../../games/rulebook-3.0-game.nhx'), 'utf8');
const file = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });

function copied(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

describe('saved games', () => {
  it('go on after the browser was closed', () =>
    visit(async ({ page, context }) => {
      const { record, actions } = scenario('movement/a-move-goes-one-hex-and-turns');
      await openRecord(page, record);
      await perform(page, actions[0]!);
      await page.close();
      const later = await context.newPage();
      await later.goto(address());
      await byId(later, 'continue').click();
      expect(await settled(later)).toBe('asked');
      expect(await savedMoves(later)).toEqual(actions.slice(0, 1));
      await later.reload();
      expect(await settled(later)).toBe('asked');
      await byId(later, 'undo').click(); // also what was done before the break can be taken back
      await expect.poll(() => savedMoves(later)).toEqual([]);
    }));

  it('are listed, renamed, written to a file, read from it and deleted', () =>
    visit(async ({ page }) => {
      await page.goto(address('saved'));
      await byId(page, 'file-input').setInputFiles(file('club evening.nhx', example));
      const games = byId(page, 'saved-game');
      await games.first().waitFor();
      expect(await games.first().innerText()).toContain('club evening');

      await byId(page, 'rename').click();
      await byId(page, 'new-name').fill('Zażółć gęślą jaźń');
      await page.keyboard.press('Enter');
      await expect.poll(() => games.first().innerText()).toContain('Zażółć gęślą jaźń');

      const download = page.waitForEvent('download');
      await byId(page, 'export').click();
      const saved = await download;
      expect(saved.suggestedFilename()).toMatch(/\.nhx$/);
      const text = readFileSync(await saved.path(), 'utf8');

      await byId(page, 'file-input').setInputFiles(file('again.nhx', text));
      await expect.poll(() => games.count()).toBe(2);
      await byId(page, 'remove').first().click();
      await byId(page, 'remove-yes').click();
      await expect.poll(() => games.count()).toBe(1);
      await byId(page, 'resume').click();
      expect(await settled(page)).toBe('asked');
    }));

  it('can be dropped onto the page', () =>
    visit(async ({ page }) => {
      await page.goto(address('saved'));
      const data = await page.evaluateHandle((text) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([text], 'dropped.nhx'));
        return transfer;
      }, example);
      await page.dispatchEvent('main', 'drop', { dataTransfer: data });
      await byId(page, 'saved-game').waitFor();
    }));

  it('a file that is no game says what is wrong with it', () =>
    visit(async ({ page }) => {
      await page.goto(address('saved'));
      await byId(page, 'file-input').setInputFiles(file('broken.nhx', 'nhx 1\nplayer 1 elves\nmoves\n'));
      expect(await byId(page, 'file-faults').innerText()).toMatch(/broken\.nhx[^]*Line 2/);
      await byId(page, 'file-input').setInputFiles(file('illegal.nhx', example.replace('1 hq c3', '1 hq e5')));
      await expect.poll(() => byId(page, 'file-faults').innerText()).toContain('illegal.nhx');
      expect(await byId(page, 'saved-game').count()).toBe(0);
    }));
});

describe('a replay', () => {
  it('goes back and forth through a file, and on from any place as a game', () =>
    visit(async ({ page }) => {
      await page.goto(address('replay'));
      await byId(page, 'file-input').setInputFiles(file('example.nhx', example));
      const step = byId(page, 'replay-step');
      await expect.poll(() => step.innerText()).toMatch(/^0 \/ \d+$/);
      await byId(page, 'replay-forward').click();
      await byId(page, 'replay-forward').click();
      await expect.poll(() => step.innerText()).toMatch(/^2 \//);
      expect(await page.locator('[data-at]').count()).toBe(2);
      await byId(page, 'replay-back').click();
      await expect.poll(() => page.locator('[data-at]').count()).toBe(1);
      await byId(page, 'replay-end').click();
      await expect.poll(() => byId(page, 'replay-forward').isDisabled()).toBe(true);
      await page.locator('[data-stop="5"]').click();
      await expect.poll(() => step.innerText()).toMatch(/^5 \//);
      await byId(page, 'replay-play').click();
      await expect.poll(() => step.innerText(), { timeout: 5000 }).toMatch(/^[6-9] \//);
      await byId(page, 'replay-play').click();
      await page.locator('[data-stop="5"]').click();
      await expect.poll(() => step.innerText()).toMatch(/^5 \//);
      await byId(page, 'play-on').click();
      expect(await settled(page)).toBe('asked');
    }));

  it('travels in a link', () =>
    visit(
      async ({ page, context }) => {
        await page.goto(address('replay'));
        await byId(page, 'example').click();
        await byId(page, 'share-link').click();
        await expect.poll(() => copied(page)).toContain('#/replay/z/');
        const link = await copied(page);
        const other = await context.newPage();
        await other.goto(link);
        await byId(other, 'replay').waitFor();
        await byId(other, 'copy-notation').click();
        await expect.poll(() => copied(other)).toContain('1 hq c3');
      },
      { viewport: { width: 1280, height: 800 }, permissions: ['clipboard-read', 'clipboard-write'] },
    ));

  it('that is too long for a link says so, and offers a file instead', () =>
    visit(async ({ page }) => {
      const letters = Array.from({ length: 400 }, () => randomBytes(60).toString('hex'));
      const about = letters.map((line, index) => `about note-${index + 1} ${line}`).join('\n');
      await page.goto(address('replay'));
      const long = example.replace(/^(game .*)$/m, `$1\n${about}`);
      await byId(page, 'file-input').setInputFiles(file('long.nhx', long));
      await byId(page, 'share-link').click();
      await expect.poll(() => byId(page, 'share-message').innerText()).toMatch(/too long.*32,000/);
      const download = page.waitForEvent('download');
      await byId(page, 'save-instead').click();
      expect(readFileSync(await (await download).path(), 'utf8')).toContain(letters.at(-1));
      expect(await byId(page, 'save-instead').count()).toBe(0);
    }));

  it('from a broken link says so', () =>
    visit(async ({ page }) => {
      for (const data of ['q', 'AAAA', 'bm9uc2Vuc2U', '%00']) {
        await page.goto(address(`replay/z/${data}`));
        await byId(page, 'replay-trouble').waitFor();
        expect(await byId(page, 'replay-trouble').innerText()).toContain('broken');
        await page.goto(address());
      }
    }));

  it('of a game just played', () =>
    visit(async ({ page }) => {
      const { record, actions } = scenario('instants/a-small-bomb-hits-three-hexes');
      await openRecord(page, record);
      await perform(page, actions[0]!);
      expect(await savedRecord(page)).toContain(actions[0]);
      await page.goto(address('saved'));
      await byId(page, 'watch').click();
      await byId(page, 'replay-forward').click();
      await expect.poll(() => byId(page, 'replay-step').innerText()).toMatch(/^1 \//);
    }));
});
