import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { address, byId, useBrowser, visit } from './site';
import { staticHost } from './staticHost';
import { savedMoves, settled } from './table';

useBrowser();

// Waits until the service worker has kept everything and looks after the page.
async function controlled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((taken) => navigator.serviceWorker.addEventListener('controllerchange', taken));
  });
}

it('without a network the whole game is still there', () =>
  visit(async ({ page, context }) => {
    await page.goto(address());
    await controlled(page);
    await context.setOffline(true);
    await page.reload();
    await byId(page, 'play-now').click();
    expect(await settled(page)).toBe('asked');
    await page.click('[data-hex="c3"]');
    await byId(page, 'confirm').click();
    await expect.poll(async () => (await savedMoves(page)).length).toBeGreaterThan(1);
    await page.reload();
    expect(await settled(page)).toBe('asked');
    for (const path of ['rules/quick-start', 'armies/vegas', 'replay', 'settings', 'saved', 'new']) {
      await page.goto(address(path));
      await page.locator('main h1').first().waitFor();
    }
  }));

it('can be installed', () =>
  visit(async ({ page }) => {
    await page.goto(address());
    const link = await page.getAttribute('link[rel="manifest"]', 'href');
    const found = await page.evaluate(async (href) => {
      const manifest = (await (await fetch(href)).json()) as { start_url: string; icons: { src: string }[] };
      const icons = await Promise.all(manifest.icons.map(async ({ src }) => (await fetch(src)).status));
      return { start: manifest.start_url, icons };
    }, link!);
    expect(found).toEqual({ start: './', icons: [200, 200, 200, 200] });
  }));

it('from a folder of a plain host: a new version is offered, and taken when wanted', () =>
  visit(async ({ page }) => {
    const host = await staticHost();
    try {
      await page.goto(host.address);
      await controlled(page);
      host.release();
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await byId(page, 'new-version').waitFor();
      await Promise.all([page.waitForEvent('load'), byId(page, 'new-version').getByRole('button').first().click()]);
      await byId(page, 'play-now').click();
      expect(await settled(page)).toBe('asked');
      expect(await byId(page, 'new-version').count()).toBe(0);
      expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(1);
    } finally {
      host.close();
    }
  }));
