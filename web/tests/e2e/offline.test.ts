import { expect, it } from 'vitest';
import { address, byId, useBrowser, visit } from './site';
import { savedMoves, settled } from './table';

useBrowser();

it('without a network the whole game is still there', () =>
  visit(async ({ page, context }) => {
    await page.goto(address());
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      if (!navigator.serviceWorker.controller)
        await new Promise((taken) => navigator.serviceWorker.addEventListener('controllerchange', taken));
    });
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
