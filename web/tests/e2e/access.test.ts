import { describe, expect, it } from 'vitest';
import { violations } from './axe';
import { pages } from './pages';
import { scenario } from './scenarios';
import { address, byId, complete, laptop, phone, useBrowser, visit } from './site';
import { openRecord, perform, savedMoves, settled, tap } from './table';

useBrowser();

describe.each(['dark', 'light'] as const)('axe finds nothing in %s colours', (theme) => {
  it('on every page', () =>
    visit(
      async ({ page }) => {
        const found: Record<string, string[]> = {};
        for (const [name, path] of Object.entries(pages)) {
          await page.goto(address(path));
          await complete(page);
          const faults = await violations(page);
          if (faults.length > 0) found[name] = faults;
        }
        expect(found).toEqual({});
      },
      { ...laptop, colorScheme: theme },
    ));

  it.each(['laptop', 'phone'])('at the table on a %s', (device) =>
    visit(
      async ({ page }) => {
        await openRecord(page, scenario('battles/rulebook-3-0-battle').record);
        expect(await violations(page)).toEqual([]);
        await page.locator('[data-testid="hand-tile"]').first().click();
        await byId(page, 'table-menu').click();
        expect(await violations(page)).toEqual([]);
      },
      { ...(device === 'phone' ? phone : laptop), colorScheme: theme },
    ),
  );

  it('in a replay, after a game and with an open menu on a phone', () =>
    visit(
      async ({ page }) => {
        await page.goto(address('replay'));
        await byId(page, 'example').click();
        await byId(page, 'replay').waitFor();
        await byId(page, 'replay-forward').click();
        expect(await violations(page)).toEqual([]);
        await byId(page, 'menu').click();
        expect(await violations(page)).toEqual([]);
        const { record, actions } = scenario('overtime/by-option-a-tie-is-a-draw-at-once');
        await openRecord(page, record);
        await perform(page, actions[0]!);
        await byId(page, 'game-over').waitFor();
        expect(await violations(page)).toEqual([]);
      },
      { ...phone, colorScheme: theme },
    ));
});

it('everything can be done by keyboard alone', () =>
  visit(async ({ page }) => {
    const press = (key: string) => page.keyboard.press(key);
    const focused = (attribute: string) =>
      page.evaluate((name) => document.activeElement?.getAttribute(name) ?? '', attribute);
    const tabTo = async (isThere: () => Promise<boolean>) => {
      for (let tries = 0; tries < 60 && !(await isThere()); ++tries) await press('Tab');
      expect(await isThere()).toBe(true);
    };
    const tabToId = (id: string) => tabTo(async () => (await focused('data-testid')) === id);
    const tabToBoard = () => tabTo(async () => (await focused('data-hex')) !== '');

    await page.goto(address());
    await press('Tab');
    await press('Enter'); // the skip link
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
    await tabToId('play-now');
    await press('Enter');
    await settled(page);

    await tabToBoard();
    await press('ArrowUp');
    await press('Enter');
    await press('Enter');
    await expect.poll(async () => (await savedMoves(page))[0]).toMatch(/^\d hq/);
    await settled(page);

    // A unit from the hand, turned and placed; then the end of the turn.
    const { record } = scenario('turn/every-discard-pile-lies-open');
    await openRecord(page, record);
    const chosen = page.locator('[data-testid="hand-tile"][aria-pressed="true"]');
    await press('1');
    await expect.poll(() => chosen.count()).toBe(1);
    await press('Escape');
    await press('Escape');
    await expect.poll(() => chosen.count()).toBe(0);
    await press('1');
    await expect.poll(() => focused('data-hex')).not.toBe('');
    await press('Enter');
    await press('e');
    await press('e');
    await press('Enter');
    await expect.poll(async () => (await savedMoves(page))[0]).toMatch(/^1 place commando \S\S se$/);
    await tabToId('end-turn');
    await press('Enter');
    await expect.poll(async () => (await savedMoves(page))[1]).toMatch(/^1 end/);
  }));

it('a phone plays by touch', () =>
  visit(async ({ page }) => {
    await page.goto(address());
    await byId(page, 'menu').tap();
    await page.tap('nav a[href="#/armies"]');
    await byId(page, 'army-borgo').tap();
    await byId(page, 'tile-mutant').waitFor();

    for (const name of ['movement/a-move-goes-one-hex-and-turns', 'hegemony/the-quartermaster-need-not-be-used']) {
      const { record, actions } = scenario(name);
      await openRecord(page, record);
      for (const action of actions) await perform(page, action, tap);
      expect((await savedMoves(page)).slice(0, actions.length)).toEqual(actions);
    }
    for (const tab of ['help', 'preview', 'log']) {
      await byId(page, `tab-${tab}`).tap();
      await byId(page, tab).waitFor();
    }
    const size = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(size[0]).toBe(size[1]); // nothing sticks out sideways
  }, phone));

it('Polish from the browser, English by a switch, and it stays so', () =>
  visit(
    async ({ page }) => {
      await page.goto(address());
      expect(await page.getAttribute('html', 'lang')).toBe('pl');
      await expect.poll(() => byId(page, 'play-now').innerText()).toBe('Zagraj teraz');
      for (const path of Object.values(pages)) {
        await page.goto(address(path));
        await page.locator('main h1').first().waitFor();
        expect(await page.locator('main').innerText()).not.toMatch(/\b(the|you|undefined|null)\b/i);
      }
      await openRecord(page, scenario('battles/rulebook-3-0-battle').record);
      expect(await page.locator('main').innerText()).not.toMatch(/\b(the|you|undefined|null)\b/i);
      await byId(page, 'language-en').click();
      await page.reload();
      expect(await page.getAttribute('html', 'lang')).toBe('en');
      await page.goto(address());
      await expect.poll(() => byId(page, 'play-now').innerText()).toBe('Play now');
    },
    { ...laptop, locale: 'pl-PL' },
  ));
